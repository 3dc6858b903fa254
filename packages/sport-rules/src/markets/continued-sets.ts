import { partsWinner, partWinner } from '../judging/judge-parts.ts';
import { leaderOf } from '../result/facts.ts';
import type { MatchRecord, Score } from '../result/record.ts';
import type { PartScoring } from '../vocabulary.ts';
import type { Market } from './catalogue.ts';
import { FAR, scoresAround, type Turns } from './scores-around.ts';
import { turnsOf } from './turning-points.ts';

const NONE: Score = { home: 0, away: 0 };
/** Points beyond the target, or beyond what was played, that are tried one by one. */
const DENSE = 24;
/** Sets more than those that were played of which a match may consist, where nobody reported of how many. */
const MORE_SETS = 12;
const PLANNED_MAX = 99;

/** A match of sets with the rule by which its sets are won; null where it is not known. */
interface Sets {
  readonly match: MatchRecord;
  readonly planned: number;
  readonly scoring: PartScoring | null;
  /** Sets that the score counts, and the one under way. */
  readonly known: readonly Score[];
  readonly last: Score;
  /** Points of the sets to come that bring little or very much, and of the last possible one. */
  readonly usual: readonly Points[];
  readonly deciding: readonly Points[];
}

/**
 * The ways in which a match of sets might have gone on, for what a market asks: the set under way ends as a set may, and sets are
 * won until somebody has most of those planned, so that a set that had to be played still counts as certain.
 */
export function* continuedSets(market: Market, reported: MatchRecord): Generator<MatchRecord> {
  const match = withAllSets(reported);
  const { score = NONE } = match;
  for (const planned of plannedOf(match, market.kind.needs.includes('periods'))) {
    const length = { ...match, periodsPlanned: planned };
    if (isOver(score, planned)) {
      yield completed(length, score, match.periods);
      continue;
    }
    const scorings = scoringsOf(length);
    for (const scoring of scorings.length > 0 ? scorings : [null]) {
      const extremes = { usual: extremesOf(scoring, false), deciding: extremesOf(scoring, true) };
      yield* byScoring(market, { match: length, planned, scoring, ...currentOf(match), ...extremes });
    }
  }
}

/** Sets that were won and are missing among the reported ones leave it unknown which set has which score. */
function withAllSets(match: MatchRecord): MatchRecord {
  const { score = NONE, periods } = match;
  if (periods === undefined || periods.length >= score.home + score.away) return match;
  const { periods: _, ...others } = match;
  return others;
}

/** Returns the rules by which its sets may be won that agree with the reported sets; none where they are unknown. */
export function scoringsOf(match: MatchRecord): readonly PartScoring[] {
  const { sets = [], periodsPlanned, setsPlanned } = match;
  const { known, last } = currentOf(match);
  if (match.periods === undefined) return [];
  return sets.filter((scoring, format) => {
    if (setsPlanned !== undefined && setsPlanned[format] !== periodsPlanned) return false;
    const isDecider = (place: number) => place + 1 === periodsPlanned;
    const areFinal = known.every((set, place) => isFinal(scoring, set, isDecider(place)));
    const isPossible =
      isOpen(scoring, last, isDecider(known.length)) || isFinal(scoring, last, isDecider(known.length));
    return areFinal && isPossible;
  });
}

/** The sets that the score counts, and the one under way. */
function currentOf({ score = NONE, periods = [] }: MatchRecord): { known: readonly Score[]; last: Score } {
  const isUnderWay = periods.length > score.home + score.away;
  return isUnderWay ? { known: periods.slice(0, -1), last: periods.at(-1) ?? NONE } : { known: periods, last: NONE };
}

/**
 * The numbers of sets of which the match may have consisted: as reported, as a format has it, or any in which it was not over. Points are fewest and
 * most in the least and in very many.
 */
function plannedOf(match: MatchRecord, asksPoints: boolean): readonly number[] {
  const { score = NONE, periodsPlanned, setsPlanned = [] } = match;
  if (periodsPlanned !== undefined) return [periodsPlanned];
  const ofFormats = [...new Set(setsPlanned)].filter((planned) => !isOver(score, planned));
  const agreeing = ofFormats.filter((planned) => scoringsOf({ ...match, periodsPlanned: planned }).length > 0);
  if (ofFormats.length > 0) return agreeing.length > 0 ? agreeing : ofFormats;
  const played = score.home + score.away;
  const lengths = Array.from({ length: MORE_SETS }, (_, more) => played + 1 + more);
  const possible = lengths.filter((planned) => !isOver(score, planned));
  return [...(asksPoints ? possible.slice(0, 2) : possible), PLANNED_MAX];
}

function* byScoring(market: Market, sets: Sets): Generator<MatchRecord> {
  const { period } = market.values;
  const turns = turnsOf(market);
  // A kind about halves has no proof here.
  if (turns === null) return;
  if (typeof period === 'number') return yield* continuedSet(sets, period, turns);
  const { match, known } = sets;
  const asksPoints = market.kind.needs.includes('periods');
  // Points of sets that were not reported are not known.
  if (asksPoints && match.periods === undefined) return yield completed(match, match.score ?? NONE, undefined);
  for (const set of endsOf(sets, { place: known.length, from: sets.last }, asksPoints ? { lead: [0] } : {})) {
    const wins = winsAfter(sets, set);
    for (const one of asksPoints ? wins.filter(isShortOrFull) : wins) yield* withPoints(sets, set, one, asksPoints);
  }
}

/** The ways in which one set may go on; and the match without it, where it may be over before. */
function* continuedSet(sets: Sets, period: number, turns: Turns): Generator<MatchRecord> {
  const { match, known, last, planned } = sets;
  const { score = NONE, periods } = match;
  if (!periods || period <= known.length) return yield completed(match, score, periods);
  const isUnderWay = period === known.length + 1;
  const lengths = isUnderWay ? [period] : lengthsOf(sets);
  if (period > planned || lengths.some((length) => length < period)) yield completed(match, score, known);
  if (period > planned) return;
  const between = Array.from({ length: period - known.length - 1 }, () => ({ home: 1, away: 0 }));
  for (const set of endsOf(sets, { place: period - 1, from: isUnderWay ? last : NONE }, turns)) {
    yield completed(match, score, [...known, ...between, set]);
  }
}

/** The numbers of sets after which the match may be over. */
function lengthsOf(sets: Sets): number[] {
  const { known, last } = sets;
  return endsOf(sets, { place: known.length, from: last }, {}).flatMap((set) =>
    winsAfter(sets, set).map(({ home, away }) => known.length + 1 + home + away),
  );
}

/** The sets that either side may still win after the one under way ended, until the match is over. */
function winsAfter({ match: { score = NONE }, planned }: Sets, set: Score): Score[] {
  const after = plusSet(score, set);
  if (isOver(after, planned)) return [NONE];
  const most = Math.floor(planned / 2) + 1;
  const needed = { home: most - after.home, away: most - after.away };
  const won = [
    ...counts(needed.away).map((away) => ({ home: needed.home, away })),
    ...counts(needed.home).map((home) => ({ home, away: needed.away })),
  ];
  // An even number of sets may end level.
  return planned % 2 === 0 ? [...won, { home: needed.home - 1, away: needed.away - 1 }] : won;
}

/** Points are fewest and most where one side wins all that is left, or the other one as much as it can. */
function isShortOrFull({ home, away }: Score, _: number, all: readonly Score[]): boolean {
  const most = Math.max(...all.map((wins) => wins.home + wins.away));
  return home === 0 || away === 0 || home + away === most;
}

/** From none to below so many. */
function counts(below: number): number[] {
  return Array.from({ length: below }, (_, count) => count);
}

/** A match whose later sets bring little or very much: the sum of points is largest and least in these. */
function* withPoints(sets: Sets, set: Score, wins: Score, asksPoints: boolean): Generator<MatchRecord> {
  const { match, known, planned, usual, deciding } = sets;
  const { score = NONE, periods } = match;
  const after = plusSet(score, set);
  const won = { home: after.home + wins.home, away: after.away + wins.away };
  const first = wins.home > wins.away === won.home > won.away ? 'away' : 'home';
  const sides = [...times(wins[first], first), ...times(wins[first === 'home' ? 'away' : 'home'], other(first))];
  for (const way of asksPoints ? [0, 1, 2, 3] : [0]) {
    const later = sides.map((winner, place) => {
      const [more, less] = (known.length + 2 + place === planned ? deciding : usual)[way] ?? [1, 0];
      return winner === 'home' ? { home: more, away: less } : { home: less, away: more };
    });
    yield completed(match, won, periods && [...known, set, ...later]);
  }
}

function times(count: number, side: 'home' | 'away'): ('home' | 'away')[] {
  return Array.from({ length: count }, () => side);
}

function other(side: 'home' | 'away'): 'home' | 'away' {
  return side === 'home' ? 'away' : 'home';
}

/** Every score at which a set may end that a market can tell apart, from what was played of it. A set is never left level. */
function endsOf(sets: Sets, { place, from }: { place: number; from: Score }, turns: Turns): readonly Score[] {
  const { scoring, match, planned } = sets;
  if (match.periods === undefined) return [NONE_TO_HOME, NONE_TO_AWAY];
  if (scoring === null) {
    const level = { ...turns, lead: [...(turns.lead ?? []), 0] };
    return scoresAround(from, level).filter((set) => set.home !== set.away);
  }
  const isDecider = place + 1 === planned;
  if (!isOpen(scoring, from, isDecider)) return [from];
  const asked = (turns.exact ?? []).filter((set) => isFinal(scoring, set, isDecider));
  const finals = finalsOf(scoring, isDecider, Math.min(from.home, from.away)).flatMap(bothWays);
  return [...finals, ...asked].filter((set) => set.home >= from.home && set.away >= from.away);
}

const NONE_TO_HOME: Score = { home: 1, away: 0 };
const NONE_TO_AWAY: Score = { home: 0, away: 1 };

type Points = readonly [winner: number, loser: number];

/** Scores at which a set may end, the winner's points first; `played`: points that both sides have. */
function finalsOf({ target, decider = target, lead = 1, cap }: PartScoring, isDecider: boolean, played = 0): Points[] {
  const goal = isDecider ? decider : target;
  const plain = Array.from({ length: goal - lead + 1 }, (_, loser): Points => [goal, loser]);
  if (lead === 1) return plain;
  const last = cap === undefined ? Math.max(goal, played) + DENSE : cap - 1;
  const beyond = Array.from({ length: Math.max(last - (goal - lead), 0) }, (_, place): Points => {
    const loser = goal - lead + 1 + place;
    return [Math.min(loser + lead, cap ?? Number.POSITIVE_INFINITY), loser];
  });
  const far: readonly Points[] = cap === undefined ? [FAR, FAR + 1].map((loser): Points => [loser + lead, loser]) : [];
  return [...plain, ...beyond, ...far];
}

/** Points that the winner and the loser of a set to come may have where nobody knows how one is won. */
const ANY_SET: readonly Points[] = [
  [1, 0],
  [2, 0],
  [FAR, 0],
  [FAR, FAR - 1],
];

/** The least and the most that a set may bring, an even and an odd number of points. */
function extremesOf(scoring: PartScoring | null, isDecider: boolean): readonly Points[] {
  if (scoring === null) return ANY_SET;
  const finals = finalsOf(scoring, isDecider);
  return [...finals.slice(0, 2), ...finals.slice(-2)];
}

function bothWays([winner, loser]: Points): Score[] {
  return [
    { home: winner, away: loser },
    { home: loser, away: winner },
  ];
}

function completed(match: MatchRecord, score: Score, periods: readonly Score[] | undefined): MatchRecord {
  return { ...match, status: 'completed', score, decidedIn: 'regular-time', ...(periods && { periods }) };
}

function plusSet(score: Score, set: Score): Score {
  const winner = leaderOf(set);
  return winner === 'draw' ? score : { ...score, [winner]: score[winner] + 1 };
}

function isOpen(scoring: PartScoring, { home, away }: Score, isDecider: boolean): boolean {
  return partWinner(scoring, [home, away], isDecider) === null;
}

/** Won, and not before its last point. */
function isFinal(scoring: PartScoring, set: Score, isDecider: boolean): boolean {
  const winner = leaderOf(set);
  if (winner === 'draw' || isOpen(scoring, set, isDecider)) return false;
  return isOpen(scoring, { ...set, [winner]: set[winner] - 1 }, isDecider);
}

/** Most of the planned sets are won, or all of an even number were played. */
function isOver({ home, away }: Score, planned: number): boolean {
  return partsWinner({ kind: 'best-of', part: 'set', parts: planned }, [home, away]) !== null;
}
