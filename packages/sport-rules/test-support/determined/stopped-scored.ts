import type { Ending } from '../../src/result/ending.ts';
import { leaderOf, sumOf } from '../../src/result/facts.ts';
import type { Counts, Goal, MatchRecord, Score } from '../../src/result/record.ts';
import { isPlayedInHalves } from '../../src/shape.ts';
import { type SportRule, specialOf } from '../../src/vocabulary.ts';
import type { Random } from './random.ts';
import type { StoppedContest, Wanted } from './stopped-contest.ts';

const NONE: Score = { home: 0, away: 0 };
const COUNTED = ['corners', 'yellow-cards', 'red-cards', 'shots', 'shots-on-target', 'fouls', 'penalties'] as const;
const PLAYERS = ['ruiz', 'costa', 'vega'] as const;
const MINUTES = 90;

/** Regular time of a match as far as it was played. */
interface Play {
  readonly planned: number;
  readonly periods: readonly Score[];
  readonly counts: readonly Counts[];
  readonly goals: readonly Goal[];
  /** Minutes that were played. */
  readonly minute: number;
  readonly isCounted: boolean;
  readonly isTimed: boolean;
  /** Somebody wins in the end. */
  readonly isTwoWay: boolean;
}

interface Beyond {
  readonly overtime: Score;
  readonly isShotOut: boolean;
}

/** A match for goals or points that stopped in one of its periods, in overtime or in the shoot-out. */
export function stopScoredMatch(rule: SportRule, random: Random): StoppedContest {
  const isFew = rule.outcomes.includes('correct-score');
  const planned = plannedOf(rule, random);
  const running = random.below(planned);
  const size = isFew ? 3 : random.pick([3, 12, 40]);
  const isOver = rule.outcomes.includes('overtime') && random.oneIn(4);
  const periods = Array.from({ length: isOver ? planned : running + 1 }, () => chance(size, random));
  const isTimed = rule.slug === 'football' && !isOver;
  const minute = Math.ceil((MINUTES * (running + random.below(100) / 100)) / planned);
  const play: Play = {
    planned,
    periods,
    counts: periods.map(() => countsOf(4, random)),
    goals: isTimed ? goalsOf(sumOf(periods), { from: 1, to: minute }, random) : [],
    minute,
    isCounted: rule.slug === 'football',
    isTimed,
    isTwoWay: specialOf(rule, 'half-and-match')?.ways === 2,
  };
  const beyond = isOver ? { overtime: chance(Math.min(size, 8), random), isShotOut: false } : null;
  const level = beyond && random.oneIn(3) ? { overtime: NONE, isShotOut: true } : beyond;
  return {
    reported: stoppedRecord(play, level),
    ending: endingOf(rule, planned),
    complete: (next, wanted) => completed(play, level, next, wanted),
  };
}

function plannedOf(rule: SportRule, random: Random): number {
  const [{ length }] = rule.formats;
  if (length.kind === 'parts') return length.max;
  if (length.kind === 'time' && length.parts !== undefined) return length.parts;
  return isPlayedInHalves(rule) ? 2 : random.pick([2, 3, 4]);
}

/** So little was played that the match was not completed. */
function endingOf({ formats: [{ name, minimum }] }: SportRule, _planned: number): Ending {
  const played = minimum === 'to-the-end' ? null : 1;
  return { kind: 'interrupted', format: name, played };
}

function stoppedRecord({ planned, periods, counts, goals, minute, isCounted, isTimed }: Play, beyond: Beyond | null) {
  const record: MatchRecord = {
    sort: 'match',
    status: 'abandoned',
    score: sumOf(periods),
    periods,
    periodsPlanned: planned,
    ...(isCounted && { statistics: wholeOf(counts), statisticsByPeriod: counts }),
    ...(isTimed && { goals, minutesPlayed: minute, lineup: PLAYERS.slice(0, 2) }),
    ...(beyond && { overtime: beyond.overtime, decidedIn: beyond.isShotOut ? 'shoot-out' : 'overtime' }),
  };
  return record;
}

/** Plays on: what is left of regular time, then overtime or a shoot-out where it is level, or where it was under way. */
function completed(play: Play, beyond: Beyond | null, random: Random, wanted?: Wanted): MatchRecord {
  const { planned, minute, isCounted, isTimed } = play;
  const periods = beyond ? play.periods : aimed(periodsOn(play, random), play, wanted);
  const counts = beyond ? play.counts : periods.map((_, place) => countsOn(play, place, random));
  const added = minus(sumOf(periods), sumOf(play.periods));
  const goals = isTimed
    ? [...play.goals, ...goalsOf(added, { from: Math.min(minute + 1, MINUTES), to: MINUTES }, random)]
    : [];
  const score = sumOf(periods);
  return {
    sort: 'match',
    status: 'completed',
    score,
    periods,
    periodsPlanned: planned,
    ...(isCounted && { statistics: wholeOf(counts), statisticsByPeriod: counts }),
    ...(isTimed && { goals, lineup: PLAYERS.slice(0, 2) }),
    ...decided({ score, beyond, isTwoWay: play.isTwoWay }, random),
  };
}

function periodsOn({ planned, periods }: Play, random: Random): Score[] {
  const size = random.pick([0, 1, 2, 8, 40, 90]);
  return Array.from({ length: planned }, (_, place) => {
    const known = periods[place] ?? NONE;
    return place >= periods.length - 1 && !random.oneIn(3) ? sumOf([known, chance(size, random)]) : known;
  });
}

/** Turns the score into the wanted one where that is still possible: in its period, or in the last one. */
function aimed(periods: readonly Score[], { periods: known }: Play, wanted: Wanted | undefined): readonly Score[] {
  if (wanted === undefined) return periods;
  const place = (wanted.period ?? periods.length) - 1;
  if (place < known.length - 1 || place >= periods.length) return periods;
  const others = wanted.period === undefined ? sumOf(known.slice(0, place)) : NONE;
  const least = known[place] ?? NONE;
  const score = minus(wanted.score, others);
  if (score.home < least.home || score.away < least.away) return periods;
  const isWhole = wanted.period === undefined;
  return periods.map((one, at) => (at === place ? score : isWhole ? (known[at] ?? NONE) : one));
}

function countsOn({ periods, counts }: Play, place: number, random: Random): Counts {
  const known = counts[place] ?? {};
  if (place < periods.length - 1) return known;
  const more = countsOf(random.pick([0, 1, 6, 20]), random);
  return Object.fromEntries(COUNTED.map((name) => [name, sumOf([known[name] ?? NONE, more[name] ?? NONE])]));
}

interface Level {
  readonly score: Score;
  readonly beyond: Beyond | null;
  readonly isTwoWay: boolean;
}

function decided({ score, beyond, isTwoWay }: Level, random: Random): Partial<MatchRecord> {
  if (beyond === null && leaderOf(score) !== 'draw') return { decidedIn: 'regular-time' };
  if (beyond === null && !isTwoWay && random.oneIn(3)) return { decidedIn: 'regular-time' };
  const overtime = beyond ? played(beyond, random) : chance(random.pick([0, 2, 9]), random);
  const isLevel = leaderOf(sumOf([score, overtime])) === 'draw';
  if (!isLevel && !beyond?.isShotOut) return { decidedIn: 'overtime', overtime };
  const shootOut = random.pick([
    { home: 4, away: 3 },
    { home: 2, away: 4 },
  ]);
  return { decidedIn: 'shoot-out', overtime, shootOut };
}

function played({ overtime, isShotOut }: Beyond, random: Random): Score {
  return isShotOut ? overtime : sumOf([overtime, chance(random.pick([0, 1, 2, 9, 60]), random)]);
}

function wholeOf(counts: readonly Counts[]): Counts {
  return Object.fromEntries(COUNTED.map((name) => [name, sumOf(counts.map((one) => one[name] ?? NONE))]));
}

function countsOf(size: number, random: Random): Counts {
  return Object.fromEntries(COUNTED.map((name) => [name, chance(name === 'red-cards' ? size / 4 : size, random)]));
}

function goalsOf(score: Score, { from, to }: { from: number; to: number }, random: Random): Goal[] {
  const fall = (side: 'home' | 'away') =>
    Array.from(
      { length: score[side] },
      (): Goal => ({
        side,
        minute: from + random.below(Math.max(to - from + 1, 1)),
        scorer: random.pick(PLAYERS),
        ...(random.oneIn(9) && { isOwnGoal: true }),
      }),
    );
  return [...fall('home'), ...fall('away')].sort((a, b) => (a.minute ?? 0) - (b.minute ?? 0));
}

/** A score of up to so much a side; often of one side alone. */
function chance(size: number, random: Random): Score {
  const some = () => random.below(Math.floor(size) + 1);
  return random.pick([
    { home: some(), away: some() },
    { home: some(), away: 0 },
    { home: 0, away: some() },
  ]);
}

function minus(a: Score, b: Score): Score {
  return { home: a.home - b.home, away: a.away - b.away };
}
