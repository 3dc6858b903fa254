import type { Odds } from '@ordago/kernel';
import { ODDS_MIN, priceOf } from './ladder.ts';
import { type MarginMethod, withMargin } from './margin.ts';
import { type LeagueRatings, ratesOf } from './ratings.ts';
import { chanceOf, type ScoreMatrix, scoreMatrix } from './score-matrix.ts';

/** The markets that football is priced in, each with its selections in the order they are shown. */
export const MARKET_SELECTIONS = {
  'match-result': ['home', 'draw', 'away'],
  'double-chance': ['home-or-draw', 'home-or-away', 'draw-or-away'],
  totals: ['over', 'under'],
  'both-teams-to-score': ['yes', 'no'],
} as const;

export type MarketKind = keyof typeof MARKET_SELECTIONS;
export type SelectionKey = (typeof MARKET_SELECTIONS)[MarketKind][number];

/** Lines of totals, in halves of a goal: 1 is 0.5, 11 is 5.5. Integers, so that a line is an exact key. */
export const TOTALS_LINES_HALVES = [1, 3, 5, 7, 9, 11] as const;

/** Margin per market in basis points. Double chance follows the match result, whose margin it shares. */
export type Margins = Readonly<Record<Exclude<MarketKind, 'double-chance'>, number>>;

export const MARGINS_DEFAULT: Margins = { 'match-result': 500, totals: 500, 'both-teams-to-score': 600 };
export const MARGIN_METHOD_DEFAULT: MarginMethod = 'power';

export interface PricedSelection {
  readonly key: SelectionKey;
  /** The model's fair chance, without margin. */
  readonly chance: number;
  /** Thousandths, on the ladder, rounded down; null when the selection is not offered. */
  readonly odds: Odds | null;
}

export interface PricedMarket {
  readonly kind: MarketKind;
  /** Halves of a goal, for totals alone. */
  readonly lineHalves: number | null;
  /** The margin that the prices were made with, before they were rounded down to the ladder. */
  readonly marginBps: number;
  readonly marginMethod: MarginMethod;
  readonly selections: readonly PricedSelection[];
}

export interface PricingOptions {
  /** Replaces the default margin of some markets. */
  readonly margins?: Partial<Margins>;
  /** (Default: power) */
  readonly marginMethod?: MarginMethod;
}

/** Prices a match from its league's ratings in all markets, in the order they are shown (issue 2, item 8). */
export function priceMatch(
  ratings: LeagueRatings,
  teams: { home: string; away: string },
  options: PricingOptions = {},
): PricedMarket[] {
  return priceScores(scoreMatrix(ratesOf(ratings, teams)), options);
}

/** Prices all markets from the chances of the scores. */
export function priceScores(
  matrix: ScoreMatrix,
  { margins, marginMethod = MARGIN_METHOD_DEFAULT }: PricingOptions = {},
): PricedMarket[] {
  const bps = { ...MARGINS_DEFAULT, ...margins };
  const price = (kind: keyof Margins, lineHalves: number | null, chances: readonly number[]) =>
    priceMarket({ kind, lineHalves, chances, marginBps: bps[kind], marginMethod });
  const result = matchResultChances(matrix);
  return [
    price('match-result', null, result),
    priceDoubleChance(result, { marginBps: bps['match-result'], marginMethod }),
    ...TOTALS_LINES_HALVES.map((line) => price('totals', line, totalsChances(matrix, line))),
    price('both-teams-to-score', null, bothTeamsToScoreChances(matrix)),
  ];
}

/** Chances of home, draw and away. */
export function matchResultChances(matrix: ScoreMatrix): [home: number, draw: number, away: number] {
  const home = chanceOf(matrix, (scored, conceded) => scored > conceded);
  const draw = chanceOf(matrix, (scored, conceded) => scored === conceded);
  return normalised([home, draw, chanceOf(matrix, (scored, conceded) => scored < conceded)]);
}

/** Chances of over and under a line of half goals, given as an odd number of halves up to 19. */
export function totalsChances(matrix: ScoreMatrix, lineHalves: number): [over: number, under: number] {
  const over = chanceOf(matrix, (home, away) => 2 * (home + away) > lineHalves);
  return normalised([over, chanceOf(matrix, (home, away) => 2 * (home + away) < lineHalves)]);
}

/** Chances of yes and no. */
export function bothTeamsToScoreChances(matrix: ScoreMatrix): [yes: number, no: number] {
  const yes = chanceOf(matrix, (home, away) => home > 0 && away > 0);
  return normalised([yes, chanceOf(matrix, (home, away) => home === 0 || away === 0)]);
}

function priceMarket(market: {
  kind: keyof Margins;
  lineHalves: number | null;
  chances: readonly number[];
  marginBps: number;
  marginMethod: MarginMethod;
}): PricedMarket {
  const { kind, lineHalves, chances, marginBps, marginMethod } = market;
  const burdened = withMargin(chances, { marginBps, method: marginMethod });
  const selections = MARKET_SELECTIONS[kind].map((key, i) => select(key, chances[i] ?? 0, burdened[i] ?? 0));
  return { kind, lineHalves, marginBps, marginMethod, selections };
}

/**
 * Double chance costs what covering its two results in the match-result market costs, so that neither market can be
 * played against the other. Each pair is priced from the burdened chances, whose three sums make 2 · (1 + margin).
 */
function priceDoubleChance(
  [home, draw, away]: readonly [number, number, number],
  how: { marginBps: number; marginMethod: MarginMethod },
): PricedMarket {
  const burdened = withMargin([home, draw, away], { marginBps: how.marginBps, method: how.marginMethod });
  const [h = 0, d = 0, a = 0] = burdened;
  return {
    kind: 'double-chance',
    lineHalves: null,
    ...how,
    selections: [
      select('home-or-draw', home + draw, h + d),
      select('home-or-away', home + away, h + a),
      select('draw-or-away', draw + away, d + a),
    ],
  };
}

/** 1.01 is quoted as long as it is not above the fair price; a selection surer than that is not offered. */
function select(key: SelectionKey, chance: number, burdened: number): PricedSelection {
  const fair = priceOf(chance);
  return { key, chance, odds: fair === null ? null : (priceOf(burdened) ?? ODDS_MIN) };
}

/** Divides the last bits of rounding out, so that chances sum to 1. */
function normalised<T extends number[]>(chances: T): T {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum) as T;
}
