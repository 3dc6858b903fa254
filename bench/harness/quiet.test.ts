import { describe, expect, it } from 'vitest';
import { type Patience, takeQuietly } from './quiet.ts';

const patienceOf = (leftMs: number, shares: number[] = []): Patience => ({
  leftMs,
  disturbed: 0,
  othersShare: async () => shares.shift() ?? 0,
});

function turns(...shares: number[]) {
  const taken: number[] = [];
  const take = async () => {
    const othersShare = shares[taken.length] ?? 0;
    taken.push(othersShare);
    return { othersShare };
  };
  return { taken, take };
}

describe('a turn on a machine that others use', () => {
  it('counts at once where they leave it alone', async () => {
    const { taken, take } = turns(0.1);
    const patience = patienceOf(60_000);
    expect(await takeQuietly(take, patience)).toEqual({ othersShare: 0.1 });
    expect([taken.length, patience.disturbed]).toEqual([1, 0]);
  });

  it('is taken again while they come in between', async () => {
    const { taken, take } = turns(0.5, 0.3, 0.05);
    expect(await takeQuietly(take, patienceOf(60_000))).toEqual({ othersShare: 0.05 });
    expect(taken).toEqual([0.5, 0.3, 0.05]);
  });

  it('waits until they are done', async () => {
    const shares = [0.9, 0.9, 0];
    const { taken, take } = turns(0);
    await takeQuietly(take, patienceOf(60_000, shares));
    expect([shares, taken]).toEqual([[], [0]]);
  });

  it('counts as disturbed once the patience is used up', async () => {
    const { taken, take } = turns(0.5, 0.05);
    const patience = patienceOf(0, [0.9]);
    expect(await takeQuietly(take, patience)).toEqual({ othersShare: 0.5 });
    expect([taken.length, patience.disturbed]).toEqual([1, 1]);
  });

  it('counts where the system does not report what others use', async () => {
    const { taken, take } = turns(Number.NaN);
    await takeQuietly(take, patienceOf(60_000, [Number.NaN]));
    expect(taken).toHaveLength(1);
  });
});
