import { type Outlook, type ScoreSize, scoringOutlook, winChance } from '@ordago/pricing';
import {
  type Moment,
  plus,
  plusInLast,
  type Score,
  type ScoreSpan,
  type Side,
  type SimulatedContest,
  type SimulatedMarket,
  winnerOutlook,
  winnerScore,
} from './course.ts';
import type { Draw } from './draws.ts';

/** A sport that is played by the clock. */
export interface ClockedSport {
  readonly periods: number;
  readonly periodMinutes: number;
  readonly breakMinutes: number;
  /** Minutes of an overtime, played until somebody is ahead; null where a match may end level. */
  readonly overtimeMinutes: number | null;
  /** Scores of a side of mean strength in a match. */
  readonly scores: number;
  readonly sizes: readonly ScoreSize[];
  /** Factor by which it is played faster than real time. */
  readonly pace: number;
  /** True if the clock counts down, as in American sports. */
  readonly countsDown: boolean;
  /** Scores are too many to stop for: prices move instead. */
  readonly isFast: boolean;
}

/** Milliseconds of the wall: betting stops so long before a score and goes on so long after it. */
const DANGER_MS = { before: 7_000, after: 8_000 };
/** Alarms without a score, for each score. */
const FALSE_ALARMS = 0.6;
/** The end of a match takes no bets: the last part of its time in play. */
const CLOSING_MS = 12_000;
/** No match goes on beyond so many overtimes. */
const OVERTIMES_MAX = 20;

export interface Strengths {
  readonly home: number;
  readonly away: number;
}

/** Draws a match by the clock: when each side scores, and how much. */
export function clockedContest(
  sport: ClockedSport,
  { draw, strengths, markets }: { draw: Draw; strengths: Strengths; markets: readonly SimulatedMarket[] },
): SimulatedContest {
  const rates = {
    home: (sport.scores * strengths.home) / (sport.periods * sport.periodMinutes),
    away: (sport.scores * strengths.away) / (sport.periods * sport.periodMinutes),
  };
  const moments = courseOf(sport, rates, draw);
  return {
    moments,
    markets,
    outlook: (span: ScoreSpan, moment, elapsed) => outlookOf(sport, rates, { span, moment, elapsed }),
    result: (span: ScoreSpan, moment) => resultOf(sport, span, moment),
    clock: (moment, elapsed) => clockOf(sport, moment, elapsed),
    remaining: (moment, elapsed) => remainingOf(sport, moment, elapsed),
    minutes: (moment, elapsed) => {
      if (moment.period > sport.periods) return sport.periods * sport.periodMinutes;
      return (moment.period - 1) * sport.periodMinutes + minutesOf(sport, moment, elapsed);
    },
  };
}

type Draft = Omit<Moment, 'isDanger'>;

function courseOf(sport: ClockedSport, rates: Strengths, draw: Draw): Moment[] {
  const drafts: Draft[] = [];
  let at: number = 0;
  let score: Score = { home: 0, away: 0 };
  let periods: Score[] = [];
  const play = (period: number, minutes: number, phase: 'play' | 'overtime') => {
    periods = [...periods, { home: 0, away: 0 }];
    const state = () => ({ phase, period, score, periods });
    drafts.push({ at, ...state(), isQuiet: false });
    for (const { minute, side, points } of scoresOf(sport, rates, minutes, draw)) {
      score = plus(score, side, points);
      periods = plusInLast(periods, side, points);
      drafts.push({ at: at + msOf(sport, minute), ...state(), isQuiet: sport.isFast });
    }
    at += msOf(sport, minutes);
  };
  const rest = (period: number) => {
    drafts.push({ at, phase: 'break', period, score, periods, isQuiet: false });
    at += msOf(sport, sport.breakMinutes);
  };
  for (let period = 1; period <= sport.periods; period += 1) {
    play(period, sport.periodMinutes, 'play');
    if (period < sport.periods) rest(period);
  }
  const { overtimeMinutes } = sport;
  for (let more = 1; overtimeMinutes !== null && score.home === score.away && more <= OVERTIMES_MAX; more += 1) {
    rest(periods.length);
    play(sport.periods + more, overtimeMinutes, 'overtime');
  }
  drafts.push({ at, phase: 'over', period: periods.length, score, periods, isQuiet: false });
  return withDangers(sport, drafts, draw);
}

interface Scored {
  readonly minute: number;
  readonly side: Side;
  readonly points: number;
}

/** The scores of a period: each side's come at any moment alike. */
function scoresOf(sport: ClockedSport, rates: Strengths, minutes: number, draw: Draw): Scored[] {
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const scored: Scored[] = [];
    const wait = () => -Math.log(1 - draw()) / rates[side];
    for (let minute = wait(); minute < minutes; minute += wait()) {
      scored.push({ minute, side, points: sizeOf(sport.sizes, draw()) });
    }
    return scored;
  });
  return sides.sort((a, b) => a.minute - b.minute);
}

function sizeOf(sizes: readonly ScoreSize[], drawn: number): number {
  let sum = 0;
  for (const { points, chance } of sizes) {
    sum += chance;
    if (drawn < sum) return points;
  }
  return sizes.at(-1)?.points ?? 1;
}

/** Windows without betting: around scores where they are few, at alarms that come to nothing, and at the end. */
function withDangers(sport: ClockedSport, drafts: readonly Draft[], draw: Draw): Moment[] {
  const end = drafts.at(-1)?.at ?? 0;
  const windows: (readonly [from: number, to: number])[] = [[end - CLOSING_MS, end]];
  const scored = drafts.filter((draft, place) => place > 0 && draft.score !== drafts[place - 1]?.score);
  for (const { at } of sport.isFast ? [] : scored) {
    windows.push([at - DANGER_MS.before, at + DANGER_MS.after]);
    if (draw() < FALSE_ALARMS) windows.push(windowAt(draw() * end));
  }
  const isDanger = (at: number) => windows.some(([from, to]) => at >= from && at < to);
  const edges = windows.flat().filter((at) => at > 0 && at < end);
  const turns = edges.map((at): Draft => ({ ...lastUpTo(drafts, at), at, isQuiet: false }));
  const moments = [...drafts, ...turns].map((draft) => ({
    ...draft,
    isDanger: draft.phase !== 'over' && isDanger(draft.at),
  }));
  return moments.sort((a, b) => a.at - b.at);
}

function windowAt(at: number): readonly [number, number] {
  return [at, at + DANGER_MS.before + DANGER_MS.after / 2];
}

function lastUpTo(drafts: readonly Draft[], at: number): Draft {
  return drafts.findLast((draft) => draft.at <= at) as Draft;
}

/** Milliseconds from the start of a match to a minute of its regular time; the break comes after the period it ends. */
export function elapsedAt(sport: ClockedSport, minute: number): number {
  const breaks = Math.min(Math.floor(minute / sport.periodMinutes), sport.periods - 1);
  return msOf(sport, minute) + breaks * msOf(sport, sport.breakMinutes);
}

/** Minutes of regular time that are played at an instant. */
export function minuteAt(sport: ClockedSport, moment: Moment, elapsed: number): number {
  if (moment.phase === 'over') return sport.periods * sport.periodMinutes;
  return (moment.period - 1) * sport.periodMinutes + minutesOf(sport, moment, elapsed);
}

function msOf({ pace }: ClockedSport, minutes: number): number {
  return Math.round((minutes * 60_000) / pace);
}

/** Minutes of the period under way that are played at an instant. */
function minutesOf(sport: ClockedSport, { period, phase }: Moment, elapsed: number): number {
  const length = phase === 'overtime' ? (sport.overtimeMinutes ?? 0) : sport.periodMinutes;
  if (phase === 'break' || phase === 'over') return lengthOf(sport, period);
  const before = Math.min(period - 1, sport.periods);
  const overtimes = Math.max(period - 1 - sport.periods, 0);
  const played = before * sport.periodMinutes + overtimes * (sport.overtimeMinutes ?? 0);
  const startsAt = msOf(sport, played) + (period - 1) * msOf(sport, sport.breakMinutes);
  return Math.min(Math.max(((elapsed - startsAt) * sport.pace) / 60_000, 0), length);
}

function lengthOf(sport: ClockedSport, period: number): number {
  return period > sport.periods ? (sport.overtimeMinutes ?? 0) : sport.periodMinutes;
}

interface Asked {
  readonly span: ScoreSpan;
  readonly moment: Moment;
  readonly elapsed: number;
}

function outlookOf(sport: ClockedSport, rates: Strengths, { span, moment, elapsed }: Asked): Outlook | null {
  const { period } = moment;
  const left = lengthOf(sport, period) - minutesOf(sport, moment, elapsed);
  const after = (score: Score, minutes: number) =>
    scoringOutlook({ ...score, meanHome: rates.home * minutes, meanAway: rates.away * minutes, sizes: sport.sizes });
  if (typeof span === 'number') {
    if (period > span || moment.phase === 'over') return null;
    const known = moment.periods[span - 1] ?? { home: 0, away: 0 };
    return after(known, period === span ? left : sport.periodMinutes);
  }
  const isOvertime = period > sport.periods;
  if (span === 'match' && isOvertime) return null;
  const regular = isOvertime ? 0 : (sport.periods - period) * sport.periodMinutes;
  const outlook = after(moment.score, left + regular);
  if (span === 'match') return outlook;
  return winnerOutlook(winChance(outlook, after({ home: 0, away: 0 }, sport.overtimeMinutes ?? 0)));
}

function resultOf(sport: ClockedSport, span: ScoreSpan, { phase, period, score, periods }: Moment): Score | null {
  const isOver = phase === 'over';
  if (span === 'winner') return isOver ? winnerScore(score) : null;
  const last = typeof span === 'number' ? span : sport.periods;
  const isPlayed = isOver || period > last || (period === last && phase === 'break');
  if (!isPlayed) return null;
  if (typeof span === 'number') return periods[span - 1] ?? null;
  return periods
    .slice(0, sport.periods)
    .reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }), { home: 0, away: 0 });
}

function remainingOf(sport: ClockedSport, { phase, period }: Moment, elapsed: number): number | null {
  if (phase !== 'play' && phase !== 'overtime') return null;
  const overtimes = Math.max(period - sport.periods, 0);
  const played = sport.periods * sport.periodMinutes + overtimes * (sport.overtimeMinutes ?? 0);
  const breaks = sport.periods - 1 + overtimes;
  const endsAt = msOf(sport, played) + breaks * msOf(sport, sport.breakMinutes);
  return Math.max(Math.ceil((endsAt - elapsed) / 1_000), 0);
}

function clockOf(sport: ClockedSport, moment: Moment, elapsed: number): string | null {
  if (moment.phase === 'over') return null;
  const played = minutesOf(sport, moment, elapsed);
  const length = lengthOf(sport, moment.period);
  const before = sport.countsDown ? 0 : (moment.period - 1) * sport.periodMinutes;
  const seconds = Math.round((sport.countsDown ? length - played : before + played) * 60);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
