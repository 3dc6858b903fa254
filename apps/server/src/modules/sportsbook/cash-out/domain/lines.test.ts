import { type Odds, odds } from '@ordago/kernel';
import { fairFactor, priceOutcomes } from '@ordago/pricing';
import {
  type Counts,
  MARKET_CATALOGUE,
  type Market,
  type MatchRecord,
  outcomesOf,
  readMarket,
  STATISTICS,
  settleOutcome,
} from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import type { MarketRef } from '../../shared/domain/market.ts';
import { chancesOf, type SellableLeg } from './cash-out.ts';
import { marketsAround, type PricedMarket } from './lines.ts';

/** Goals of a side in a half that are told apart. */
const GOALS_MAX = 5;
const goals = Array.from({ length: GOALS_MAX + 1 }, (_, count) => count);

/** Goals of home and away per half, from a dull match to one of many goals. */
const RATES = [
  [0.7, 0.55],
  [0.25, 0.3],
  [1.6, 0.4],
  [1.9, 1.7],
] as const;

/** Every match of two halves, with all of its counts equal to its goals, so that each kind of market asks about one of them. */
const MATCHES: readonly MatchRecord[] = goals.flatMap((h1) =>
  goals.flatMap((a1) => goals.flatMap((h2) => goals.map((a2) => matchOf([h1, a1], [h2, a2])))),
);

function matchOf(first: [number, number], second: [number, number]): MatchRecord {
  const periods = [first, second].map(([home, away]) => ({ home, away }));
  const score = { home: first[0] + second[0], away: first[1] + second[1] };
  const counts = (one: { home: number; away: number }): Counts =>
    Object.fromEntries([...STATISTICS, 'penalties'].map((statistic) => [statistic, one]));
  return {
    sort: 'match',
    status: 'completed',
    decidedIn: 'regular-time',
    score,
    periods,
    breaks: score,
    maxima: score,
    statistics: counts(score),
    statisticsByPeriod: periods.map(counts),
  };
}

const poisson = (rate: number) => {
  let chance = Math.exp(-rate);
  return goals.map((count) => {
    const own = chance;
    chance *= rate / (count + 1);
    return own;
  });
};

/** Chance of every match at these rates. */
function chancesAt([home, away]: readonly [number, number]): Float64Array {
  const h = poisson(home);
  const a = poisson(away);
  const raw = goals.flatMap((h1) =>
    goals.flatMap((a1) =>
      goals.flatMap((h2) => goals.map((a2) => (h[h1] ?? 0) * (a[a1] ?? 0) * (h[h2] ?? 0) * (a[a2] ?? 0))),
    ),
  );
  const sum = raw.reduce((total, one) => total + one, 0);
  return Float64Array.from(raw, (one) => one / sum);
}

/** Shares of the stake that an outcome wins and gets back in every match, by the resolver that settles it. */
interface Payoffs {
  readonly won: Float64Array;
  readonly returned: Float64Array;
}

/** Number of each match among those that come out alike in a market: by the goals of what it asks about. */
const byScore = MATCHES.map(({ score }) => numberOf(score));
const byHalf = [0, 1].map((half) => MATCHES.map(({ periods }) => numberOf(periods?.[half])));

function numberOf(score: { home: number; away: number } = { home: 0, away: 0 }): number {
  return score.home * 100 + score.away;
}

/** A market on a half asks about its goals alone; one that needs no halves about those of the match; any other about both. */
function alikeFor({ kind, values }: Market): readonly number[] {
  if (typeof values.period === 'number') return byHalf[values.period - 1] ?? [];
  return values.period === undefined && !kind.needs.includes('periods') ? byScore : [];
}

const payoffs = new Map<string, ReadonlyMap<string, Payoffs>>();
function payoffsOf({ kind, specifier }: MarketRef, isWithoutDraw = false): ReadonlyMap<string, Payoffs> {
  const key = `${kind} ${specifier} ${isWithoutDraw}`;
  const known = payoffs.get(key);
  if (known) return known;
  const market = readMarket(kind, specifier);
  if (market === null) throw new Error(`no market ${key}`);
  const offered = outcomesOf(market).filter((outcome) => !isWithoutDraw || outcome !== 'x');
  const alike = alikeFor(market);
  const made = new Map(
    offered.map((outcome) => {
      const settled = new Map<number, NonNullable<ReturnType<typeof settleOutcome>>>();
      const results = MATCHES.map((match, place) => {
        const name = alike[place] ?? place;
        const found = settled.get(name) ?? settleOutcome(market, outcome, match, offered);
        if (found) settled.set(name, found);
        return found;
      });
      return [
        outcome,
        {
          won: Float64Array.from(results, (one) => (one && one.result === 1 ? 1 - one.voidHalves / 2 : 0)),
          returned: Float64Array.from(results, (one) => (one ? one.voidHalves / 2 : 0)),
        },
      ] as const;
    }),
  );
  payoffs.set(key, made);
  return made;
}

const sumOf = (chances: Float64Array, shares: Float64Array) =>
  chances.reduce((sum, chance, place) => sum + chance * (shares[place] ?? 0), 0);

/** How a supplier prices that knows the chances: among what is decided, with a margin, on the ladder or to the thousandth. */
interface Pricing {
  readonly marginBps: number;
  readonly isOnLadder: boolean;
}

/** Prices markets at some chances; null of one that nobody would offer. */
function pricer(chances: Float64Array, { marginBps, isOnLadder }: Pricing) {
  const known = new Map<string, PricedMarket | null>();
  const priceOf = (ref: MarketRef, isWithoutDraw: boolean): PricedMarket | null => {
    const outcomes = [...payoffsOf(ref, isWithoutDraw)];
    const fair = outcomes.map(([, { won, returned }]) => sumOf(chances, won) / (1 - sumOf(chances, returned)));
    if (fair.some((chance) => chance < 0.0015 || chance > 0.97)) return null;
    const keys = outcomes.map(([outcome]) => outcome);
    const prices = priceOutcomes(keys, fair, { marginBps });
    const priced = prices.map(({ key, odds: onLadder, chance }) => ({
      selection: key,
      outcome: key,
      odds: isOnLadder ? onLadder : odds(Math.round(1_000 / chance)),
    }));
    return priced.every((one): one is typeof one & { odds: Odds } => one.odds !== null)
      ? { kind: ref.kind, specifier: ref.specifier, prices: priced }
      : null;
  };
  return (ref: MarketRef, isWithoutDraw = false) => {
    const key = `${ref.kind} ${ref.specifier} ${isWithoutDraw}`;
    if (!known.has(key)) known.set(key, priceOf(ref, isWithoutDraw));
    return known.get(key) ?? null;
  };
}

const SPECIFIERS = ['', 'period=1', 'side=home'].flatMap((scope) => [
  scope,
  ...Array.from({ length: 41 }, (_, step) => `${scope === '' ? '' : `${scope}|`}line=${(step - 20) / 4}`),
]);

interface Sold extends MarketRef {
  /** Sold without the draw that it knows, which returns the stakes then. */
  readonly isWithoutDraw: boolean;
}

/** All markets of the catalogue on a match, with whole, half and quarter lines from −5 to 5. */
const MARKETS: readonly Sold[] = MARKET_CATALOGUE.filter(
  ({ sort, key }) => sort === 'match' && key !== 'bet-builder',
).flatMap(({ key: kind }) =>
  [...SPECIFIERS, 'max=3', 'period=1|max=3', 'side=away|max=2'].flatMap((specifier) => {
    const market = readMarket(kind, specifier);
    if (market === null) return [];
    const known = outcomesOf(market);
    const mayLackDraw = known.includes('x') && known.length === 3;
    return (mayLackDraw ? [false, true] : [false]).map((isWithoutDraw) => ({ kind, specifier, isWithoutDraw }));
  }),
);

/** Markets whose stakes come back by some result, whole or by half, as the resolver says that settles them. */
const RETURNING = MARKETS.filter((sold) =>
  [...payoffsOf(sold, sold.isWithoutDraw).values()].some(({ returned }) => returned.some((share) => share > 0)),
);

/** Kinds whose return no price tells (decision 0006): a match that is played until it has a winner. */
const PLAYED_TO_A_WINNER = ['match-winner', 'half-time-full-time-2way'];
/** A count of visits sold without its draw: nothing else is sold of it that would tell. */
const ALONE = ['break-1x2', 'maxima-1x2'];

const CHECKED = RETURNING.filter(({ kind }) => ![...PLAYED_TO_A_WINNER, ...ALONE].includes(kind));

/** Odds at which a leg was bet: between prices of the moment above and below them. */
const PLACED = [1_500, 3_000];
/** Prices between which a value is compared; beyond them a step of the ladder is a large part of a chance. */
const ODDS_FROM = 1_100;
const ODDS_TO = 6_000;

interface Compared {
  readonly what: string;
  /** Value and its exact expectation, in shares of the stake; no value where the leg is not for sale. */
  readonly value: number | null;
  readonly exact: number;
}

/** Values every side of markets by the markets around them, and computes what it is worth from the chances themselves. */
function compare(
  markets: readonly Sold[],
  pricing: Pricing,
  around: (all: readonly PricedMarket[]) => readonly (readonly PricedMarket[])[],
): Compared[] {
  return RATES.flatMap((rates) => {
    const chances = chancesAt(rates);
    const priceOf = pricer(chances, pricing);
    return markets.flatMap((sold) => {
      const own = priceOf(sold, sold.isWithoutDraw);
      if (own === null || own.prices.some((one) => one.odds < ODDS_FROM || one.odds > ODDS_TO)) return [];
      const all = marketsAround(own).flatMap((ref) => priceOf(ref) ?? []);
      return around(all).flatMap((some) =>
        own.prices.flatMap(({ selection }) => valuesOf({ own, around: some, selection, sold, chances })),
      );
    });
  });
}

function valuesOf(leg: {
  readonly own: PricedMarket;
  readonly around: readonly PricedMarket[];
  readonly selection: string;
  readonly sold: Sold;
  readonly chances: Float64Array;
}): Compared[] {
  const { own, around, selection, sold, chances } = leg;
  const paid = payoffsOf(sold, sold.isWithoutDraw).get(selection);
  if (!paid) throw new Error(`no payoffs of ${selection}`);
  const sellable = { selection, market: sold, jointChance: null, prices: own.prices, around } as unknown as SellableLeg;
  const found = chancesOf(sellable);
  const what = `${sold.kind} ${sold.specifier} ${selection}${sold.isWithoutDraw ? ' without draw' : ''}, beside ${around
    .map(({ kind, specifier }) => `${kind} ${specifier}`)
    .join()}`;
  return PLACED.map((placed) => ({
    what: `${what}, at ${placed}`,
    value: found && shareOf(fairFactor([{ kind: 'chances', placed: odds(placed), chances: found }], null)),
    exact: sumOf(chances, paid.won) * (placed / 1_000) + sumOf(chances, paid.returned),
  }));
}

const shareOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number(numerator) / Number(denominator);

/** Those that are further from their expectation than a share of it, or of the stake where that is more. */
const beyond = (compared: readonly Compared[], tolerance: number) =>
  compared.filter(({ value, exact }) => value !== null && Math.abs(value - exact) > tolerance * Math.max(1, exact));

describe('a leg whose stake may come back', () => {
  it('is of a kind that is valued so: every kind that returns stakes by its result is known', () => {
    const asked = (kind: string) => CHECKED.some((one) => one.kind === kind);
    const kinds = [...new Set(RETURNING.map(({ kind }) => kind))];
    expect(kinds.filter((kind) => !asked(kind))).toEqual(
      [...PLAYED_TO_A_WINNER, ...ALONE].filter((kind) => kinds.includes(kind)),
    );
    expect(kinds.length).toBeGreaterThan(30);
  });

  it.each<[title: string, pricing: Pricing, tolerance: number]>([
    ['exact prices', { marginBps: 0, isOnLadder: false }, 0.003],
    ['prices on the ladder without a margin', { marginBps: 0, isOnLadder: true }, 0.02],
    ['prices on the ladder with a margin of 8 %', { marginBps: 800, isOnLadder: true }, 0.02],
  ])('is worth what it pays on average, over all whole, half and quarter lines: %s', (_title, pricing, tolerance) => {
    const compared = compare(CHECKED, pricing, (all) => [all]);
    expect(compared.length).toBeGreaterThan(2_000);
    expect(compared.filter(({ value }) => value === null)).toEqual([]);
    expect(beyond(compared, tolerance)).toEqual([]);
  });

  it('is worth so by any one market around it, or not for sale', () => {
    const some = CHECKED.filter(
      ({ kind, isWithoutDraw }) => !isWithoutDraw && !/^(cards|yellow|red|shots|fouls)/.test(kind),
    );
    const exact = compare(some, { marginBps: 0, isOnLadder: false }, (all) => all.map((one) => [one]));
    expect(beyond(exact, 0.02)).toEqual([]);
    const onLadder = compare(some, { marginBps: 600, isOnLadder: true }, (all) => all.map((one) => [one]));
    expect(beyond(onLadder, 0.05)).toEqual([]);
    expect(onLadder.filter(({ value }) => value !== null).length).toBeGreaterThan(onLadder.length * 0.9);
  });

  it('is not for sale where nothing tells how likely it comes back', () => {
    const isPush = ({ specifier, kind }: Sold) => kind === 'draw-no-bet' || /line=-?\d+(\.[27]5)?$/.test(specifier);
    const alone = CHECKED.filter((one) => !one.isWithoutDraw && isPush(one));
    const compared = compare(alone, { marginBps: 500, isOnLadder: true }, () => [[]]);
    expect(compared.length).toBeGreaterThan(500);
    expect(compared.filter(({ value }) => value !== null)).toEqual([]);
  });
});
