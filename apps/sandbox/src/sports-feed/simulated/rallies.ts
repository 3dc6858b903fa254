import { isRaceOver, type Outlook, type RaceFormat, raceChance, raceOutlook } from '@ordago/pricing';
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

/** A sport of sets. In tennis a point of a set is a game, which is played point by point itself. */
export interface RallySport {
  /** Sets that win the match. */
  readonly sets: number;
  readonly set: RaceFormat;
  /** The last set, where it is another one. */
  readonly lastSet?: RaceFormat;
  /** Games of points within a set; null where a set is played point by point. */
  readonly game: RaceFormat | null;
  /** The game that decides a set at its cap. */
  readonly tieBreak: RaceFormat | null;
  /** The side that serves a game wins a point so often, between sides of one strength. */
  readonly serve: number;
  /** Milliseconds between points, and between sets. */
  readonly pointMs: number;
  readonly breakMs: number;
}

/** Betting stops so long before a point that may end the match, in milliseconds: the whole point. */
interface Chances {
  /** Chances that the first side wins a point that it serves, and that the other one does. */
  readonly home: number;
  readonly away: number;
}

/** Draws a match of sets, point by point. `edge` is how much more often than not the first side wins a point. */
export function rallyContest(
  sport: RallySport,
  { draw, edge, markets }: { draw: Draw; edge: number; markets: readonly SimulatedMarket[] },
): SimulatedContest {
  const gain = sport.game === null ? 0 : sport.serve - 0.5;
  const chances = { home: 0.5 + edge + gain, away: 0.5 + edge - gain };
  const moments = courseOf(sport, chances, draw);
  return {
    moments,
    markets,
    outlook: (span: ScoreSpan, moment) => outlookOf(sport, chances, span, moment),
    result: (span: ScoreSpan, moment) => resultOf(span, moment),
    clock: () => null,
    minutes: () => null,
  };
}

interface RallyState {
  readonly sets: Score;
  readonly periods: readonly Score[];
  readonly points: Score;
  readonly server: Side;
}

const LEVEL: Score = { home: 0, away: 0 };

function courseOf(sport: RallySport, chances: Chances, draw: Draw): Moment[] {
  const moments: Moment[] = [];
  let state: RallyState = { sets: LEVEL, periods: [LEVEL], points: LEVEL, server: draw() < 0.5 ? 'home' : 'away' };
  for (let at = 0; ; ) {
    const isOver = Math.max(state.sets.home, state.sets.away) >= sport.sets;
    const { sets: score, periods, points, server } = state;
    const shown = { score, periods, period: periods.length, isQuiet: false };
    const served = sport.game === null ? { server } : { points, server };
    if (isOver) {
      moments.push({ at, phase: 'over', ...shown, isDanger: false });
      return moments;
    }
    moments.push({ at, phase: 'play', ...shown, ...served, isDanger: isMatchPoint(sport, state) });
    at += sport.pointMs;
    const side = draw() < pointChance(sport, chances, state) ? 'home' : 'away';
    const next = afterPoint(sport, state, side);
    if (next.sets !== state.sets && Math.max(next.sets.home, next.sets.away) < sport.sets) {
      const ended = { score: next.sets, periods: next.periods.slice(0, -1), period: next.periods.length - 1 };
      moments.push({ at, phase: 'break', ...ended, isQuiet: false, isDanger: false });
      at += sport.breakMs;
    }
    state = next;
  }
}

/** Score after a point; a set that is won opens the next one. */
function afterPoint(sport: RallySport, state: RallyState, side: Side): RallyState {
  const { game } = sport;
  if (game !== null) {
    const points = plus(state.points, side, 1);
    if (!isRaceOver(points, isTieBreak(sport, state) ? (sport.tieBreak ?? game) : game)) return { ...state, points };
  }
  const periods = plusInLast(state.periods, side, 1);
  // The winner of a rally serves the next; games are served in turn.
  const server = game === null ? side : state.server === 'home' ? 'away' : 'home';
  const set = periods.at(-1) ?? LEVEL;
  if (!isRaceOver(set, setOf(sport, state.sets))) return { ...state, periods, points: LEVEL, server };
  const sets = plus(state.sets, side, 1);
  const isOver = Math.max(sets.home, sets.away) >= sport.sets;
  return { sets, periods: isOver ? periods : [...periods, LEVEL], points: LEVEL, server };
}

function setOf({ sets, set, lastSet = set }: RallySport, { home, away }: Score): RaceFormat {
  return home === sets - 1 && away === sets - 1 ? lastSet : set;
}

function isTieBreak({ set, game }: RallySport, { periods }: Pick<RallyState, 'periods'>): boolean {
  const { home, away } = periods.at(-1) ?? LEVEL;
  return game !== null && set.cap !== null && home === set.cap - 1 && away === set.cap - 1;
}

function pointChance(sport: RallySport, chances: Chances, state: RallyState): number {
  if (sport.game === null || isTieBreak(sport, state)) return (chances.home + chances.away) / 2;
  return chances[state.server];
}

function isMatchPoint(sport: RallySport, state: RallyState): boolean {
  return (['home', 'away'] as const).some((side) => {
    const { sets } = afterPoint(sport, state, side);
    return sets[side] >= sport.sets;
  });
}

function outlookOf(sport: RallySport, chances: Chances, span: ScoreSpan, moment: Moment): Outlook | null {
  const { score, periods, period, phase } = moment;
  if (phase === 'over' || (typeof span === 'number' && (span !== period || phase === 'break'))) return null;
  const isBetween = phase === 'break';
  const current = isBetween ? LEVEL : (periods.at(-1) ?? LEVEL);
  const set = raceOutlook(setOf(sport, score), current, unitChance(sport, chances, moment, current));
  if (typeof span === 'number') return set;
  const won = Math.min(
    set.reduce((sum, { home, away, chance }) => (home > away ? sum + chance : sum), 0),
    1,
  );
  const fresh = (sets: Score) => freshSetChance(sport, chances, sets);
  const chance = (home: number, away: number) =>
    home === score.home && away === score.away ? won : fresh({ home, away });
  const match: RaceFormat = { target: sport.sets, lead: 1, cap: null };
  return span === 'match' ? raceOutlook(match, score, chance) : winnerOutlook(raceChance(match, score, chance));
}

/** The first side's chance to win the next game of a set, or the next point of one without games. */
function unitChance(sport: RallySport, chances: Chances, { points, server }: Moment, from: Score) {
  const { game, tieBreak } = sport;
  const even = (chances.home + chances.away) / 2;
  if (game === null) return () => even;
  const decider = tieBreak ?? game;
  const games = { home: gameChance(game, chances.home), away: gameChance(game, chances.away) };
  const breaker = gameChance(decider, even);
  const cap = (sport.set.cap ?? 0) - 1;
  return (home: number, away: number) => {
    const isDecider = home === cap && away === cap;
    if (home === from.home && away === from.away && points) {
      if (isDecider) return raceChance(decider, points, () => even);
      return raceChance(game, points, () => chances[server ?? 'home']);
    }
    if (isDecider) return breaker;
    const isSame = (home + away - from.home - from.away) % 2 === 0;
    if (server === undefined) return (games.home + games.away) / 2;
    return games[isSame === (server === 'home') ? 'home' : 'away'];
  };
}

function gameChance(game: RaceFormat, chance: number): number {
  return raceChance(game, LEVEL, () => chance);
}

/** A set that has not begun: whoever serves first makes next to no difference. */
function freshSetChance(sport: RallySport, chances: Chances, sets: Score): number {
  const blank: Moment = {
    at: 0,
    phase: 'play',
    period: 1,
    score: sets,
    periods: [LEVEL],
    isDanger: false,
    isQuiet: true,
    server: 'home',
  };
  return raceChance(setOf(sport, sets), LEVEL, unitChance(sport, chances, blank, LEVEL));
}

function resultOf(span: ScoreSpan, { phase, period, score, periods }: Moment): Score | null {
  const isOver = phase === 'over';
  if (typeof span === 'number') {
    return isOver || period > span || (period === span && phase === 'break') ? (periods[span - 1] ?? null) : null;
  }
  if (!isOver) return null;
  return span === 'winner' ? winnerScore(score) : score;
}
