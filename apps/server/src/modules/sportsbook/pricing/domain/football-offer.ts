import {
  HALF_CELLS,
  MATCH_CELLS,
  type OutcomePayoffs,
  type PartHolds,
  type Payoff,
  partHolds,
  payoffsOf,
  type Span,
} from '@ordago/pricing';
import {
  type Fact,
  FOOTBALL_MARKETS,
  type Market,
  type MatchRecord,
  outcomesOf,
  readMarket,
  type Score,
  settleMarket,
  specifierOf,
} from '@ordago/sport-rules';
import type { MarketRef } from '../../shared/domain/market.ts';

/**
 * Method that prices a market: by its payoffs in the cells of the model, as parts of another market, or by the order of
 * goals.
 */
export type Method =
  | { readonly by: 'payoffs'; readonly span: Span; readonly outcomes: readonly OutcomePayoffs[] }
  | {
      readonly by: 'cover';
      readonly span: Span;
      readonly parts: readonly OutcomePayoffs[];
      readonly covers: readonly { readonly key: string; readonly parts: readonly number[] }[];
    }
  | { readonly by: 'nth-goal'; readonly goal: number }
  | { readonly by: 'last-goal' }
  | { readonly by: 'first-goal-time'; readonly every: number };

/** A market of a football match that we price ourselves. */
export interface PricedMarket {
  readonly kind: string;
  readonly specifier: string;
  readonly outcomes: readonly string[];
  readonly method: Method;
  readonly marginBps: number;
  /** Facts that a result must contain to settle it. */
  readonly needs: ReadonlySet<Fact>;
  /** Offered however far ahead the match is. */
  readonly isMain: boolean;
  /** Lines are offered only as long as both sides are open. */
  readonly isLine: boolean;
}

/**
 * Every market of the catalogue's football list that follows from the chances of the scores. The payoff of each outcome
 * in each score comes from the resolver that will settle it, once: a price and its settlement cannot disagree.
 */
export function footballOffer(): readonly PricedMarket[] {
  compiled ??= FOOTBALL_MARKETS.flatMap((market) => compile(market) ?? []);
  return compiled;
}
let compiled: readonly PricedMarket[] | undefined;

/**
 * Returns where the outcomes of a market of ours win, as the model knows it beside all others: by the scores of both
 * halves; null for one whose stake may come back. No entry at all for a market that those do not decide (who scores
 * which goal, and when), or that we do not price.
 */
export function jointOutcomes({ kind, specifier }: MarketRef): ReadonlyMap<string, PartHolds | null> | null {
  joint ??= new Map(footballOffer().flatMap(jointly));
  return joint.get(`${kind}?${specifier}`) ?? null;
}
let joint: ReadonlyMap<string, ReadonlyMap<string, PartHolds | null>> | undefined;

function jointly({ kind, specifier, method, outcomes }: PricedMarket) {
  if (method.by !== 'payoffs' && method.by !== 'cover') return [];
  const holds = outcomes.map((outcome) => [outcome, partHolds(method.span, payoffsIn(method, outcome))] as const);
  return [[`${kind}?${specifier}`, new Map(holds)] as const];
}

function payoffsIn(method: Extract<Method, { by: 'payoffs' | 'cover' }>, outcome: string): readonly OutcomePayoffs[] {
  if (method.by === 'payoffs') return method.outcomes.filter(({ key }) => key === outcome);
  const places = method.covers.find(({ key }) => key === outcome)?.parts ?? [];
  return places.flatMap((place) => method.parts[place] ?? []);
}

/** Main markets, which lists show, and which are offered days ahead. */
const MAIN = [
  '1x2',
  'double-chance',
  'draw-no-bet',
  'both-score',
  'total line=1.5',
  'total line=2.5',
  'total line=3.5',
  'handicap line=-1',
  'handicap line=-0.5',
  'handicap line=0',
  'handicap line=0.5',
  'handicap line=1',
];

/** Margins in basis points: the more outcomes, the more a wrong chance costs. */
const MARGIN_BPS_DEFAULT = 600;
const MARGINS_BPS: Readonly<Record<string, number>> = {
  '1x2': 500,
  'double-chance': 500,
  'draw-no-bet': 500,
  handicap: 500,
  total: 500,
  'team-total': 600,
  'half-time-full-time': 1_000,
  'correct-score': 1_500,
  'goal-count': 1_000,
  'team-goal-count': 1_000,
  'winning-margin': 1_000,
  'both-score-result': 900,
  'both-score-total': 800,
  'result-total': 900,
  'first-goal-time': 1_000,
  'nth-goal': 700,
  'last-goal': 700,
};

function compile(market: Market): PricedMarket | null {
  const method = methodOf(market);
  if (method === null) return null;
  const { key } = market.kind;
  return {
    kind: key,
    specifier: specifierOf(market),
    outcomes: outcomesOf(market),
    method,
    marginBps: MARGINS_BPS[key] ?? MARGIN_BPS_DEFAULT,
    needs: new Set([...market.kind.needs, ...(market.values.period === undefined ? [] : (['periods'] as const))]),
    isMain: MAIN.includes(`${key} ${specifierOf(market)}`.trim()),
    isLine: market.values.line !== undefined,
  };
}

function methodOf(market: Market): Method | null {
  const { kind, values } = market;
  switch (kind.key) {
    case 'nth-goal':
      return { by: 'nth-goal', goal: Number(values.goal) };
    case 'last-goal':
      return { by: 'last-goal' };
    case 'first-goal-time':
      return { by: 'first-goal-time', every: Number(values.every) };
    case 'double-chance':
      return coverOf(market);
    default: {
      const fromScores = kind.needs.every((fact) => fact === 'score' || fact === 'periods');
      return fromScores && kind.winners === 'one' ? byPayoffs(market) : null;
    }
  }
}

function byPayoffs(market: Market): Extract<Method, { by: 'payoffs' }> {
  const span = spanOf(market);
  return { by: 'payoffs', span, outcomes: payoffsOfMarket(market, span) };
}

/** A double chance is priced from the three results. */
function coverOf(market: Market): Method | null {
  const results = readMarket('1x2', specifierOf(market));
  if (results === null) return null;
  const { span, outcomes: parts } = byPayoffs(results);
  const places = new Map(parts.map(({ key }, place) => [key, place]));
  const covers = outcomesOf(market).map((key) => ({ key, parts: [...key].map((part) => places.get(part) ?? 0) }));
  return { by: 'cover', span, parts, covers };
}

function spanOf({ kind, values }: Market): Span {
  if (values.period === 1) return 'first';
  if (values.period === 2) return 'second';
  return kind.needs.includes('periods') ? 'both' : 'match';
}

const NONE: Score = { home: 0, away: 0 };

function payoffsOfMarket(market: Market, span: Span): OutcomePayoffs[] {
  const columns = recordsOf(span).map((record) => {
    const settled = settleMarket(market, record) ?? [];
    return new Map(settled.map(({ outcome, result, voidHalves }) => [outcome, payoffOf(result, voidHalves)]));
  });
  return outcomesOf(market).map((key) =>
    payoffsOf(
      key,
      columns.map((column) => column.get(key) ?? LOSES),
    ),
  );
}

const LOSES: Payoff = { won: 0, returned: 0 };

function payoffOf(result: 0 | 1, voidHalves: 0 | 1 | 2): Payoff {
  return { won: (result * (2 - voidHalves)) / 2, returned: voidHalves / 2 };
}

/** A match for each cell of a span. */
function recordsOf(span: Span): MatchRecord[] {
  const record = (first: Score, second: Score): MatchRecord => ({
    sort: 'match',
    status: 'completed',
    periods: [first, second],
    score: { home: first.home + second.home, away: first.away + second.away },
  });
  if (span === 'both') return HALF_CELLS.map(({ first, second }) => record(first, second));
  return MATCH_CELLS.map((goals) => (span === 'second' ? record(NONE, goals) : record(goals, NONE)));
}
