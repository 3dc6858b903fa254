import { type LegOutcome, legFactor, odds } from '@ordago/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEST_EXAMPLES } from '../../test-support/market-examples/contests.ts';
import { INCIDENT_EXAMPLES } from '../../test-support/market-examples/incidents.ts';
import { SCORE_EXAMPLES } from '../../test-support/market-examples/scores.ts';
import { sumOf } from '../result/facts.ts';
import type { Goal, MatchRecord, RaceRecord, Runner, Score } from '../result/record.ts';
import { type Market, readMarket } from './catalogue.ts';
import { type SettledOutcome, settleMarket } from './settle-market.ts';
import { lineText } from './specifier.ts';

/** Every market that a worked example asks about. */
const MARKETS: readonly Market[] = [...SCORE_EXAMPLES, ...INCIDENT_EXAMPLES, ...CONTEST_EXAMPLES].map(
  ([key, specifier]) => marketOf(key, specifier),
);

function marketOf(key: string, specifier: string): Market {
  const market = readMarket(key, specifier);
  if (!market) throw new Error(`${key} does not read ${specifier}`);
  return market;
}

const counts = fc.record({ home: fc.nat({ max: 12 }), away: fc.nat({ max: 12 }) });
const goals: fc.Arbitrary<Goal[]> = fc
  .array(
    fc.record({
      side: fc.constantFrom('home' as const, 'away' as const),
      minute: fc.integer({ min: 1, max: 90 }),
      scorer: fc.constantFrom('ruiz', 'costa'),
      isOwnGoal: fc.boolean(),
    }),
    { maxLength: 9 },
  )
  .map((list) => list.toSorted((a, b) => a.minute - b.minute));

const scoreAt = (list: readonly Goal[]): Score =>
  sumOf(list.map(({ side }) => ({ home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0 })));

/** The record of these goals, up to a minute: 90 for the whole match. */
function recordUpTo(list: readonly Goal[], minute: number, statistics: MatchRecord['statistics']): MatchRecord {
  const fallen = list.filter((goal) => goal.minute !== undefined && goal.minute <= minute);
  const halves = [fallen.filter((goal) => (goal.minute ?? 0) <= 45), fallen.filter((goal) => (goal.minute ?? 0) > 45)];
  const common = {
    sort: 'match',
    score: scoreAt(fallen),
    goals: fallen,
    statistics,
    lineup: ['ruiz', 'costa'],
  } as const;
  const periods = (minute > 45 ? halves : halves.slice(0, 1)).map(scoreAt);
  return minute < 90
    ? { ...common, status: 'abandoned', minutesPlayed: minute, periods }
    : { ...common, status: 'completed', periods, decidedIn: 'regular-time' };
}

const matches: fc.Arbitrary<MatchRecord> = fc
  .record({
    list: goals,
    statistics: fc.record({
      corners: counts,
      'yellow-cards': counts,
      'red-cards': counts,
      shots: counts,
      'shots-on-target': counts,
      fouls: counts,
      penalties: counts,
    }),
    decidedIn: fc.constantFrom('regular-time' as const, 'overtime' as const, 'shoot-out' as const),
    beyond: fc.record({ overtime: counts, shootOut: counts }),
    advancing: fc.constantFrom('home' as const, 'away' as const),
  })
  .map(({ list, statistics, decidedIn, beyond, advancing }) => ({
    ...recordUpTo(list, 90, statistics),
    decidedIn,
    advancing,
    ...beyond,
  }));

const races: fc.Arbitrary<RaceRecord> = fc
  .array(
    fc.record({ state: fc.constantFrom('finished', 'retired', 'non-runner'), tie: fc.boolean(), laps: fc.nat(9) }),
    {
      minLength: 3,
      maxLength: 9,
    },
  )
  .map((runners) => {
    let position = 0;
    const entries = runners.map(({ state, tie, laps }, index): Runner => {
      const key = `r${index}`;
      if (index > 0 && state !== 'finished') return { key, state: state as 'retired' | 'non-runner', laps };
      const ahead = runners.slice(0, index).filter((one, at) => at === 0 || one.state === 'finished').length;
      position = tie && ahead > 0 ? position : ahead + 1;
      return { key, state: 'finished', position };
    });
    return { sort: 'race', status: 'completed', entries, fastestLap: ['r0'] };
  });

/** The parts of a stake that win and that come back, in 1/5040: exact for every dead heat of up to ten. */
function partsOf({ result, voidHalves, deadHeat }: LegOutcome): { won: number; back: number } {
  const share = deadHeat ? Number((5040n * deadHeat.numerator) / deadHeat.denominator) : 5040;
  return { won: (result * (2 - voidHalves) * share) / 2, back: (voidHalves * 5040) / 2 };
}

const totalParts = (settled: readonly SettledOutcome[]) =>
  settled
    .map(partsOf)
    .reduce((sum, { won, back }) => ({ won: sum.won + won, back: sum.back + back }), { won: 0, back: 0 });

const at190 = (outcome: LegOutcome | undefined) => {
  if (!outcome) throw new Error('unsettled');
  const { numerator, denominator } = legFactor(outcome, odds(1_900));
  return Number((numerator * 1_000_000n) / denominator);
};

describe('a market with one winner', () => {
  it('pays one whole win or returns the stakes, whatever the match', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom(...MARKETS), (record, market) => {
        fc.pre(market.kind.sort === 'match' && market.kind.winners === 'one');
        const settled = settleMarket(market, record);
        if (!settled) return;
        const { won, back } = totalParts(settled);
        expect(won + back / settled.length).toBe(5040);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shares one win among the runners that came in together', () => {
    fc.assert(
      fc.property(races, (record) => {
        const settled = settleMarket(marketOf('race-winner', ''), record);
        expect(totalParts((settled ?? []).filter(({ voidHalves }) => voidHalves === 0)).won).toBe(5040);
      }),
    );
  });
});

describe('markets with several winners', () => {
  it('double chance wins twice', () => {
    fc.assert(
      fc.property(matches, (record) => {
        expect(totalParts(settleMarket(marketOf('double-chance', ''), record) ?? []).won).toBe(2 * 5040);
      }),
    );
  });

  it('as many places are paid as there are, or as many as came in', () => {
    fc.assert(
      fc.property(races, fc.integer({ min: 2, max: 5 }), (record, places) => {
        const settled = settleMarket(marketOf('race-place', `places=${places}`), record) ?? [];
        const finished = (record.entries ?? []).filter(({ state }) => state === 'finished').length;
        expect(totalParts(settled.filter(({ voidHalves }) => voidHalves === 0)).won).toBe(
          5040 * Math.min(places, finished),
        );
      }),
    );
  });
});

describe('lines', () => {
  const LINES = [
    ['total', '', 2, 'over', 'under'],
    ['team-total', 'side=away|', 2, 'over', 'under'],
    ['corners-total', '', 2, 'over', 'under'],
    ['handicap', '', -16, '1', '2'],
    ['cards-handicap', '', -16, '1', '2'],
  ] as const;
  const settled = (key: string, specifier: string, record: MatchRecord) =>
    Object.fromEntries((settleMarket(marketOf(key, specifier), record) ?? []).map((one) => [one.outcome, one]));

  it.each(LINES)('a quarter line of %s is the mean of the lines beside it', (key, rest, min, a, b) => {
    fc.assert(
      fc.property(matches, fc.integer({ min, max: 30 }), (record, quarters) => {
        fc.pre(Math.abs(quarters % 2) === 1);
        const on = (line: number) => settled(key, `${rest}line=${lineText(line)}`, record);
        const below = on(quarters - 1);
        const line = on(quarters);
        const above = on(quarters + 1);
        for (const side of [a, b]) {
          expect(2 * at190(line[side])).toBe(at190(below[side]) + at190(above[side]));
        }
      }),
    );
  });

  it.each(LINES)('both sides of %s come out as opposites', (key, rest, min, a, b) => {
    const opposite: Record<number, number> = { 1900000: 0, 0: 1_900_000, 1000000: 1_000_000, 1450000: 500_000 };
    opposite[500_000] = 1_450_000;
    fc.assert(
      fc.property(matches, fc.integer({ min, max: 30 }), (record, quarters) => {
        const { [a]: one, [b]: other } = settled(key, `${rest}line=${lineText(quarters)}`, record);
        expect(at190(other)).toBe(opposite[at190(one)]);
      }),
    );
  });

  it('a handicap is the same seen from the other side', () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: -20, max: 20 }), (record, quarters) => {
        const turned: MatchRecord = {
          ...record,
          score: record.score && { home: record.score.away, away: record.score.home },
        };
        const here = settled('handicap', `line=${lineText(quarters)}`, record);
        const there = settled('handicap', `line=${lineText(-quarters)}`, turned);
        expect([at190(here['1']), at190(here['2'])]).toEqual([at190(there['2']), at190(there['1'])]);
      }),
    );
  });
});

describe('settling', () => {
  it('returns the same every time and leaves the record as it was', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom(...MARKETS), (record, market) => {
        const before = structuredClone(record);
        expect(settleMarket(market, record)).toEqual(settleMarket(market, structuredClone(before)));
        expect(record).toEqual(before);
      }),
    );
  });

  it('returns every stake of a walkover', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom(...MARKETS), (record, market) => {
        fc.pre(market.kind.sort === 'match');
        const settled = settleMarket(market, { ...record, status: 'walkover' }) ?? [];
        expect(settled.every(({ voidHalves }) => voidHalves === 2)).toBe(true);
      }),
    );
  });

  it('settles of an abandoned match only what the whole match would have settled alike', () => {
    const abandonable = MARKETS.filter(({ kind }) => kind.sort === 'match' && !kind.key.includes('-total-'));
    fc.assert(
      fc.property(goals, fc.integer({ min: 1, max: 89 }), fc.constantFrom(...abandonable), (list, minute, market) => {
        const end = recordUpTo(list, 90, undefined);
        // Where half and match have two ways, somebody wins in the end.
        fc.pre(market.kind.key !== 'half-time-full-time-2way' || end.score?.home !== end.score?.away);
        const whole = settleMarket(market, end);
        const stopped = settleMarket(market, recordUpTo(list, minute, undefined));
        stopped?.forEach((one, index) => {
          if (one.voidHalves !== 2) expect(one).toEqual(whole?.[index]);
        });
      }),
      { numRuns: 150 },
    );
  });
});
