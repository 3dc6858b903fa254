import { readMarket, settleOutcome } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { messageOf } from './feed-message.mapping.ts';

/** A match with one goal, as a supplier reports its time. */
function oneGoal(when: { minute?: number; seconds?: number }) {
  const record = {
    sort: 'match',
    status: 'completed',
    score: { home: 1, away: 0 },
    goals: [{ side: 'home', ...when }],
  };
  const message = { kind: 'record', event: 'e', version: 1, record } as const;
  const read = messageOf('feed', message as Parameters<typeof messageOf>[1]);
  if (read.kind !== 'record') throw new Error('it is no record');
  return read.record;
}

describe('the time of a goal', () => {
  it.each([
    [{ seconds: 15 * 60 }, '1-15'],
    [{ seconds: 15 * 60 + 1 }, '16-30'],
    [{ seconds: 0 }, '1-15'],
    [{ minute: 16 }, '16-30'],
    // A minute rounded by the supplier counts as it is.
    [{ minute: 15, seconds: 15 * 60 + 1 }, '1-15'],
  ])('%j is rounded up to the next minute: %s', (when, wins) => {
    const market = readMarket('first-goal-time', 'every=15');
    expect(market && settleOutcome(market, wins, oneGoal(when))).toEqual({ result: 1, voidHalves: 0 });
  });

  it('is no longer given in seconds', () => {
    expect(oneGoal({ seconds: 61 })).toMatchObject({ goals: [{ side: 'home', minute: 2 }] });
    expect(JSON.stringify(oneGoal({ seconds: 61 }))).not.toContain('seconds');
  });
});

describe('a contest that was interrupted', () => {
  const record = { sort: 'match', status: 'abandoned', score: { home: 1, away: 0 } } as const;
  const base = { event: 'e', version: 1 } as const;

  it.each(['displayed', 'real', undefined] as const)('has what was played in its unit, %s, halted or ended', (unit) => {
    const named = unit === undefined ? {} : { unit };
    const at = '2026-11-22T18:00:00Z';
    const halt = { kind: 'interrupted', at, record, played: 50, ...named } as const;
    const read = [
      messageOf('feed', { ...base, kind: 'halt', halt }),
      messageOf('feed', { ...base, kind: 'record', record, ending: { kind: 'interrupted', played: 50, ...named } }),
    ];
    expect(read[0]).toMatchObject({ halt: { kind: 'interrupted', played: 50 } });
    expect(read.map((one) => (one.kind === 'halt' ? one.halt : one.kind === 'record' ? one.ending : null))).toEqual([
      expect.objectContaining({ played: 50, ...named }),
      { kind: 'interrupted', played: 50, ...named },
    ]);
  });
});
