import {
  cupPairings,
  GOAL_WEIGHTS,
  VIRTUAL_TEAMS,
  VIRTUAL_WAYS,
  virtualNoneWays,
  virtualOvertimeWays,
  virtualScoreWays,
} from '@ordago/game-engines';
import { type MatchRecord, outcomesOf, readMarket, settleMarket, sportRuleOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import {
  CUP_MARGINS_BPS,
  cupChances,
  firstGoalChances,
  gridOfMatch,
  knockoutChances,
  leagueChances,
  OWN_MARGINS_BPS,
  winnerOffer,
} from './domain/price-virtual.ts';
import type { VirtualPairing } from './domain/round.ts';
import { offerOf } from './use-cases/offer-match.ts';

/**
 * Margins in basis points as the operator states them (`docs/modules/virtual-sports.md`). Prices are on a ladder and rounded
 * down, so that a market holds at least its margin.
 */
const MARGINS_BPS: Readonly<Record<string, number>> = {
  '1x2': 500,
  'double-chance': 500,
  total: 500,
  'team-total': 600,
  'both-score': 600,
  'both-score-result': 900,
  'both-score-total': 800,
  'half-time-full-time': 1_000,
  'goal-count': 1_000,
  'correct-score': 1_500,
  ...CUP_MARGINS_BPS,
  ...OWN_MARGINS_BPS,
};

/** Each way in which goals may fall into two halves, seven goals a side at most. */
const CELLS = upTo(7).flatMap((home) =>
  upTo(7).flatMap((away) => upTo(home).flatMap((h) => upTo(away).map((a) => ({ home, away, h, a })))),
);

/** Ways into which one score falls by half-time: each goal is before it in one of two ways. */
const HALVES = 2n ** 14n;

/** Number of equally likely ways to each cell, exactly: whole numbers, no chance rounded. */
function waysOf(pairing: VirtualPairing): bigint[] {
  const scores = virtualScoreWays(pairing);
  return CELLS.map(({ home, away, h, a }) => {
    const count = BigInt(scores[home]?.[away] ?? 0);
    return (count * choose(home, h) * choose(away, a) * HALVES) / 2n ** BigInt(home + away);
  });
}

/** Winning outcomes of a market in each cell, as the catalogue settles it; no matter who plays. */
function winnersOf(kind: string, specifier: string): readonly (readonly string[])[] {
  const key = `${kind} ${specifier}`;
  const market = readMarket(kind, specifier);
  if (market === null) throw new Error(`no market ${key}`);
  const winners =
    known.get(key) ??
    CELLS.map(({ home, away, h, a }) => {
      const periods = [
        { home: h, away: a },
        { home: home - h, away: away - a },
      ];
      const record: MatchRecord = { sort: 'match', status: 'completed', score: { home, away }, periods };
      const settled = settleMarket(market, record) ?? [];
      expect(settled.every(({ voidHalves }) => voidHalves === 0)).toBe(true);
      return settled.filter(({ result }) => result === 1).map(({ outcome }) => outcome);
    });
  known.set(key, winners);
  return winners;
}
const known = new Map<string, readonly (readonly string[])[]>();

const ALL = BigInt(VIRTUAL_WAYS) * HALVES;
/** The most by which the price of an outcome raises its chance, as a factor. */
const BURDEN_MAX = 1.3;

/** One pairing for each pair of strengths that meets: the others have the same tables. */
const PAIRINGS: readonly VirtualPairing[] = (() => {
  const first = new Map<string, VirtualPairing>();
  for (const [home, one] of VIRTUAL_TEAMS.entries()) {
    for (const [away, other] of VIRTUAL_TEAMS.entries()) {
      const key = `${one.attack - other.defence} ${other.attack - one.defence}`;
      if (home !== away && !first.has(key)) first.set(key, { home, away });
    }
  }
  return [...first.values()];
})();

describe('what a virtual match is sold in', () => {
  it('covers every pair of strengths and the markets that the rule book names', () => {
    expect(PAIRINGS.length).toBeGreaterThan(20);
    const kinds = new Set(PAIRINGS.flatMap((pairing) => offerOf(pairing, 'cup').map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(
      Object.keys(MARGINS_BPS)
        .filter((kind) => kind !== 'tournament-winner')
        .sort(),
    );
    for (const pairing of PAIRINGS) {
      const offered = offerOf(pairing, 'league').map(({ kind }) => kind);
      expect(offered).toEqual(expect.arrayContaining(['1x2', 'total', 'both-score', 'correct-score']));
    }
  });

  it.each(PAIRINGS)(
    'team $home against team $away: the stated margin, and no outcome that pays more than it costs',
    (pairing) => {
      const ways = waysOf(pairing);
      expect(ways.reduce((sum, count) => sum + count, 0n)).toBe(ALL);
      for (const { kind, specifier, selections } of offerOf(pairing, 'league')) {
        if (kind in OWN_MARGINS_BPS) continue;
        const market = readMarket(kind, specifier);
        if (market === null) throw new Error(`no market ${kind} ${specifier}`);
        expect(selections.map(({ outcome }) => outcome)).toEqual(outcomesOf(market));
        const wins = winsOf(winnersOf(kind, specifier), ways);
        const covers = kind === 'double-chance' ? 2 : 1;
        let book = 0;
        let burden = 0;
        for (const { outcome, odds } of selections) {
          // A stake of 1 on each of all equally likely matches returns no more than was staked.
          expect(BigInt(odds) * (wins.get(outcome) ?? 0n)).toBeLessThanOrEqual(1_000n * ALL);
          book += 1_000 / odds;
          burden = Math.max(burden, (1_000 / odds) * (Number(ALL) / Number(wins.get(outcome) ?? 0n)));
        }
        // Where an outcome bears as much as one may, the margin of its market is smaller.
        const stated = covers * (1 + (MARGINS_BPS[kind] ?? 0) / 10_000);
        if (burden < BURDEN_MAX) expect(book).toBeGreaterThanOrEqual(stated - 1e-9);
        else expect(book).toBeGreaterThanOrEqual(covers * 1.03);
        expect([...wins.values()].reduce((sum, count) => sum + count, 0n)).toBe(BigInt(covers) * ALL);
      }
    },
  );

  it.each(PAIRINGS)('team $home against team $away in the cup: overtime, shoot-out and who is through', (pairing) => {
    const regular = countsOf(virtualScoreWays(pairing));
    const overtime = countsOf(virtualOvertimeWays(pairing));
    const ways = BigInt(VIRTUAL_WAYS);
    // Of 2 · ways² equally likely evenings, those in which it comes so.
    const all = 2n * ways * ways;
    const through = 2n * regular.home * ways + regular.level * (2n * overtime.home + overtime.level);
    const wins: Readonly<Record<string, bigint>> = {
      'advancing 1': through,
      'advancing 2': all - through,
      'overtime yes': 2n * regular.level * ways,
      'overtime no': all - 2n * regular.level * ways,
      'shoot-out yes': 2n * regular.level * overtime.level,
      'shoot-out no': all - 2n * regular.level * overtime.level,
    };
    expect(knockoutChances(pairing).advancing).toBeCloseTo(Number((through * 1_000_000_000n) / all) / 1e9, 8);
    for (const { kind, selections } of offerOf(pairing, 'cup')) {
      if (!(kind in CUP_MARGINS_BPS)) continue;
      let book = 0;
      for (const { outcome, odds } of selections) {
        const count = wins[`${kind} ${outcome}`];
        if (count === undefined) throw new Error(`${kind} ${outcome} was not counted`);
        expect(BigInt(odds) * count).toBeLessThanOrEqual(1_000n * all);
        book += 1_000 / odds;
      }
      expect(book).toBeGreaterThanOrEqual(1 + (MARGINS_BPS[kind] ?? 0) / 10_000 - 1e-9);
    }
  });

  it.each(PAIRINGS)(
    'team $home against team $away: the first goal, cards and penalties, counted in whole ways',
    (pairing) => {
      const offered = offerOf(pairing, 'league').filter(({ kind }) => kind in OWN_MARGINS_BPS);
      expect(offered.map(({ kind, specifier }) => `${kind} ${specifier}`.trim()).sort()).toEqual(OWN_MARKETS);
      for (const { kind, specifier, selections } of offered) {
        const market = readMarket(kind, specifier);
        if (market === null) throw new Error(`no market ${kind} ${specifier}`);
        // The first goal is asked in as many intervals as the catalogue settles.
        expect(selections.map(({ outcome }) => outcome)).toEqual(outcomesOf(market));
        const { all, wins } =
          kind === 'first-goal-time' ? firstGoalWays(pairing, specifier) : incidentWays(kind, specifier);
        expect(wins.reduce((sum, count) => sum + count, 0n)).toBe(all);
        const book = selections.reduce((sum, { odds }) => sum + 1_000 / odds, 0);
        expect(book).toBeGreaterThanOrEqual(1 + (MARGINS_BPS[kind] ?? 0) / 10_000 - 1e-9);
        for (const [place, { odds }] of selections.entries()) {
          expect(BigInt(odds) * (wins[place] ?? 0n)).toBeLessThanOrEqual(1_000n * all);
        }
      }
    },
  );

  it('knows when the first goal falls, as the ways of the draw count it', () => {
    for (const every of [15, 30]) {
      const { all, wins } = firstGoalWays({ home: 2, away: 12 }, `every=${every}`);
      for (const [place, chance] of firstGoalChances({ home: 2, away: 12 }, every).entries()) {
        expect(chance).toBeCloseTo(Number(((wins[place] ?? 0n) * 10n ** 12n) / all) / 1e12, 10);
      }
    }
  });

  it.each(['league', 'cup'] as const)('of the %s is all that can be bet on by its article', (competition) => {
    const ofSeason = winnerOffer({ competition, season: 1 });
    const kinds = [...PAIRINGS.flatMap((pairing) => offerOf(pairing, competition)), ...ofSeason].map(
      ({ kind }) => kind,
    );
    const { outcomes } = sportRuleOf(`virtual-football-${competition}`) ?? { outcomes: [] };
    expect([...new Set(kinds)].sort()).toEqual([...outcomes].sort());
  });

  it('prices from the chances of the draw', () => {
    const pairing = { home: 0, away: 15 };
    const ways = virtualScoreWays(pairing);
    const chance = gridOfMatch(pairing).match[2 * 11 + 1];
    expect(chance).toBeCloseTo((ways[2]?.[1] ?? 0) / VIRTUAL_WAYS, 12);
  });
});

describe('who wins a cup', () => {
  it.each([1, 2, 3, 50])('cup %d: the chances are those of every way through its tree', (season) => {
    const chances = cupChances(season);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const counted = VIRTUAL_TEAMS.map(() => 0);
    const tree = cupPairings(season, 1, []).flatMap(({ home, away }) => [home, away]);
    for (const { winner, chance } of evenings(tree)) counted[winner] = (counted[winner] ?? 0) + chance;
    for (const [team, chance] of chances.entries()) expect(counted[team]).toBeCloseTo(chance, 9);
    const [market] = winnerOffer({ competition: 'cup', season });
    expect(market?.selections).toHaveLength(16);
    const book = market?.selections.reduce((sum, { odds }) => sum + 1_000 / odds, 0) ?? 0;
    expect(book).toBeGreaterThanOrEqual(1.15 - 1e-9);
    for (const [team, { odds }] of (market?.selections ?? []).entries()) {
      expect((odds / 1_000) * (chances[team] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
});

describe('who wins a league', () => {
  it('is priced from how often each team won of all seasons that were counted, with the stated margin', () => {
    const chances = leagueChances();
    // Each of sixteen is rounded to a whole season.
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
    const [market] = winnerOffer({ competition: 'league', season: 7 });
    expect(market?.selections).toHaveLength(16);
    expect(market?.selections.reduce((sum, { odds }) => sum + 1_000 / odds, 0)).toBeGreaterThanOrEqual(1.15 - 1e-9);
    for (const [team, { odds }] of (market?.selections ?? []).entries()) {
      expect((odds / 1_000) * (chances[team] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
});

/** Markets of a match beside those that the model of real football prices. */
const OWN_MARKETS = [
  'first-goal-time every=15',
  'first-goal-time every=30',
  ...['yellow-card', 'red-card', 'penalty'].flatMap((kind) => [kind, `${kind} side=away`, `${kind} side=home`]),
].sort();

/**
 * Ways of all equally likely ones, minute by minute, in which the first goal falls in each interval, and last in none.
 */
function firstGoalWays(pairing: VirtualPairing, specifier: string): { all: bigint; wins: bigint[] } {
  const every = Number(specifier.split('=')[1]);
  const most = 14n;
  const all = BigInt(VIRTUAL_WAYS) * 90n ** most;
  /** Ways without a goal in the first minutes: each of the goals falls in one of those after them. */
  const noneUntil = (minute: number) => {
    let sum = 0n;
    for (const [home, row] of virtualScoreWays(pairing).entries()) {
      for (const [away, count] of row.entries()) {
        const goals = BigInt(home + away);
        sum += BigInt(count) * BigInt(90 - minute) ** goals * 90n ** (most - goals);
      }
    }
    return sum;
  };
  const wins = Array.from({ length: 90 / every }, (_, at) => noneUntil(at * every) - noneUntil((at + 1) * every));
  return { all, wins: [...wins, noneUntil(90)] };
}

/** Pairs of all equally likely ones of both sides in which something happens at all. */
function incidentWays(kind: string, specifier: string): { all: bigint; wins: bigint[] } {
  const counted = kind === 'penalty' ? 'penalties' : kind === 'red-card' ? 'red-cards' : 'yellow-cards';
  const none = BigInt(virtualNoneWays(counted));
  const weights = BigInt(GOAL_WEIGHTS);
  const [all, without] = specifier === '' ? [weights * weights, none * none] : [weights, none];
  return { all, wins: [all - without, without] };
}

/** Every one of the 2^15 ways through a tree, summed up by who is left and round by round. */
function evenings(tree: readonly number[]): { winner: number; chance: number }[] {
  let left: { teams: readonly number[]; chance: number }[] = [{ teams: tree, chance: 1 }];
  while ((left[0]?.teams.length ?? 0) > 1) {
    const next = new Map<string, { teams: readonly number[]; chance: number }>();
    for (const { teams, chance } of left) {
      for (const one of roundOf(teams)) {
        const key = one.teams.join();
        next.set(key, { teams: one.teams, chance: (next.get(key)?.chance ?? 0) + chance * one.chance });
      }
    }
    left = [...next.values()];
  }
  return left.map(({ teams, chance }) => ({ winner: teams[0] ?? -1, chance }));
}

function roundOf(teams: readonly number[]): { teams: readonly number[]; chance: number }[] {
  let ways: { teams: readonly number[]; chance: number }[] = [{ teams: [], chance: 1 }];
  for (let at = 0; at < teams.length; at += 2) {
    const [home = 0, away = 0] = teams.slice(at, at + 2);
    const wins = knockoutChances({ home, away }).advancing;
    ways = ways.flatMap((way) => [
      { teams: [...way.teams, home], chance: way.chance * wins },
      { teams: [...way.teams, away], chance: way.chance * (1 - wins) },
    ]);
  }
  return ways;
}

function winsOf(winners: readonly (readonly string[])[], ways: readonly bigint[]): Map<string, bigint> {
  const wins = new Map<string, bigint>();
  for (const [cell, count] of ways.entries()) {
    for (const outcome of winners[cell] ?? []) wins.set(outcome, (wins.get(outcome) ?? 0n) + count);
  }
  return wins;
}

function countsOf(ways: readonly (readonly number[])[]): { home: bigint; level: bigint } {
  let home = 0n;
  let level = 0n;
  for (const [ours, row] of ways.entries()) {
    for (const [theirs, count] of row.entries()) {
      if (ours > theirs) home += BigInt(count);
      if (ours === theirs) level += BigInt(count);
    }
  }
  return { home, level };
}

function choose(of: number, some: number): bigint {
  let ways = 1n;
  for (let k = 1; k <= some; k += 1) ways = (ways * BigInt(of - some + k)) / BigInt(k);
  return ways;
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
