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
  /** Teams, or people: their names are drawn from other lists. */
  readonly sides: 'teams' | 'people' | 'squads';
  /** A match of it begins so often, in milliseconds: about as long as one lasts. */
  readonly everyMs: number;
  /** It is told of, and priced, so long before its start, in milliseconds. (Default: 0) */
  readonly announcedMs?: number;
  contest(draw: Draw): SimulatedContest;
}

const MINUTE_MS = 60_000;
const ONE = [{ points: 1, chance: 1 }];

/** What is asked of each sport by the clock. */
type Offer = (means: { readonly home: number; readonly away: number }) => SimulatedMarket[];

const football: Offer = () => [
  ...[threeWay(), doubleChance(), twoWay(), bothScore(), oddEven(), threeWay(1), threeWay(2)],
  ...[0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((line) => total(line)),
  ...[0.5, 1.5, 2.5].map((line) => total(line, 1)),
  ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(handicap),
  ...[0.5, 1.5, 2.5].flatMap((line) => [teamTotal('home', line), teamTotal('away', line)]),
];

/** Few goals: the match may end level. */
const fewGoals =
  (step: number): Offer =>
  ({ home, away }) => [
    ...[threeWay(), doubleChance(), twoWay()],
    ...linesAround(home + away, { count: 3, step })
      .filter((line) => line > 0)
      .map((line) => total(line)),
    ...[-2.5, -1.5, 1.5, 2.5].map(handicap),
  ];

/** Many goals or points. */
const manyPoints =
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
    ...[winner(), ...totals.map((line) => total(line)), ...handicaps.map(handicap)],
    ...each.flatMap((period) => [twoWay(period), ...unitLines.map((line) => total(line, period))]),
  ];
}

/** The strength of a side against a mean one: 1 is as strong, within a quarter below and a third above. */
const strengthOf = (draw: Draw) => 0.78 + 0.5 * draw();

/** Football of the clock's own pace has corners, cards and penalties, and is sold before it begins. */
function football90(sport: ClockedSport): SimulatedSport {
  const withCounts: Offer = (means) => [...football(means), ...recordMarkets()];
  return { ...clocked('football', sport, withCounts, 'teams', true), announcedMs: 40 * MINUTE_MS };
}

function clocked(
  slug: string,
  sport: ClockedSport,
  offer: Offer,
  sides: SimulatedSport['sides'] = 'teams',
  isCounted = false,
) {
  const minutes = sport.periods * sport.periodMinutes + (sport.periods - 1) * sport.breakMinutes;
  const points = sport.scores * sport.sizes.reduce((sum, size) => sum + size.points * size.chance, 0);
  return {
    ...{ slug, sides, everyMs: Math.round((minutes * MINUTE_MS) / sport.pace) },
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

function rallies(slug: string, sport: RallySport, { everyMinutes, lines, edge }: Sets, sides: SimulatedSport['sides']) {
  return {
    ...{ slug, sides, everyMs: everyMinutes * MINUTE_MS },
    contest: (draw: Draw) =>
      rallyContest(sport, { draw, edge: (2 * draw() - 1) * edge, markets: ofSets(sport.sets, lines) }),
  } satisfies SimulatedSport;
}

const toPoints = (target: number, cap: number | null = null) => ({ target, lead: 2, cap }) as const;
const NO_GAMES = { game: null, tieBreak: null, serve: 0.5 } as const;

const BASEBALL: Pick<TurnsSport, 'playMs' | 'breakMs'> = { playMs: 14_000, breakMs: 15_000 };
const RUNS = [
  { points: 1, chance: 0.68 },
  { points: 2, chance: 0.2 },
  { points: 3, chance: 0.09 },
  { points: 4, chance: 0.03 },
];

const baseball: SimulatedSport = {
  ...{ slug: 'baseball', sides: 'teams', everyMs: 17 * MINUTE_MS },
  contest: (draw) => {
    const near = () => 0.11 * (1 + (strengthOf(draw) - 1) * 0.6);
    const rules = { planned: 9, scoring: { home: near() * 1.05, away: near() }, sizes: RUNS };
    const mean = 27 * (rules.scoring.home + rules.scoring.away) * 1.6;
    const markets = [
      winner(),
      ...linesAround(mean, { count: 4, step: 1 })
        .filter((line) => line > 0)
        .map((line) => total(line)),
      ...[-2.5, -1.5, 1.5, 2.5].map(handicap),
    ];
    return turnsContest({ rules, ...BASEBALL }, { draw, markets });
  },
};

/** The sports, in the order in which places are given to them. The clocks of real sports run four times as fast as a watch. */
export const SIMULATED_SPORTS: readonly SimulatedSport[] = [
  football90({
    ...{ periods: 2, periodMinutes: 45, breakMinutes: 10, overtimeMinutes: null, scores: 1.35, sizes: ONE },
    ...{ pace: 4, countsDown: false, isFast: false },
  }),
  rallies(
    'tennis',
    {
      ...{ sets: 2, set: { target: 6, lead: 2, cap: 7 }, game: toPoints(4), tieBreak: toPoints(7), serve: 0.63 },
      ...{ pointMs: 9_000, breakMs: 20_000 },
    },
    { everyMinutes: 19, lines: [8.5, 9.5, 10.5, 12.5], edge: 0.03 },
    'people',
  ),
  clocked(
    'basketball',
    {
      ...{ periods: 4, periodMinutes: 10, breakMinutes: 3, overtimeMinutes: 5, scores: 41, pace: 3 },
      sizes: [
        { points: 1, chance: 0.25 },
        { points: 2, chance: 0.5 },
        { points: 3, chance: 0.25 },
      ],
      ...{ countsDown: true, isFast: true },
    },
    manyPoints({ step: 5, isDrawn: false }),
  ),
  clocked(
    'ice-hockey',
    {
      ...{ periods: 3, periodMinutes: 20, breakMinutes: 6, overtimeMinutes: null, scores: 2.8, sizes: ONE },
      ...{ pace: 4, countsDown: true, isFast: false },
    },
    fewGoals(1),
  ),
  rallies(
    'volleyball',
    {
      ...{ sets: 3, set: toPoints(25), lastSet: toPoints(15), ...NO_GAMES, pointMs: 9_000, breakMs: 25_000 },
    },
    { everyMinutes: 24, lines: [42.5, 44.5, 46.5], edge: 0.03 },
    'teams',
  ),
  rallies(
    'cybersport',
    { sets: 2, set: toPoints(13), ...NO_GAMES, pointMs: 18_000, breakMs: 40_000 },
    { everyMinutes: 15, lines: [19.5, 21.5, 23.5], edge: 0.06 },
    'squads',
  ),
  clocked(
    'handball',
    {
      ...{ periods: 2, periodMinutes: 30, breakMinutes: 8, overtimeMinutes: null, scores: 28, sizes: ONE },
      ...{ pace: 4, countsDown: false, isFast: true },
    },
    manyPoints({ step: 2, isDrawn: true }),
  ),
  rallies(
    'table-tennis',
    { sets: 3, set: toPoints(11), ...NO_GAMES, pointMs: 8_000, breakMs: 20_000 },
    { everyMinutes: 10, lines: [17.5, 18.5, 19.5], edge: 0.06 },
    'people',
  ),
  clocked(
    'american-football',
    {
      ...{ periods: 4, periodMinutes: 15, breakMinutes: 3, overtimeMinutes: 10, scores: 4.2, pace: 4 },
      sizes: [
        { points: 3, chance: 0.38 },
        { points: 6, chance: 0.06 },
        { points: 7, chance: 0.5 },
        { points: 8, chance: 0.06 },
      ],
      ...{ countsDown: true, isFast: false },
    },
    manyPoints({ step: 3, isDrawn: false }),
  ),
  baseball,
  rallies(
    'badminton',
    { sets: 2, set: toPoints(21, 30), ...NO_GAMES, pointMs: 9_000, breakMs: 25_000 },
    { everyMinutes: 12, lines: [35.5, 37.5, 39.5], edge: 0.04 },
    'people',
  ),
  clocked(
    'futsal',
    {
      ...{ periods: 2, periodMinutes: 20, breakMinutes: 5, overtimeMinutes: null, scores: 2.9, sizes: ONE },
      ...{ pace: 3, countsDown: true, isFast: false },
    },
    fewGoals(1),
  ),
  clocked(
    'e-football',
    {
      ...{ periods: 2, periodMinutes: 6, breakMinutes: 1, overtimeMinutes: null, scores: 2.1, sizes: ONE },
      ...{ pace: 1, countsDown: false, isFast: false },
    },
    football,
    'squads',
  ),
];
