import type { Counts, Goal, MatchRecord, Score, Side } from './record.ts';

/** Beyond regular time: overtime alone, the match with it, and that with one goal more for who won on penalties. */
export type BeyondSpan = 'overtime' | 'full' | 'decided';

/** Scope of a market: the whole of regular time, one period of it, counted from 1, or more than regular time. */
export type Span = number | BeyondSpan | undefined;

/**
 * The score of regular time or of one period; null when it is not known. Nothing is taken back, so that a match without
 * a goal had none in any of its periods; the score of a match of sets counts those, and nothing within them.
 */
export function scoreOf(match: MatchRecord, period: Span): Score | null {
  const { score, periods, periodsPlanned = 2 } = match;
  if (period === undefined) return plainScore(match);
  if (typeof period !== 'number') return scoreBeyond(match, period);
  if (period > periodsPlanned) return null;
  if (periods || match.scoring === 'sets') return periods?.[period - 1] ?? null;
  return score && isGoalless(score) ? score : null;
}

/** Score of a market without a part: regular time, or the match with overtime where the sport's rule book counts it. */
function plainScore(match: MatchRecord): Score | null {
  const { score, plain, overtime } = match;
  if (plain !== 'full' || !score) return score ?? null;
  return overtime ? sumOf([score, overtime]) : score;
}

/** A match that ended in regular time has its score in full, and no overtime. */
function scoreBeyond({ score, overtime, shootOut, decidedIn }: MatchRecord, span: BeyondSpan): Score | null {
  if (span === 'overtime') return decidedIn === 'regular-time' ? null : (overtime ?? null);
  if (!score || decidedIn === undefined) return null;
  if (decidedIn === 'regular-time') return score;
  if (!overtime) return null;
  const full = sumOf([score, overtime]);
  if (span === 'full' || decidedIn === 'overtime') return full;
  if (!shootOut) return null;
  const winner = leaderOf(shootOut);
  return winner === 'draw' ? null : { ...full, [winner]: full[winner] + 1 };
}

/** Returns true if a match that stopped was beyond its regular time: in overtime, or in the shoot-out. */
export function isRegularTimeOver({ decidedIn, overtime, shootOut }: MatchRecord): boolean {
  return decidedIn === 'overtime' || decidedIn === 'shoot-out' || overtime !== undefined || shootOut !== undefined;
}

/** Both halves: of two periods, or of an even number whose first half of periods makes the first half. */
export function halvesOf({ score, periods, periodsPlanned = 2 }: MatchRecord): readonly [Score, Score] | null {
  if (periodsPlanned % 2 !== 0) return null;
  if (!periods) return score && isGoalless(score) ? [score, score] : null;
  if (periods.length !== periodsPlanned) return null;
  const middle = periods.length / 2;
  return [sumOf(periods.slice(0, middle)), sumOf(periods.slice(middle))];
}

function isGoalless({ home, away }: Score): boolean {
  return home === 0 && away === 0;
}

/** Sum of the scores of the periods: games of a tennis match, points of volleyball sets. */
export function pointsOf({ periods }: MatchRecord): Score | null {
  return periods && periods.length > 0 ? sumOf(periods) : null;
}

/** The goals of regular time, if each of them is known: as many as in the score. A goalless match has none. */
export function goalsOf({ goals = [], score }: MatchRecord): readonly Goal[] | null {
  if (!score) return null;
  const counted = (side: Side) => goals.filter((goal) => goal.side === side).length;
  return counted('home') === score.home && counted('away') === score.away ? goals : null;
}

/** The winner with overtime and shoot-out; `draw` if it ended so; null when that is not known. */
export function winnerOf(match: MatchRecord): Side | 'draw' | null {
  const { score, overtime, shootOut, decidedIn } = match;
  if (!score) return null;
  const ahead = leaderOf(score);
  if (ahead !== 'draw') return ahead;
  if (decidedIn === undefined) return null;
  if (decidedIn === 'regular-time') return 'draw';
  if (decidedIn === 'shoot-out') return shootOut ? leaderOf(shootOut) : null;
  return overtime ? leaderOf(overtime) : null;
}

/** The side with more, or `draw`. */
export function leaderOf({ home, away }: Score): Side | 'draw' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** Adds scores side by side; 0:0 without any. */
export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, score) => ({ home: sum.home + score.home, away: sum.away + score.away }), {
    home: 0,
    away: 0,
  });
}

/**
 * A statistic of both sides, of regular time or of one period; cards are yellow and red ones together. What was not counted at
 * all in a match was in none of its periods.
 */
export function statisticOf(
  { statistics, statisticsByPeriod, periodsPlanned = 2 }: MatchRecord,
  name: keyof Counts,
  period?: number,
): Score | null {
  const whole = countIn(statistics, name);
  if (period === undefined) return whole;
  if (period > periodsPlanned) return null;
  return countIn(statisticsByPeriod?.[period - 1], name) ?? (whole && isGoalless(whole) ? whole : null);
}

function countIn(counts: Counts | undefined, name: keyof Counts): Score | null {
  const reported = counts?.[name];
  if (reported || name !== 'cards') return reported ?? null;
  const yellow = counts?.['yellow-cards'];
  const red = counts?.['red-cards'];
  return yellow && red ? sumOf([yellow, red]) : null;
}
