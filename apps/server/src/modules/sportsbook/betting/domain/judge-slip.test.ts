import { currency, HOUR_MS, type Instant, isRefusal, odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { OPEN_BETTING_RULES, offered } from '../../../../../test-support/sportsbook/slip-kit.ts';
import type { BettingRules, OfferedSelection, Slip, StakeLimits } from '../../shared/domain/slip.ts';
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
const rules = (change: Partial<BettingRules['settings']>, rest: Partial<BettingRules> = {}): BettingRules => ({
  ...OPEN_BETTING_RULES,
  ...rest,
  settings: { ...OPEN_BETTING_RULES.settings, ...change },
});
const many = Array.from({ length: 4 }, (_, n) => offered({ selection: String(n + 10), odds: odds(1_100) }));

describe('what a slip is refused for', () => {
  it.each<[string, string, Slip, readonly OfferedSelection[], BettingRules, object]>([
    ['bets-stopped', 'all reception is stopped', slip([a]), [a], rules({ areBetsStopped: true }), {}],
    ['live-bets-stopped', 'live reception is', slip([played]), [played], rules({ areLiveBetsStopped: true }), {}],
    ['bet-empty', 'no leg', slip([], { kind: 'express' }), [], OPEN_BETTING_RULES, {}],
    ['express-too-many', 'too many legs', slip(many), many, rules({ expressLegsMax: 3 }), { max: 3 }],
    [
      'combination-count-exceeded',
      'too many combinations',
      slip(many, { kind: 'system', system: { sizes: [2], bankers: [] } }),
      many,
      rules({ combinationsMax: 5 }),
      { max: 5 },
    ],
    [
      'express-odds-above-maximum',
      'too long odds',
      slip([a, b]),
      [a, b],
      rules({ expressOddsMax: odds(3_999) }),
      { max: '3.999' },
    ],
    [
      'events-impossible',
      'two matches of one team at once',
      slip([a, b]),
      [a, { ...b, teams: ['home-1', 'x'], startsAt: (a.startsAt + 3 * HOUR_MS - 1) as Instant }],
      OPEN_BETTING_RULES,
      { leg: 1 },
    ],
    [
      'bet-blocked-by-bookmaker',
      'a barred selection',
      slip([a, b]),
      [a, b],
      rules({}, { rules: [{ rule: 'barred', selection: '2' }] }),
      { leg: 1, selection: '2' },
    ],
    [
      'express-only',
      'a single on an event of expresses',
      slip([a]),
      [a],
      rules({}, { rules: [{ rule: 'express-only', selection: '1' }] }),
      { leg: 0 },
    ],
    [
      'single-only',
      'an express with an event of singles',
      slip([a, b]),
      [a, b],
      rules({}, { rules: [{ rule: 'single-only', selection: '1' }] }),
      { leg: 0 },
    ],
    [
      'live-mismatch',
      'a leg from before the match, now in play',
      slip([a]),
      [{ ...a, state: 'live', isInPlay: true }],
      OPEN_BETTING_RULES,
      { leg: 0 },
    ],
    [
      'prematch-mismatch',
      'a leg in play, not begun',
      slip([played]),
      [{ ...played, state: 'scheduled' }],
      OPEN_BETTING_RULES,
      {},
    ],
    [
      'selection-unknown',
      'a selection of another event',
      slip([], { kind: 'single', legs: [{ selection: '1', odds: odds(2_000), isLive: false, event: 'event-2' }] }),
      [a],
      OPEN_BETTING_RULES,
      { leg: 0 },
    ],
    [
      'bonus-express-too-few',
      'an express with bonus money',
      slip([a, b]),
      [a, b],
      rules({ bonusExpressLegsMin: 3 }, { funding: 'grant' }),
      { min: 3 },
    ],
    [
      'bonus-percent-not-allowed',
      'a bet that bonus money pays whole',
      slip([a]),
      [a],
      rules({ bonusPercentMax: 40 }, { funding: 'grant' }),
      { max: 40 },
    ],
    [
      'bonus-odds-too-low',
      'bonus money below 1.80',
      slip([{ ...a, odds: odds(1_799) }]),
      [{ ...a, odds: odds(1_799) }],
      rules({}, { funding: 'grant' }),
      { min: '1.80' },
    ],
  ])('%s: %s', (name, _title, judged, line, on, params) => {
    const verdict = judgeSlip(judged, line, LIMITS, on);
    expect(isRefusal(verdict) && verdict).toMatchObject({ name, params });
  });

  it('names every leg that is refused, each with its own reason', () => {
    const legs = [a, b, offered({ selection: '4' }), offered({ selection: '5' })];
    const gone = { selection: '9', odds: odds(2_000), isLive: false };
    const judged = slip(legs, { kind: 'express' });
    const line = [a, { ...b, odds: odds(1_900) }, legs[2], { ...legs[3], state: 'live', isInPlay: true }] as never;
    const barred = [{ rule: 'barred', selection: '4' }] as const;
    const verdict = judgeSlip({ ...judged, legs: [...judged.legs, gone] }, line, LIMITS, rules({}, { rules: barred }));
    expect(verdict).toMatchObject({ name: 'odds-changed', params: { leg: 1, offered: '2.00', current: '1.90' } });
    expect(isRefusal(verdict) && verdict.also).toMatchObject([
      { name: 'bet-blocked-by-bookmaker', params: { leg: 2, selection: '4' } },
      { name: 'live-mismatch', params: { leg: 3, selection: '5' } },
      { name: 'selection-unknown', params: { leg: 4 } },
    ]);
    const one = judgeSlip(slip([a, b]), [a, { ...b, odds: odds(1_900) }], LIMITS, OPEN_BETTING_RULES);
    expect(isRefusal(one) && one.also).toBe(undefined);
  });

  it.each<[string, Slip, readonly OfferedSelection[], BettingRules]>([
    [
      'a single of an event of singles',
      slip([a]),
      [a],
      rules({}, { rules: [{ rule: 'single-only', selection: '1' }] }),
    ],
    [
      'bonus money at 1.80',
      slip([{ ...a, odds: odds(1_800) }]),
      [{ ...a, odds: odds(1_800) }],
      rules({}, { funding: 'grant' }),
    ],
    [
      'one team twice with time between',
      slip([a, b]),
      [a, { ...b, teams: a.teams, startsAt: (a.startsAt + 3 * HOUR_MS) as Instant }],
      OPEN_BETTING_RULES,
    ],
    ['prematch bets while live ones are stopped', slip([a]), [a], rules({ areLiveBetsStopped: true })],
  ])('but takes %s', (_title, judged, line, on) => {
    expect(judgeSlip(judged, line, LIMITS, on)).toMatchObject({ line: 'usual' });
  });

  it('distinguishes a bet in play from one before the match', () => {
    expect(judgeSlip(slip([a, played]), [a, played], LIMITS, OPEN_BETTING_RULES)).toMatchObject({ line: 'live' });
  });
});
