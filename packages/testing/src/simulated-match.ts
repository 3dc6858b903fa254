import { addMs, type Instant } from '@ordago/kernel';
import type { SimulatedEvent } from '@ordago/provider-protocols';
import { idsAt, matchOf, type SimulatedMatch } from '../../../apps/sandbox/src/sports-feed/simulated/matches.ts';
import { matchLook, newsOf, type Taken } from '../../../apps/sandbox/src/sports-feed/simulated/news.ts';

export type { SimulatedMatch };

const SEED = 'the seed of tests alone';

/** A match of the simulation that begins at about an instant, in the place of a sport. */
export function buildSimulatedMatch(place: number, at: Instant): SimulatedMatch {
  const ids = idsAt(place + 1, at);
  const match = matchOf(SEED, ids.at(-1) ?? '');
  if (match === null) throw new Error(`no match in place ${place}`);
  return match;
}

/** All that the simulation says of a match, in order, looked at every so many milliseconds. */
export function scriptOf(match: SimulatedMatch, stepMs = 1_000): SimulatedEvent[] {
  const said: SimulatedEvent[] = [];
  const end = match.contest.moments.at(-1)?.at ?? 0;
  let taken: Taken = new Map();
  for (let elapsed = 0; elapsed < end + stepMs; elapsed += stepMs) {
    const now = addMs(match.startsAt, elapsed);
    const look = matchLook(match, now);
    const news = look === null ? null : newsOf(match, { look, taken, version: now });
    if (news === null) continue;
    taken = news.taken;
    said.push(news.event);
  }
  return said;
}
