import { currency, HOUR_MS, type Instant, isRefusal, odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { OPEN_DESK, offered } from '../../../../../test-support/sportsbook/slip-kit.ts';
import type { Desk, OfferedSelection, Slip, StakeLimits } from '../../shared/domain/slip.ts';
import { judgeSlip } from './judge-slip.ts';

const LIMITS: StakeLimits = {
  currency: currency('USD'),
  stakeMin: 100_000n,
  stakeDefault: 1_000_000n,
  stakeMax: 500_000_000n,
  payoutMax: 5_000_000_000n,
  liabilityMax: 25_000_000_000n,
  legalPayoutMax: null,
};
const a = offered({ selection: '1' });
const b = offered({ selection: '2' });
const played = offered({ selection: '3', state: 'live', isInPlay: true, score: '1-0' });

const slip = (legs: readonly OfferedSelection[], change: Partial<Slip> = {}): Slip => ({
  kind: legs.length === 1 ? 'single' : 'express',
  system: null,
  stake: 1_000_000n,
  accept: 'none',
  legs: legs.map((leg) => ({ selection: leg.selection, odds: leg.odds, isLive: leg === played })),
  ...change,
});
const desk = (change: Partial<Desk['settings']>, rest: Partial<Desk> = {}): Desk => ({
  ...OPEN_DESK,
  ...rest,
  settings: { ...OPEN_DESK.settings, ...change },
});
const many = Array.from({ length: 4 }, (_, n) => offered({ selection: String(n + 10), odds: odds(1_100) }));

describe('what a slip is refused for', () => {
  it.each<[string, string, Slip, readonly OfferedSelection[], Desk, object]>([
    ['bets-stopped', 'all reception is stopped', slip([a]), [a], desk({ areBetsStopped: true }), {}],
    ['live-bets-stopped', 'live reception is', slip([played]), [played], desk({ areLiveBetsStopped: true }), {}],
    ['bet-empty', 'no leg', slip([], { kind: 'express' }), [], OPEN_DESK, {}],
    ['express-too-many', 'too many legs', slip(many), many, desk({ expressLegsMax: 3 }), { max: 3 }],
    [
      'combination-count-exceeded',
      'too many combinations',
      slip(many, { kind: 'system', system: { sizes: [2], bankers: [] } }),
      many,
      desk({ combinationsMax: 5 }),
      { max: 5 },
    ],
    [
      'express-odds-above-maximum',
      'too long odds',
      slip([a, b]),
      [a, b],
      desk({ expressOddsMax: odds(3_999) }),
      { max: '3.999' },
    ],
    [
      'events-impossible',
      'two matches of one team at once',
      slip([a, b]),
      [a, { ...b, teams: ['home-1', 'x'], startsAt: (a.startsAt + 3 * HOUR_MS - 1) as Instant }],
      OPEN_DESK,
      { leg: 1 },
    ],
    [
      'bet-blocked-by-bookmaker',
      'a barred selection',
      slip([a, b]),
      [a, b],
      desk({}, { rules: [{ rule: 'barred', selection: '2' }] }),
      { leg: 1, selection: '2' },
    ],
    [
      'express-only',
      'a single on an event of expresses',
      slip([a]),
      [a],
      desk({}, { rules: [{ rule: 'express-only', selection: '1' }] }),
      { leg: 0 },
    ],
    [
      'single-only',
      'an express with an event of singles',
      slip([a, b]),
      [a, b],
      desk({}, { rules: [{ rule: 'single-only', selection: '1' }] }),
      { leg: 0 },
    ],
    [
      'live-mismatch',
      'a leg from before the match, now in play',
      slip([a]),
      [{ ...a, state: 'live', isInPlay: true }],
      OPEN_DESK,
      { leg: 0 },
    ],
    [
      'prematch-mismatch',
      'a leg in play, not begun',
      slip([played]),
      [{ ...played, state: 'scheduled' }],
      OPEN_DESK,
      {},
    ],
    [
      'selection-unknown',
      'a selection of another event',
      slip([], { kind: 'single', legs: [{ selection: '1', odds: odds(2_000), isLive: false, event: 'event-2' }] }),
      [a],
      OPEN_DESK,
      { leg: 0 },
    ],
    [
      'bonus-express-too-few',
      'an express with bonus money',
      slip([a, b]),
      [a, b],
      desk({ bonusExpressLegsMin: 3 }, { funding: 'grant' }),
      { min: 3 },
    ],
    [
      'bonus-percent-not-allowed',
      'a bet that bonus money pays whole',
      slip([a]),
      [a],
      desk({ bonusPercentMax: 40 }, { funding: 'grant' }),
      { max: 40 },
    ],
    [
      'bonus-odds-too-low',
      'bonus money below 1.80',
      slip([{ ...a, odds: odds(1_799) }]),
      [{ ...a, odds: odds(1_799) }],
      desk({}, { funding: 'grant' }),
      { min: '1.80' },
    ],
  ])('%s: %s', (name, _title, judged, line, on, params) => {
    const verdict = judgeSlip(judged, line, LIMITS, on);
    expect(isRefusal(verdict) && verdict).toMatchObject({ name, params });
  });

  it('names every leg that does not stand, each with its own reason', () => {
    const legs = [a, b, offered({ selection: '4' }), offered({ selection: '5' })];
    const gone = { selection: '9', odds: odds(2_000), isLive: false };
    const judged = slip(legs, { kind: 'express' });
    const line = [a, { ...b, odds: odds(1_900) }, legs[2], { ...legs[3], state: 'live', isInPlay: true }] as never;
    const rules = [{ rule: 'barred', selection: '4' }] as const;
    const verdict = judgeSlip({ ...judged, legs: [...judged.legs, gone] }, line, LIMITS, desk({}, { rules }));
    expect(verdict).toMatchObject({ name: 'odds-changed', params: { leg: 1, offered: '2.00', current: '1.90' } });
    expect(isRefusal(verdict) && verdict.also).toMatchObject([
      { name: 'bet-blocked-by-bookmaker', params: { leg: 2, selection: '4' } },
      { name: 'live-mismatch', params: { leg: 3, selection: '5' } },
      { name: 'selection-unknown', params: { leg: 4 } },
    ]);
    const one = judgeSlip(slip([a, b]), [a, { ...b, odds: odds(1_900) }], LIMITS, OPEN_DESK);
    expect(isRefusal(one) && one.also).toBe(undefined);
  });

  it.each<[string, Slip, readonly OfferedSelection[], Desk]>([
    ['a single of an event of singles', slip([a]), [a], desk({}, { rules: [{ rule: 'single-only', selection: '1' }] })],
    [
      'bonus money at 1.80',
      slip([{ ...a, odds: odds(1_800) }]),
      [{ ...a, odds: odds(1_800) }],
      desk({}, { funding: 'grant' }),
    ],
    [
      'one team twice with time between',
      slip([a, b]),
      [a, { ...b, teams: a.teams, startsAt: (a.startsAt + 3 * HOUR_MS) as Instant }],
      OPEN_DESK,
    ],
    ['prematch bets while live ones are stopped', slip([a]), [a], desk({ areLiveBetsStopped: true })],
  ])('but takes %s', (_title, judged, line, on) => {
    expect(judgeSlip(judged, line, LIMITS, on)).toMatchObject({ line: 'usual' });
  });

  it('tells a bet in play from one before the match', () => {
    expect(judgeSlip(slip([a, played]), [a, played], LIMITS, OPEN_DESK)).toMatchObject({ line: 'live' });
  });
});
