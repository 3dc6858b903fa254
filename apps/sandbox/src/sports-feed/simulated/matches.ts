import { addMs, type Instant, instant } from '@ordago/kernel';
import type { SimulatedContest } from './course.ts';
import { drawFrom } from './draws.ts';
import { namesOf } from './names.ts';
import { SIMULATED_SPORTS, type SimulatedSport } from './sports.ts';

/** A simulated match. All of it follows from its id and the seed. */
export interface SimulatedMatch {
  /** Its place, its sport and its number: `football/0/1931204`. */
  readonly id: string;
  readonly sport: SimulatedSport;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Instant;
  readonly contest: SimulatedContest;
}

/** The longest that a match lasts, in milliseconds: those that began before are over. */
const MATCH_MS_MAX = 90 * 60_000;

/** The ids of the matches of so many places that are under way, or may be. */
export function idsAt(places: number, now: Instant): string[] {
  return Array.from({ length: places }, (_, place) => idsOfPlace(place, now)).flat();
}

/** The ids of the matches of so many places that are announced and have not begun. */
export function idsAhead(places: number, now: Instant): string[] {
  return Array.from({ length: places }, (_, place) => {
    const { slug, everyMs, announcedMs = 0 } = sportOf(place);
    const last = Math.floor((now - offsetOf(place)) / everyMs);
    const count = Math.floor((now + announcedMs - offsetOf(place)) / everyMs) - last;
    return Array.from({ length: count }, (_, ahead) => `${slug}/${place}/${last + ahead + 1}`);
  }).flat();
}

function idsOfPlace(place: number, now: Instant): string[] {
  const { slug, everyMs } = sportOf(place);
  const last = Math.floor((now - offsetOf(place)) / everyMs);
  const count = Math.ceil(MATCH_MS_MAX / everyMs);
  return Array.from({ length: count }, (_, back) => `${slug}/${place}/${last - back}`).reverse();
}

/** The match with an id; null for one that names none. */
export function matchOf(seed: string, id: string): SimulatedMatch | null {
  const [, slug, place, number] = /^([a-z-]+)\/(\d{1,3})\/(\d{1,12})$/.exec(id) ?? [];
  if (number === undefined) return null;
  const sport = sportOf(Number(place));
  if (sport.slug !== slug) return null;
  const [home, away] = namesOf(sport, drawFrom(seed, `${id} names`));
  const startsAt = addMs(instant(Number(number) * sport.everyMs), offsetOf(Number(place)));
  return { id, sport, home, away, startsAt, contest: sport.contest(drawFrom(seed, id)) };
}

function sportOf(place: number): SimulatedSport {
  const sport = SIMULATED_SPORTS[place % SIMULATED_SPORTS.length];
  if (!sport) throw new RangeError(`no sport at place ${place}`);
  return sport;
}

/** Places begin one after another, so that not all matches are at the same minute. */
function offsetOf(place: number): number {
  return (place * 97_000) % sportOf(place).everyMs;
}
