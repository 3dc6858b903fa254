import { hasDecision } from '../doctrine.ts';
import { leaderOf, sumOf } from '../result/facts.ts';
import type { FightRecord, MatchRecord, Score } from '../result/record.ts';
import { methodsOf } from '../victory-methods.ts';
import type { PartScoring, SportRule } from '../vocabulary.ts';
import { isDecided, partWinner } from './judge-parts.ts';

/**
 * A match of sets as its rule book counts it: without a golden set, with a tie-break in place of a set as one game, and without
 * parts that nobody played (operator rules `golden-set`, `tie-break`, `part-walkover`).
 */
export function readSets(rule: SportRule, match: MatchRecord): MatchRecord {
  const read = [withoutGoldenSet, withTieBreak, withoutGivenParts] as const;
  return read.reduce((record, one) => one(rule, record), match);
}

/** Sets that came after somebody had won most of those planned belong to no match. */
function withoutGoldenSet(rule: SportRule, match: MatchRecord): MatchRecord {
  const { periods, status } = match;
  if (!hasDecision(rule, 'golden-set') || !periods || status !== 'completed') return match;
  const planned = match.periodsPlanned ?? plannedIn(rule);
  const played = periods.findIndex((_, place) => {
    return isDecided(setsIn(periods.slice(0, place + 1)), planned);
  });
  if (played < 0 || played === periods.length - 1) return match;
  const sets = periods.slice(0, played + 1);
  return { ...match, periods: sets, score: setsIn(sets) };
}

/** 10:8 in a tie-break in place of the last set is one game for who won it. */
function withTieBreak(rule: SportRule, match: MatchRecord): MatchRecord {
  const { periods, isLastSetTieBreak = false } = match;
  const last = periods?.at(-1);
  if (!hasDecision(rule, 'tie-break') || !isLastSetTieBreak || !periods || !last) return match;
  const winner = leaderOf(last);
  const isUnderWay = match.status === 'abandoned' && periods.length > setsWon(match);
  // Nobody has won it: of its one game nothing is counted yet.
  if (isUnderWay) return { ...match, periods: [...periods.slice(0, -1), { home: 0, away: 0 }] };
  if (winner === 'draw') return match;
  return { ...match, periods: [...periods.slice(0, -1), { home: 0, away: 0, [winner]: 1 }] };
}

function setsWon({ score }: MatchRecord): number {
  return score ? score.home + score.away : 0;
}

function withoutGivenParts(rule: SportRule, match: MatchRecord): MatchRecord {
  const { periods, walkovers = [] } = match;
  if (!hasDecision(rule, 'part-walkover') || walkovers.length === 0 || !periods) return match;
  const isGiven = (place: number) => walkovers.includes(place + 1);
  const played = periods.filter((_, place) => !isGiven(place));
  const emptied = periods.map((set, place) => (isGiven(place) ? { home: 0, away: 0 } : set));
  return { ...match, periods: emptied, score: setsIn(played) };
}

/** For a match that stopped and whose score was not reported: the sets that were won by then, by how one is won. */
export function withWonSets(match: MatchRecord): MatchRecord {
  const { periods = [], periodsPlanned } = match;
  if (match.score !== undefined || periods.length === 0) return match;
  const winnersBy = (scoring: PartScoring) =>
    periods.map(({ home, away }, place) => partWinner(scoring, [home, away], place + 1 === periodsPlanned));
  const [first, ...others] = (match.sets ?? []).map(winnersBy);
  const isAgreed = first && others.every((winners) => winners.every((winner, place) => winner === first[place]));
  // The last one alone may be under way.
  if (!isAgreed || first.slice(0, -1).includes(null)) return match;
  const wonBy = (side: 1 | 2) => first.filter((winner) => winner === side).length;
  return { ...match, score: { home: wonBy(1), away: wonBy(2) } };
}

/** Sets by who won each. */
function setsIn(periods: readonly Score[]): Score {
  return sumOf(
    periods.map((set) => {
      const winner = leaderOf(set);
      return winner === 'draw' ? { home: 0, away: 0 } : { home: 0, away: 0, [winner]: 1 };
    }),
  );
}

/** The most sets of the sport's usual format. */
function plannedIn({ formats: [{ length }] }: SportRule): number {
  return length.kind === 'best-of' ? length.parts : 3;
}

/** Half a round is passed once more than half of its time was fought (operator rule `half-round`). */
export function readFight(rule: SportRule, reported: FightRecord): FightRecord {
  const fight = withListedMethod(rule, reported);
  const { roundSeconds, isPastHalfRound, roundMinutes = minutesIn(rule) } = fight;
  if (!hasDecision(rule, 'half-round') || isPastHalfRound !== undefined || roundSeconds === undefined) return fight;
  if (roundMinutes === undefined) return fight;
  return { ...fight, isPastHalfRound: roundSeconds > (roundMinutes * 60) / 2 };
}

/** A way to win that the rule book does not list is not known in its sport. */
function withListedMethod(rule: SportRule, fight: FightRecord): FightRecord {
  const { method, ...rest } = fight;
  return method === undefined || methodsOf(rule).includes(method) ? fight : rest;
}

function minutesIn({ formats: [{ length }] }: SportRule): number | undefined {
  return length.kind === 'parts' ? length.minutes : undefined;
}
