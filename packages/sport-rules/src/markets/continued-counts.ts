import { isRegularTimeOver, statisticOf } from '../result/facts.ts';
import type { Counts, MatchRecord, Score } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { grown } from './continued-scores.ts';
import { scoresAround } from './scores-around.ts';
import { statisticIn, turnsOf } from './turning-points.ts';

const NONE: Score = { home: 0, away: 0 };
type Counted = keyof Counts;

/** The ways in which a count of a match may go on: corners, cards, shots, of the match or of a period of it. */
export function* continuedCounts(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const turns = turnsOf(market);
  const name = countedBy(market);
  if (turns === null || name === null) return;
  const { period } = market.values;
  const played = Math.max(match.periods?.length ?? 0, match.statisticsByPeriod?.length ?? 0);
  const isOver = isRegularTimeOver(match) || (typeof period === 'number' && period < played);
  const from = typeof period === 'number' && period > played ? NONE : statisticOf(match, name, period as number);
  // A count that was not reported has no continuation in which it is known.
  if (isOver || from === null) return yield { ...grown(match, NONE, 0), status: 'completed' };
  for (const target of scoresAround(from, turns)) {
    yield typeof period === 'number'
      ? withPeriod(grown(match, NONE, 0), { name, period, target })
      : { ...grown(match, NONE, 0), statistics: withCount(match.statistics ?? {}, name, target) };
  }
}

const INCIDENTS: Readonly<Record<string, Counted>> = {
  'yellow-card': 'yellow-cards',
  'red-card': 'red-cards',
  penalty: 'penalties',
};

function countedBy({ kind: { key } }: Market): Counted | null {
  return INCIDENTS[key] ?? statisticIn(key);
}

/** Cards that nobody counted by themselves grow by yellow ones. */
function withCount(counts: Counts, name: Counted, target: Score): Counts {
  if (name !== 'cards' || counts.cards) return { ...counts, [name]: target };
  const red = counts['red-cards'] ?? NONE;
  return {
    ...counts,
    'red-cards': red,
    'yellow-cards': { home: target.home - red.home, away: target.away - red.away },
  };
}

function withPeriod(
  match: MatchRecord,
  { name, period, target }: { name: Counted; period: number; target: Score },
): MatchRecord {
  const { statisticsByPeriod = [] } = match;
  const all = Array.from({ length: Math.max(statisticsByPeriod.length, period) }, (_, place) => {
    const known = statisticsByPeriod[place] ?? {};
    return place === period - 1 ? withCount(known, name, target) : known;
  });
  return { ...match, statisticsByPeriod: all };
}
