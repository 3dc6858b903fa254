import {
  clocked,
  fewGoals,
  football90,
  footballOffer,
  manyPoints,
  NO_GAMES,
  ONE,
  rallies,
  type SimulatedSport,
  toPoints,
  turns,
} from './make-sport.ts';
import { MORE_SPORTS } from './more-sports.ts';

export type { SimulatedSport };

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
  turns('baseball', 17),
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
    footballOffer,
    'squads',
  ),
  ...MORE_SPORTS,
];
