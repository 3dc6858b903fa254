import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pack, packingFor } from './packing.ts';

describe('packing answers', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000, gzip; q=0', null],
    ['brotli', null],
  ] as const)('for %s takes %s', (header, packing) => {
    expect(packingFor(header)).toBe(packing);
  });

  it('can be undone', async () => {
    const text = 'ñandú '.repeat(500);
    const packed = { br: await pack(text, 'br'), gzip: await pack(text, 'gzip') };
    expect([brotliDecompressSync(packed.br).toString(), gunzipSync(packed.gzip).toString()]).toEqual([text, text]);
    expect(packed.br.length).toBeLessThan(text.length / 10);
  });
});
