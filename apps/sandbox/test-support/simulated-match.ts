import { addMs, type Instant } from '@ordago/kernel';
import type { SimulatedEvent, SimulatedRecord } from '@ordago/provider-protocols';
import type { Score, SimulatedMarket } from '../src/sports-feed/simulated/course.ts';
import { idsAhead, idsAt, matchOf, type SimulatedMatch } from '../src/sports-feed/simulated/matches.ts';
import { matchQuote, newsOf, type Taken } from '../src/sports-feed/simulated/news.ts';

export type { SimulatedMarket, SimulatedMatch };

const SEED = 'the seed of tests alone';

/** A match of the simulation that begins at about an instant, in the place of a sport. */
export function buildSimulatedMatch(place: number, at: Instant): SimulatedMatch {
  const ids = idsAt(place + 1, at);
  const match = matchOf(SEED, ids.at(-1) ?? '');
  if (match === null) throw new Error(`no match in place ${place}`);
  return match;
}

/** A simulated match that is announced at an instant and begins later, and what is sent about it until then. */
export function buildAnnouncedMatch(place: number, at: Instant): { match: SimulatedMatch; announced: SimulatedEvent } {
  const match = matchOf(SEED, idsAhead(place + 1, at).at(-1) ?? '');
  const quote = match && matchQuote(match, at);
  const news = match && quote !== null ? newsOf(match, { quote, taken: new Map(), version: at }) : null;
  if (match === null || news === null) throw new Error(`no match is announced in place ${place}`);
  return { match, announced: news.event };
}

/** All that the simulation sends about a match, in order, read every so many milliseconds. */
export function scriptOf(match: SimulatedMatch, stepMs = 1_000): SimulatedEvent[] {
  const reported: SimulatedEvent[] = [];
  const end = match.contest.moments.at(-1)?.at ?? 0;
  let taken: Taken = new Map();
  for (let elapsed = 0; elapsed < end + stepMs; elapsed += stepMs) {
    const now = addMs(match.startsAt, elapsed);
    const quote = matchQuote(match, now);
    const news = quote === null ? null : newsOf(match, { quote, taken, version: now });
    if (news === null) continue;
    taken = news.taken;
    reported.push(news.event);
  }
  return reported;
}

/** Record of a match at its end, as the simulation sends it; null where it sends results alone. */
export function recordOf({ contest }: SimulatedMatch): SimulatedRecord | null {
  const last = contest.moments.at(-1);
  return (last && contest.record?.(last)) ?? null;
}

/** The score by which a market that is about more than the score is judged, read off the record alone. */
export function scoreIn(record: SimulatedRecord, span: SimulatedMarket['span']): Score & { readonly first?: Score } {
  const { score, periods, goals = [], statistics = {}, statistics_by_period: [firstHalf = {}] = [] } = record;
  const none = { home: 0, away: 0 };
  if (span === 'match') return score;
  if (span === 'halves') return { ...score, first: periods[0] ?? none };
  if (span === 'first-goal') {
    const [first] = goals;
    return first ? { home: first.minute, away: first.side === 'home' ? 1 : 2 } : none;
  }
  const ofHalf = String(span).endsWith(' of half 1') ? String(span).replace(' of half 1', '') : null;
  if (ofHalf !== null) {
    return scoreIn({ ...record, statistics: firstHalf }, ofHalf as SimulatedMarket['span']);
  }
  if (span === 'cards') {
    const { 'yellow-cards': yellow = none, 'red-cards': red = none } = statistics;
    return { home: yellow.home + red.home, away: yellow.away + red.away };
  }
  const [from = 0, to = 0] = String(span).replace('goals ', '').split('-').map(Number);
  if (String(span).startsWith('goals ')) {
    return { home: goals.filter(({ minute }) => minute >= from && minute <= to).length, away: 0 };
  }
  return statistics[span as keyof typeof statistics] ?? none;
}
