import { setImmediate } from 'node:timers/promises';
import { addMs, DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS, toIso } from '@ordago/kernel';
import { type FeedWireMessage, SIMULATED_COUNTRY } from '@ordago/provider-protocols';
import { type Draw, drawFrom } from '../draws.ts';
import { namesOf, personOf, placeOf } from '../names.ts';
import { titleOf } from '../news.ts';
import { CALENDAR_SPORTS } from './calendar-sports.ts';
import type { CalendarContest, CalendarSport, Competitor } from './contest.ts';
import { FIELD } from './races.ts';

/** An event of the calendar. All of it follows from its id and the seed. */
export interface CalendarEvent {
  /** `calendar/boxing/82310`. */
  readonly id: string;
  readonly sport: CalendarSport;
  readonly home: Competitor;
  /** Null for a contest of many. */
  readonly away: Competitor | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly contest: CalendarContest;
}

/** Each sport has an event so often. */
const EVERY_MS = 6 * HOUR_MS;
/** Time for which results are sent, so that a server that was away receives them. */
const BEHIND_MS = DAY_MS;

/** The calendar of a seed. It keeps what it drew while it is spoken of. */
export interface Calendar {
  /** Content of the calendar at an instant: so many events ahead of each sport, and the results of a day. */
  messagesAt(now: Instant, ahead: number): Promise<readonly FeedWireMessage[]>;
  /** Stamp that changes when the content changes. */
  stampAt(now: Instant, ahead: number): string;
}

export function createCalendar(seed: string): Calendar {
  const known = new Map<string, Report>();
  return {
    messagesAt: async (now, ahead) => {
      const ids = idsAt(now, ahead);
      for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
      const messages: FeedWireMessage[] = [];
      for (const id of ids) {
        const isNew = !known.has(id);
        const reported = known.get(id) ?? newReported(eventOf(seed, id));
        known.set(id, reported);
        messages.push(...messagesOf(reported, now));
        // Prices take a while: whoever else asks something is answered between them.
        if (isNew) await setImmediate();
      }
      return messages;
    },
    stampAt: (now, ahead) =>
      idsAt(now, ahead)
        .map((id) => {
          const { startsAt, sport } = placeOfId(id);
          return `${id}:${stageOf({ startsAt, endsAt: endOf(startsAt, sport) }, now)}`;
        })
        .join(' '),
  };
}

interface Report {
  readonly event: CalendarEvent;
  /** Made once, when it is first asked for. */
  readonly offer: () => FeedWireMessage;
}

function newReported(event: CalendarEvent): Report {
  let offer: FeedWireMessage | null = null;
  return {
    event,
    offer: () => {
      offer ??= { kind: 'offer', event: event.id, version: 1, markets: [...event.contest.markets()] };
      return offer;
    },
  };
}

type Stage = 'ahead' | 'running' | 'over';

function stageOf({ startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>, now: Instant): Stage {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'over';
}

function messagesOf({ event, offer }: Report, now: Instant): FeedWireMessage[] {
  const kit = stageOf(event, now);
  const { record, ending } = event.contest;
  const base = { event: event.id, version: 1 } as const;
  return [
    fixtureOf(event),
    ...(kit === 'ahead' ? [offer()] : []),
    ...(kit === 'over' ? [{ ...base, kind: 'record' as const, record, ...(ending && { ending }) }] : []),
  ];
}

function fixtureOf({ id, sport, home, away, startsAt }: CalendarEvent): FeedWireMessage {
  const { slug } = sport;
  const side = ({ key, name }: Competitor) => ({ key: `${slug}/${key}`, name, code: null });
  return {
    kind: 'fixture',
    event: id,
    version: 1,
    round: null,
    starts_at: toIso(startsAt),
    in_play: false,
    league: {
      key: keyOfSport(sport),
      name: `SIM ${titleOf(keyOfSport(sport))}`,
      country: SIMULATED_COUNTRY,
      sport: slug,
    },
    home: side(home),
    away: away && side(away),
  };
}

/** The ids of a day's results and of what is ahead, sport by sport. */
function idsAt(now: Instant, ahead: number): string[] {
  if (ahead === 0) return [];
  return CALENDAR_SPORTS.flatMap((sport, place) => {
    const next = Math.floor((now - offsetOf(place)) / EVERY_MS) + 1;
    const count = ahead + BEHIND_MS / EVERY_MS;
    return Array.from(
      { length: count },
      (_, back) => `calendar/${keyOfSport(sport)}/${next + ahead - 1 - back}`,
    ).reverse();
  });
}

/** Returns the key of a sport's events. */
function keyOfSport({ key, slug }: CalendarSport): string {
  return key ?? slug;
}

function placeOfId(id: string): { sport: CalendarSport; startsAt: Instant } {
  const [, key, number] = id.split('/');
  const place = CALENDAR_SPORTS.findIndex((sport) => keyOfSport(sport) === key);
  const sport = CALENDAR_SPORTS[place];
  if (!sport) throw new RangeError(`no sport of ${id}`);
  return { sport, startsAt: addMs(instant(Number(number) * EVERY_MS), offsetOf(place)) };
}

/** The event with an id. */
export function eventOf(seed: string, id: string): CalendarEvent {
  const { sport, startsAt } = placeOfId(id);
  const names = drawFrom(seed, `${id} names`);
  const draw = drawFrom(seed, id);
  const common = { id, sport, startsAt, endsAt: endOf(startsAt, sport) };
  if (sport.sides === 'field' || sport.sides === 'field of teams') {
    const field = fieldOf(sport.sides === 'field' ? personOf : placeOf, names);
    const name = `${sport.slug === 'auto-racing' ? 'GP' : 'Open'} ${placeOf(names)} SIM`;
    return { ...common, home: { key: keyOf(name), name }, away: null, contest: sport.contest(draw, field) };
  }
  const [home, away] = namesOf({ sides: sport.sides }, names);
  const side = (name: string) => ({ key: name, name });
  return { ...common, home: side(home), away: side(away), contest: sport.contest(draw, []) };
}

function endOf(startsAt: Instant, { minutes }: CalendarSport): Instant {
  return addMs(startsAt, minutes * MINUTE_MS);
}

/** Drivers of a race, or teams of a tournament, each once. */
function fieldOf(nameOf: (draw: Draw) => string, draw: Draw): Competitor[] {
  const names = new Set<string>();
  while (names.size < FIELD) names.add(nameOf(draw));
  return [...names].map((name) => ({ key: keyOf(name), name }));
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Sports begin one after another, on whole five minutes. */
function offsetOf(place: number): number {
  return Math.floor((place * EVERY_MS) / CALENDAR_SPORTS.length / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
}
