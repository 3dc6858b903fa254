import { type ClockedSport, clockedContest } from './clocked.ts';
import type { SimulatedContest, SimulatedMarket } from './course.ts';
import type { Draw } from './draws.ts';
import { withIncidents } from './incidents.ts';
import {
  bothScore,
  doubleChance,
  handicap,
  linesAround,
  oddEven,
  teamTotal,
  threeWay,
  total,
  twoWay,
  winner,
} from './markets.ts';
import { type RallySport, rallyContest } from './rallies.ts';
import { recordMarkets } from './record-markets.ts';
import { type TurnsSport, turnsContest } from './turns.ts';

/** A sport of the simulation. */
export interface SimulatedSport {
  /** Its rule book. */
  readonly slug: string;
  /** Parts of a match, and the most that are played. */
  readonly parts: { readonly count: 'time' | 'sets' | 'innings'; readonly planned: number };
  /** Teams, or people: their names are drawn from other lists. */
  readonly sides: 'teams' | 'people' | 'squads';
  /** A match of it begins so often, in milliseconds: about as long as one lasts. */
  readonly everyMs: number;
  /** Time before its start from which it is announced and priced, in milliseconds. (Default: 0) */
  readonly announcedMs?: number;
  contest(draw: Draw): SimulatedContest;
}

const MINUTE_MS = 60_000;
export const ONE = [{ points: 1, chance: 1 }];

/** Markets of each sport by the clock. */
type Offer = (means: { readonly home: number; readonly away: number }) => SimulatedMarket[];

export const footballOffer: Offer = () => [
  threeWay(),
  doubleChance(),
  twoWay(),
  bothScore(),
  oddEven(),
  threeWay(1),
  threeWay(2),
  ...[0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((line) => total(line)),
  ...[0.5, 1.5, 2.5].map((line) => total(line, 1)),
  ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(handicap),
  ...[0.5, 1.5, 2.5].flatMap((line) => [teamTotal('home', line), teamTotal('away', line)]),
];

/** Few goals: the match may end level. */
export const fewGoals =
  (step: number): Offer =>
  ({ home, away }) => [
    threeWay(),
    doubleChance(),
    twoWay(),
    ...linesAround(home + away, { count: 3, step })
      .filter((line) => line > 0)
      .map((line) => total(line)),
    ...[-2.5, -1.5, 1.5, 2.5].map(handicap),
  ];

/** Many goals or points. */
export const manyPoints =
  ({ step, isDrawn }: { step: number; isDrawn: boolean }): Offer =>
  ({ home, away }) => [
    ...(isDrawn ? [threeWay(), twoWay()] : [winner()]),
    ...linesAround(home + away, { count: 5, step })
      .filter((line) => line > 0)
      .map((line) => total(line)),
    ...linesAround(away - home, { count: 4, step: step / 2 < 1 ? 1 : Math.round(step / 2) }).map(handicap),
    ...(isDrawn ? [threeWay(1), threeWay(2)] : []),
  ];

const setLines = (sets: number) => ({
  handicaps: Array.from({ length: sets - 1 }, (_, place) => place + 1.5).flatMap((line) => [-line, line]),
  totals: Array.from({ length: sets - 1 }, (_, place) => sets + place + 0.5),
});

function ofSets(sets: number, unitLines: readonly number[]): SimulatedMarket[] {
  const { handicaps, totals } = setLines(sets);
  const each = Array.from({ length: 2 * sets - 1 }, (_, place) => place + 1);
  return [
    winner(),
    ...totals.map((line) => total(line)),
    ...handicaps.map(handicap),
    ...each.flatMap((period) => [twoWay(period), ...unitLines.map((line) => total(line, period))]),
  ];
}

/** The strength of a side against a mean one: 1 is as strong, within a quarter below and a third above. */
const strengthOf = (draw: Draw) => 0.78 + 0.5 * draw();

/** Football of the clock's own pace has corners, cards and penalties, and is sold before it begins. */
export function football90(sport: ClockedSport): SimulatedSport {
  const withCounts: Offer = (means) => [...footballOffer(means), ...recordMarkets()];
  return { ...clocked('football', sport, withCounts, 'teams', true), announcedMs: 40 * MINUTE_MS };
}

/** A sport by the clock. */
export function clocked(
  slug: string,
  sport: ClockedSport,
  offer: Offer,
  sides: SimulatedSport['sides'] = 'teams',
  isCounted = false,
) {
  const minutes = sport.periods * sport.periodMinutes + (sport.periods - 1) * sport.breakMinutes;
  const points = sport.scores * sport.sizes.reduce((sum, size) => sum + size.points * size.chance, 0);
  return {
    slug,
    sides,
    everyMs: Math.round((minutes * MINUTE_MS) / sport.pace),
    parts: { count: 'time', planned: sport.periods },
    contest: (draw: Draw) => {
      // Sides that score often are closer to each other.
      const spread = sport.isFast ? 0.2 : 1;
      const near = () => 1 + (strengthOf(draw) - 1) * spread;
      const strengths = { home: near() * (1 + 0.08 * spread), away: near() };
      const markets = offer({ home: points * strengths.home, away: points * strengths.away });
      const contest = clockedContest(sport, { draw, strengths, markets });
      return isCounted ? withIncidents(contest, { sport, strengths, draw }) : contest;
    },
  } satisfies SimulatedSport;
}

interface Sets {
  readonly everyMinutes: number;
  /** Lines on the points, or games, of one set. */
  readonly lines: readonly number[];
  /** The most by which one side wins more points than the other. */
  readonly edge: number;
}

/** A sport of sets. */
export function rallies(
  slug: string,
  sport: RallySport,
  { everyMinutes, lines, edge }: Sets,
  sides: SimulatedSport['sides'],
) {
  return {
    slug,
    sides,
    everyMs: everyMinutes * MINUTE_MS,
    parts: { count: 'sets', planned: 2 * sport.sets - 1 },
    contest: (draw: Draw) =>
      rallyContest(sport, { draw, edge: (2 * draw() - 1) * edge, markets: ofSets(sport.sets, lines) }),
  } satisfies SimulatedSport;
}

export const toPoints = (target: number, cap: number | null = null) => ({ target, lead: 2, cap }) as const;
export const NO_GAMES = { game: null, tieBreak: null, serve: 0.5 } as const;

const INNINGS = 9;
const BASEBALL: Pick<TurnsSport, 'playMs' | 'breakMs'> = { playMs: 14_000, breakMs: 15_000 };
const RUNS = [
  { points: 1, chance: 0.68 },
  { points: 2, chance: 0.2 },
  { points: 3, chance: 0.09 },
  { points: 4, chance: 0.03 },
];

/** Turns at bat. */
export const turns = (slug: string, minutes: number, pace = 1): SimulatedSport => ({
  slug,
  sides: 'teams',
  everyMs: minutes * MINUTE_MS,
  parts: { count: 'innings', planned: INNINGS },
  contest: (draw) => {
    const near = () => 0.11 * (1 + (strengthOf(draw) - 1) * 0.6);
    const rules = { planned: INNINGS, scoring: { home: near() * 1.05, away: near() }, sizes: RUNS };
    const mean = 27 * (rules.scoring.home + rules.scoring.away) * 1.6;
    const markets = [
      winner(),
      ...linesAround(mean, { count: 4, step: 1 })
        .filter((line) => line > 0)
        .map((line) => total(line)),
      ...[-2.5, -1.5, 1.5, 2.5].map(handicap),
    ];
    const times = { playMs: BASEBALL.playMs / pace, breakMs: BASEBALL.breakMs / pace };
    return turnsContest({ rules, ...times }, { draw, markets });
  },
});
