import { describe, expect, it } from 'vitest';
import { readLimited } from './read-limited.ts';

describe('a body that is read as far as it may come', () => {
  it('is whole up to the limit', async () => {
    expect(String(await readLimited(pieces(3, 'abc').body, 9, 'a file'))).toBe('abcabcabc');
  });

  it('is given up with the piece that is too much, and no more of it is read', async () => {
    const { body, taken } = pieces(1_000, 'abc');
    await expect(readLimited(body, 8, 'a file')).rejects.toThrow('a file answered more than 8 bytes');
    expect(taken()).toBe(3);
  });
});

function pieces(count: number, text: string) {
  let taken = 0;
  async function* body() {
    for (; taken < count; ) {
      taken += 1;
      yield Buffer.from(text);
    }
  }
  return { body: body(), taken: () => taken };
}
