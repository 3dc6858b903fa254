import type { Counts, Goal, MatchRecord, ResultRecord, Score, Side } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { continuedFights, continuedRaces, continuedTournaments } from './continued-contests.ts';
import { continuedSets } from './continued-sets.ts';

/** Every count up to here is tried; what is asked exactly (scores, counts, margins) is asked within it. */
const DENSE_MAX = 24;
/** Further than any line from any score. */
const FAR = 2_000;
const NONE: Score = { home: 0, away: 0 };

/**
 * The ways in which an abandoned contest might have gone on, as completed ones: enough of them that an outcome which is
 * the same in all of them was decided when it stopped.
 */
export function* continuationsOf({ kind, values }: Market, record: ResultRecord): Generator<ResultRecord> {
  if (record.sort === 'fight') yield* continuedFights(record);
  if (record.sort === 'race') yield* continuedRaces(record);
  if (record.sort === 'tournament' && kind.key === 'tournament-winner') yield* continuedTournaments(record);
  if (record.sort !== 'match' || !record.score) return;
  if (kind.needs.includes('breaks') || kind.needs.includes('maxima')) return yield* continuedVisits(record);
  if (record.scoring === 'sets') return yield* continuedSets(record, ALONE);
  const asksGoals = kind.needs.includes('goals');
  for (const { running, later } of asksGoals ? GOALS_ON : waysOn(record)) {
    const added = plus(running, later);
    const common = { ...record, status: 'completed', score: plus(record.score, added) } as const;
    const statistics = continuedStatistics(record, added);
    if (asksGoals) {
      for (const goals of continuedGoals(record, { added, player: values.player }))
        yield { ...common, goals, statistics };
    } else {
      for (const [chosen, periods] of continuedPeriods(record, { running, later }).entries()) {
        const statisticsByPeriod = continuedCounts(record, { running, later }, chosen);
        yield { ...common, periods, statistics, statisticsByPeriod };
      }
    }
  }
}

/** Further visits may raise the highest, and never lower it. */
function* continuedVisits(match: MatchRecord): Generator<MatchRecord> {
  const { breaks, maxima } = match;
  for (const added of VISITS_ON) {
    const more = { ...(breaks && { breaks: plus(breaks, added) }), ...(maxima && { maxima: plus(maxima, added) }) };
    yield { ...match, status: 'completed', ...more };
  }
  // Or both end alike.
  yield { ...match, status: 'completed', ...(breaks && { breaks: ALIKE }), ...(maxima && { maxima: ALIKE }) };
}

/** Scores possible in the period that was running, and in one to come. */
interface WayOn {
  readonly running: Score;
  readonly later: Score;
}

/** Everything in one period, near and far; and in two, so that the lead may turn in each of them. */
function waysOn({ score = NONE }: MatchRecord): WayOn[] {
  const turns = (lead: number): Score[] => {
    const level = { home: Math.max(-lead, 0), away: Math.max(lead, 0) };
    return [NONE, level, plus(level, { home: 1, away: 0 }), plus(level, { home: 0, away: 1 })];
  };
  return [
    ...ALONE.flatMap((some) => [
      { running: some, later: NONE },
      { running: NONE, later: some },
    ]),
    ...turns(score.home - score.away).flatMap((running) =>
      [...turns(score.home + running.home - score.away - running.away), ...grid(2)].map((later) => ({
        running,
        later,
      })),
    ),
  ];
}

function grid(max: number): Score[] {
  const counts = Array.from({ length: max + 1 }, (_, count) => count);
  return counts.flatMap((home) => counts.map((away) => ({ home, away })));
}

/** Scores in which the far ones represent all between and beyond, in both parities. */
const ALONE: readonly Score[] = [
  ...grid(DENSE_MAX),
  ...[0, 1, FAR, FAR + 1].flatMap((home) => [0, 1, FAR, FAR + 1].map((away) => ({ home, away }))),
];

/** Markets about goals ask for the first ones, the last one, or one by its number. */
const GOALS_ON: readonly WayOn[] = [...grid(2), { home: DENSE_MAX, away: 0 }, { home: 0, away: DENSE_MAX }].map(
  (running) => ({ running, later: NONE }),
);

const ALIKE: Score = { home: FAR, away: FAR };
const VISITS_ON: readonly Score[] = [0, FAR].flatMap((home) => [0, FAR].map((away) => ({ home, away })));

function continuedPeriods({ periods, periodsPlanned = 2 }: MatchRecord, { running, later }: WayOn) {
  if (!periods || periods.length === 0) return [undefined];
  const coming = Math.max(periodsPlanned - periods.length, 0);
  if (coming === 0) return later === NONE ? [withLast(periods, running)] : [];
  return Array.from({ length: coming }, (_, chosen) => [
    ...withLast(periods, running),
    ...Array.from({ length: coming }, (_, index) => (index === chosen ? later : NONE)),
  ]);
}

function withLast(periods: readonly Score[], added: Score): Score[] {
  return [...periods.slice(0, -1), plus(periods.at(-1) ?? NONE, added)];
}

/**
 * The goals fall in each minute that was left (several in the first or the last of them), in both orders,
 * by the player that is asked about or by somebody else.
 */
function continuedGoals(
  { goals = [], minutesPlayed, regularMinutes = 90 }: MatchRecord,
  { added, player }: { added: Score; player: unknown },
): (readonly Goal[])[] {
  const all = minutesPlayed === undefined ? [undefined] : minutesLeft(minutesPlayed, regularMinutes);
  const left = added.home + added.away > 1 ? [all[0], all.at(-1)] : all;
  const scorers = [typeof player === 'string' ? player : '', ''];
  return left.flatMap((minute) =>
    scorers.flatMap((scorer) => {
      const fall = (side: Side) => Array.from({ length: added[side] }, () => ({ side, minute, scorer }));
      const home = fall('home');
      const away = fall('away');
      return [
        [...goals, ...home, ...away],
        [...goals, ...away, ...home],
      ];
    }),
  );
}

/** From the minute in which it stopped to the last one; the last one alone when it stopped in added time. */
function minutesLeft(minutesPlayed: number, regularMinutes: number): number[] {
  const first = Math.min(minutesPlayed + 1, regularMinutes);
  return Array.from({ length: regularMinutes - first + 1 }, (_, index) => first + index);
}

function continuedStatistics({ statistics }: MatchRecord, added: Score): MatchRecord['statistics'] {
  return statistics && withEach(statistics, added);
}

/** The counts of each period: of the one that was running, and of those to come, one of which has all that is counted then. */
function continuedCounts(
  { statisticsByPeriod: reported, periods, periodsPlanned = 2 }: MatchRecord,
  { running, later }: WayOn,
  chosen: number,
): MatchRecord['statisticsByPeriod'] {
  if (!reported) return undefined;
  const played = Math.max(periods?.length ?? reported.length, reported.length);
  const known = reported.map((counts, place) => (place === played - 1 ? withEach(counts, running) : counts));
  // Where the running period was not counted, its score is unknown.
  if (reported.length < played) return known;
  const none = Object.fromEntries(Object.keys(reported[0] ?? {}).map((name) => [name, NONE]));
  const coming = Array.from({ length: Math.max(periodsPlanned - played, 0) }, (_, place) =>
    withEach(none, place === chosen ? later : NONE),
  );
  return [...known, ...coming];
}

function withEach(counts: Counts, added: Score): Counts {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, plus(count, added)]));
}

function plus(a: Score, b: Score): Score {
  return { home: a.home + b.home, away: a.away + b.away };
}
