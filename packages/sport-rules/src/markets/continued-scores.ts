import { isRegularTimeOver, sumOf } from '../result/facts.ts';
import type { MatchRecord, Score } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { scoresAround, type Turns } from './scores-around.ts';
import { turnsOf } from './turning-points.ts';

const NONE: Score = { home: 0, away: 0 };

/** The ways in which regular time of a match for goals or points may go on, for a market about its score or that of a period. */
export function* continuedScores(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const turns = turnsOf(market);
  const { score = NONE, periods } = match;
  if (turns === null) return;
  if (isRegularTimeOver(match)) return yield* asItIs(match);
  const { period } = market.values;
  if (typeof period !== 'number') {
    for (const target of scoresAround(score, turns)) yield grown(match, minus(target, score), periods?.length ?? 0);
    return;
  }
  if (periods && period < periods.length) return yield* asItIs(match);
  const from = periods?.[period - 1] ?? NONE;
  for (const target of scoresAround(from, turns)) yield grown(match, minus(target, from), period);
}

/** Numbers of periods of which two halves may consist, where nobody reported it. */
const PERIODS_OF_HALVES = [2, 4];

/** The ways in which the halves may go on, in each number of periods that the match may have. */
export function* continuedHalves(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const { periods = [], periodsPlanned } = match;
  const possible = PERIODS_OF_HALVES.filter((planned) => planned >= periods.length);
  for (const planned of periodsPlanned === undefined ? possible : [periodsPlanned]) {
    yield* continuedHalvesOf(market, { ...match, periodsPlanned: planned });
  }
}

/** The half under way first, then the match. */
function* continuedHalvesOf(
  market: Market,
  match: MatchRecord & { readonly periodsPlanned: number },
): Generator<MatchRecord> {
  const { periods = [], periodsPlanned } = match;
  const turns = HALF_TURNS[market.kind.key];
  if (!turns || periodsPlanned % 2 !== 0) return;
  const isTwoWay = market.kind.needs.includes('decidedIn');
  if (isRegularTimeOver(match)) return yield* ended(match, isTwoWay);
  // Without the periods nobody knows which half is under way: a market that needs them waits.
  if (periods.length === 0) return yield grown(match, { home: 1, away: 1 }, 0);
  const middle = periodsPlanned / 2;
  const isFirst = periods.length <= middle;
  const sofar = sumOf(periods.slice(0, middle));
  for (const first of isFirst ? scoresAround(sofar, FIRST_TURNS) : [sofar]) {
    const later = sumOf(periods.slice(middle));
    const half = isFirst ? grown(match, minus(first, sofar), periods.length) : match;
    for (const second of scoresAround(later, turns(first))) {
      yield* ended(grown(half, minus(second, later), isFirst ? periodsPlanned : periods.length), isTwoWay);
    }
  }
}

/** Every lead of a half, whatever was scored in it. */
const FIRST_TURNS: Turns = { lead: [0] };

/** Where the answer changes in the second half, by the score of the first. */
const HALF_TURNS: Readonly<Record<string, (first: Score) => Turns>> = {
  'half-time-full-time': ({ home, away }) => ({ lead: [away - home] }),
  'half-time-full-time-2way': ({ home, away }) => ({ lead: [away - home] }),
  'highest-half': ({ home, away }) => ({ total: [home + away] }),
  'team-highest-half': ({ home, away }) => ({ home: [home], away: [away] }),
};

/** After regular time a match is over, or level and goes on; where half and match have two ways, somebody wins in the end. */
function* ended(match: MatchRecord, isTwoWay: boolean): Generator<MatchRecord> {
  const { score = NONE, overtime } = match;
  if (overtime === undefined && !(isTwoWay && score.home === score.away)) {
    return yield { ...match, status: 'completed', decidedIn: 'regular-time' };
  }
  if (!isTwoWay) return yield* asItIs(match);
  for (const more of scoresAround(overtime ?? NONE, { lead: [0] })) {
    if (more.home !== more.away) yield { ...match, status: 'completed', decidedIn: 'overtime', overtime: more };
  }
}

/** Completes a match in which everything that is asked about was over. */
function* asItIs(match: MatchRecord): Generator<MatchRecord> {
  yield { ...match, status: 'completed' };
}

/** The match with more in a period, of those that were played or are to come. */
export function grown(match: MatchRecord, added: Score, period: number): MatchRecord {
  const { score = NONE, periods, periodsPlanned = 2 } = match;
  const whole = { ...match, status: 'completed', score: sumOf([score, added]) } as const;
  if (!periods) return whole;
  const all = Array.from({ length: Math.max(periodsPlanned, periods.length) }, (_, place) => {
    const known = periods[place] ?? NONE;
    return place === period - 1 ? sumOf([known, added]) : known;
  });
  return { ...whole, periods: all };
}

export function minus(a: Score, b: Score): Score {
  return { home: a.home - b.home, away: a.away - b.away };
}
