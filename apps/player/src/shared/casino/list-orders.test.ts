import { armOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { orderSeen } from './list-orders.ts';

const compared = { id: '4', category: 'megaways', pins_a: ['1'], pins_b: ['2', '1'], share_b: 50, arm: null };
const nobody = () => {
  throw new Error('a number was drawn');
};

describe('the order of a list', () => {
  it('is the only one, and nobody draws a number for it', () => {
    const one = { ...compared, pins_b: null, share_b: null };
    expect(orderSeen(one, nobody)).toEqual({ pins: ['1'], seen: null });
  });
  it.each([
    ['A', ['1']],
    ['B', ['2', '1']],
  ] as const)('of a player is the one that the server sends: %s', (arm, pins) => {
    expect(orderSeen({ ...compared, arm }, nobody)).toEqual({ pins, seen: { order: '4', arm } });
  });
  it('of a guest stays the same', () => {
    for (const visitor of ['1', '77', '4242']) {
      expect(orderSeen(compared, () => visitor).seen?.arm).toBe(armOf('4', visitor, 50));
    }
  });
});
