import { fairDraws } from '@ordago/fairness';
import { describe, expect, it } from 'vitest';
import { exactRouletteRtp, ROULETTE_FIELDS, type RoulettePlace, settleRoulette, spinRoulette } from './roulette.ts';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const PLACES: RoulettePlace[] = [
  ...NUMBERS.map((number) => ({ number })),
  ...ROULETTE_FIELDS.map((field) => ({ field })),
];
const STAKE = 100_000n;

describe('roulette', () => {
  it.each(PLACES)('returns 36/37 of what is staked on %j, over the 37 numbers', (place) => {
    const paid = NUMBERS.reduce((sum, number) => sum + settleRoulette([{ place, stake: STAKE }], number).payout, 0n);
    expect(paid).toBe(36n * STAKE);
    expect(exactRouletteRtp(place)).toEqual({ numerator: 36n, denominator: 37n });
  });
  it.each([
    [{ number: 17 }, 17, 36n],
    [{ number: 0 }, 0, 36n],
    [{ field: 'red' }, 36, 2n],
    [{ field: 'black' }, 2, 2n],
    [{ field: 'even' }, 0, 0n],
    [{ field: 'low' }, 18, 2n],
    [{ field: 'high' }, 19, 2n],
    [{ field: 'dozen-2' }, 24, 3n],
    [{ field: 'dozen-3' }, 24, 0n],
    [{ field: 'column-3' }, 36, 3n],
    [{ field: 'column-1' }, 36, 0n],
  ] as const)('on %j the number %i pays %i times the stake', (place, number, times) => {
    expect(settleRoulette([{ place, stake: STAKE }], number).payout).toBe(times * STAKE);
  });
  it('celebrates only what beats all stakes together', () => {
    const bets = [
      { place: { field: 'red' as const }, stake: STAKE },
      { place: { field: 'black' as const }, stake: STAKE },
    ];
    expect(settleRoulette(bets, 3)).toMatchObject({ payout: 2n * STAKE, beatsStake: false });
    expect(settleRoulette(bets.slice(0, 1), 3).beatsStake).toBe(true);
    expect(settleRoulette(bets.slice(0, 1), 0)).toMatchObject({ payout: 0n, beatsStake: false });
  });
  it('turns to the number that the seeds give', () => {
    const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'x', nonce: 7 };
    const number = spinRoulette([{ place: { number: 1 }, stake: 1n }], fairDraws(seeds)).number;
    expect(spinRoulette([{ place: { number: 2 }, stake: 1n }], fairDraws(seeds)).number).toBe(number);
  });
  it('stops on a number that is not on the wheel', () => {
    expect(() => settleRoulette([{ place: { number: 37 }, stake: 1n }], 3)).toThrow('not on the wheel');
  });
});
