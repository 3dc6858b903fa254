import {
  clocked,
  fewGoals,
  footballOffer,
  manyPoints,
  NO_GAMES,
  ONE,
  rallies,
  type SimulatedSport,
  toPoints,
  turns,
} from './make-sport.ts';

const BY_CLOCK = { overtimeMinutes: null, sizes: ONE, pace: 4, countsDown: false, isFast: false } as const;
const NO_LEAD = (target: number) => ({ target, lead: 1, cap: null }) as const;
/** A frame or a leg, of which only the winner is sent. */
const WHOLE = { set: NO_LEAD(1), ...NO_GAMES } as const;
const BASKETS = [
  { points: 1, chance: 0.25 },
  { points: 2, chance: 0.5 },
  { points: 3, chance: 0.25 },
];
const TRIES = [
  { points: 3, chance: 0.3 },
  { points: 5, chance: 0.25 },
  { points: 7, chance: 0.45 },
];
const BEHINDS = [
  { points: 1, chance: 0.45 },
  { points: 6, chance: 0.55 },
];
const TOUCHDOWNS = [
  { points: 3, chance: 0.38 },
  { points: 6, chance: 0.06 },
  { points: 7, chance: 0.5 },
  { points: 8, chance: 0.06 },
];
const RAIDS = [
  { points: 1, chance: 0.7 },
  { points: 2, chance: 0.25 },
  { points: 3, chance: 0.05 },
];

/** The other sports of the rule books that are played by the clock, in sets or in innings, in formats that those know. */
export const MORE_SPORTS: readonly SimulatedSport[] = [
  clocked('bandy', { ...BY_CLOCK, periods: 2, periodMinutes: 45, breakMinutes: 10, scores: 3.6 }, fewGoals(1)),
  clocked('field-hockey', { ...BY_CLOCK, periods: 2, periodMinutes: 35, breakMinutes: 8, scores: 2.4 }, fewGoals(1)),
  clocked('floorball', { ...BY_CLOCK, periods: 3, periodMinutes: 20, breakMinutes: 6, scores: 4.8 }, fewGoals(1)),
  clocked('beach-soccer', { ...BY_CLOCK, periods: 3, periodMinutes: 12, breakMinutes: 3, scores: 4.2 }, fewGoals(1)),
  clocked(
    'water-polo',
    { ...BY_CLOCK, periods: 4, periodMinutes: 8, breakMinutes: 2, scores: 10, countsDown: true, pace: 2 },
    manyPoints({ step: 2, isDrawn: true }),
  ),
  clocked(
    'kabaddi',
    { ...BY_CLOCK, periods: 2, periodMinutes: 20, breakMinutes: 5, scores: 26, sizes: RAIDS, isFast: true, pace: 2 },
    manyPoints({ step: 4, isDrawn: true }),
  ),
  clocked(
    'rugby',
    { ...BY_CLOCK, periods: 2, periodMinutes: 40, breakMinutes: 10, scores: 4.4, sizes: TRIES },
    manyPoints({ step: 4, isDrawn: true }),
  ),
  clocked(
    'australian-football',
    { ...BY_CLOCK, periods: 4, periodMinutes: 20, breakMinutes: 5, scores: 23, sizes: BEHINDS, isFast: true },
    manyPoints({ step: 8, isDrawn: true }),
  ),
  clocked(
    'e-basketball',
    {
      periods: 4,
      periodMinutes: 5,
      breakMinutes: 1,
      overtimeMinutes: 3,
      scores: 21,
      sizes: BASKETS,
      pace: 1,
      countsDown: true,
      isFast: true,
    },
    manyPoints({ step: 4, isDrawn: false }),
    'squads',
  ),
  clocked(
    'e-hockey',
    { ...BY_CLOCK, periods: 3, periodMinutes: 20, breakMinutes: 5, scores: 3, pace: 5, countsDown: true },
    fewGoals(1),
    'squads',
  ),
  clocked(
    'e-american-football',
    {
      periods: 4,
      periodMinutes: 3,
      breakMinutes: 1,
      overtimeMinutes: 3,
      scores: 3.4,
      sizes: TOUCHDOWNS,
      pace: 1,
      countsDown: true,
      isFast: false,
    },
    manyPoints({ step: 3, isDrawn: false }),
    'squads',
  ),
  clocked(
    'e-australian-football',
    { ...BY_CLOCK, periods: 4, periodMinutes: 20, breakMinutes: 4, scores: 20, sizes: BEHINDS, isFast: true, pace: 6 },
    manyPoints({ step: 8, isDrawn: true }),
    'squads',
  ),
  clocked(
    'e-floorball',
    { ...BY_CLOCK, periods: 3, periodMinutes: 5, breakMinutes: 1, scores: 3.2, pace: 1 },
    fewGoals(1),
    'squads',
  ),
  clocked(
    'e-handball',
    { ...BY_CLOCK, periods: 2, periodMinutes: 6, breakMinutes: 1, scores: 14, pace: 1, isFast: true },
    manyPoints({ step: 2, isDrawn: true }),
    'squads',
  ),
  clocked(
    'e-rugby',
    { ...BY_CLOCK, periods: 2, periodMinutes: 7, breakMinutes: 1, scores: 3.6, sizes: TRIES, pace: 1 },
    manyPoints({ step: 4, isDrawn: true }),
    'squads',
  ),
  clocked(
    'simulated-reality-games',
    { ...BY_CLOCK, periods: 2, periodMinutes: 45, breakMinutes: 5, scores: 1.4, pace: 6 },
    footballOffer,
  ),
  rallies(
    'snooker',
    { ...WHOLE, sets: 4, pointMs: 200_000, breakMs: 20_000 },
    { everyMinutes: 24, lines: [], edge: 0.08 },
    'people',
  ),
  rallies(
    'darts',
    { ...WHOLE, sets: 5, pointMs: 90_000, breakMs: 15_000 },
    { everyMinutes: 15, lines: [], edge: 0.1 },
    'people',
  ),
  rallies(
    'squash',
    { sets: 3, set: toPoints(11), ...NO_GAMES, pointMs: 9_000, breakMs: 20_000 },
    { everyMinutes: 12, lines: [17.5, 18.5, 19.5], edge: 0.06 },
    'people',
  ),
  rallies(
    'table-soccer',
    { sets: 3, set: { target: 5, lead: 2, cap: 8 }, ...NO_GAMES, pointMs: 15_000, breakMs: 20_000 },
    { everyMinutes: 12, lines: [7.5, 8.5], edge: 0.07 },
    'people',
  ),
  rallies(
    'klask',
    { sets: 2, set: NO_LEAD(6), ...NO_GAMES, pointMs: 20_000, breakMs: 20_000 },
    { everyMinutes: 10, lines: [8.5, 9.5], edge: 0.08 },
    'people',
  ),
  rallies(
    'air-hockey',
    { sets: 4, set: NO_LEAD(7), ...NO_GAMES, pointMs: 12_000, breakMs: 20_000 },
    { everyMinutes: 15, lines: [10.5, 11.5], edge: 0.06 },
    'people',
  ),
  rallies(
    'e-tennis',
    {
      sets: 2,
      set: { target: 6, lead: 2, cap: 7 },
      game: toPoints(4),
      tieBreak: toPoints(7),
      serve: 0.6,
      pointMs: 5_000,
      breakMs: 10_000,
    },
    { everyMinutes: 11, lines: [8.5, 9.5, 10.5, 12.5], edge: 0.03 },
    'squads',
  ),
  rallies(
    'e-volleyball',
    { sets: 3, set: toPoints(25), lastSet: toPoints(15), ...NO_GAMES, pointMs: 5_000, breakMs: 10_000 },
    { everyMinutes: 13, lines: [42.5, 44.5, 46.5], edge: 0.03 },
    'squads',
  ),
  turns('e-baseball', 9, 2),
];
