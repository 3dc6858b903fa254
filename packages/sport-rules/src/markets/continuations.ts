import { isRegularTimeOver, sumOf } from '../result/facts.ts';
import type { Goal, MatchRecord, ResultRecord, Score, Side } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { asksBeyond, continuedBeyond } from './continued-beyond.ts';
import { continuedFights, continuedRaces, continuedTournaments } from './continued-contests.ts';
import { continuedCounts } from './continued-counts.ts';
import { continuedHalves, continuedScores } from './continued-scores.ts';
import { continuedSets } from './continued-sets.ts';
import { FAR } from './scores-around.ts';

/** Goals of one side that are tried at once: more than any number that a market asks for. */
const GOALS_MAX = 24;
const NONE: Score = { home: 0, away: 0 };

/**
 * The ways in which an abandoned contest might have gone on, as completed ones: for every answer that the market could still
 * have, one that gives it. An outcome that is the same in all of them was decided when it stopped. A kind for which nothing is
 * tried has no such proof: its bets are returned.
 */
export function* continuationsOf(market: Market, record: ResultRecord): Generator<ResultRecord> {
  switch (record.sort) {
    case 'fight':
      return yield* continuedFights(record);
    case 'race':
      // Until the last one every lap may be faster.
      return market.kind.needs.includes('fastestLap') ? undefined : yield* continuedRaces(record);
    case 'tournament':
      return market.kind.key === 'tournament-winner' ? yield* continuedTournaments(record) : undefined;
    case 'match':
      return yield* continuedMatches(market, record);
  }
}

function* continuedMatches(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const { needs } = market.kind;
  if (!match.score) return;
  if (needs.includes('breaks') || needs.includes('maxima')) return yield* continuedVisits(match);
  if (match.scoring === 'sets') return yield* continuedSets(market, match);
  if (needs.includes('goals')) return yield* continuedGoals(match, market.values.player);
  if (needs.includes('statistics')) return yield* continuedCounts(market, match);
  if (market.kind.key.includes('half')) return yield* continuedHalves(market, match);
  if (asksBeyond(market, match)) return yield* continuedBeyond(market, match);
  yield* continuedScores(market, match);
}

/** Further visits may raise the highest, and never lower it. */
function* continuedVisits(match: MatchRecord): Generator<MatchRecord> {
  const { breaks, maxima } = match;
  for (const added of VISITS_ON) {
    const more = {
      ...(breaks && { breaks: sumOf([breaks, added]) }),
      ...(maxima && { maxima: sumOf([maxima, added]) }),
    };
    yield { ...match, status: 'completed', ...more };
  }
  // Or both end alike.
  yield { ...match, status: 'completed', ...(breaks && { breaks: ALIKE }), ...(maxima && { maxima: ALIKE }) };
}

const ALIKE: Score = { home: FAR, away: FAR };
const VISITS_ON: readonly Score[] = [0, FAR].flatMap((home) => [0, FAR].map((away) => ({ home, away })));

/** Markets about goals ask for the first ones, the last one, or one by its number. */
const GOALS_ON: readonly Score[] = [
  ...[0, 1, 2].flatMap((home) => [0, 1, 2].map((away) => ({ home, away }))),
  { home: GOALS_MAX, away: 0 },
  { home: 0, away: GOALS_MAX },
];

function* continuedGoals(match: MatchRecord, player: unknown): Generator<MatchRecord> {
  const { score = NONE } = match;
  for (const added of isRegularTimeOver(match) ? [NONE] : GOALS_ON) {
    for (const goals of goalsOn(match, { added, player })) {
      yield { ...match, status: 'completed', score: sumOf([score, added]), goals };
    }
  }
}

/**
 * The goals fall in each minute that was left (several in the first or the last of them), in both orders,
 * by the player that is asked about or by somebody else.
 */
function goalsOn(
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

/** From the minute in which it stopped, which was perhaps not over, to the last one. */
function minutesLeft(minutesPlayed: number, regularMinutes: number): number[] {
  const first = Math.min(Math.max(Math.ceil(minutesPlayed), 1), regularMinutes);
  return Array.from({ length: regularMinutes - first + 1 }, (_, index) => first + index);
}
