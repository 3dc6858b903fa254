import type { Brand } from './brand.ts';

/** A point in time, UTC, in milliseconds since 1970. Wall clocks are read through `Clock` alone (architecture 3.10). */
export type Instant = Brand<number, 'Instant'>;

/** The one source of time of a process; tests and rehearsals move it. */
export interface Clock {
  /** The present, in milliseconds since 1970, UTC. It may step back when the clock of the machine is set. */
  now(): Instant;
}

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** An instant of milliseconds since 1970, UTC; a fraction of a millisecond is cut off towards 1970. */
export function instant(ms: number): Instant {
  return Math.trunc(ms) as Instant;
}

/** The instant `ms` milliseconds later, or earlier where `ms` is negative. */
export function addMs(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

/** The form instants have on every wire and in every log: ISO 8601, UTC, milliseconds. */
export function toIso(at: Instant): string {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  // Put together here: `Date` formats through the C library, at three times the cost, and a bet holds five instants.
  if (!(year >= 1_000 && year <= 9_999)) return date.toISOString();
  const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
  const ms = date.getUTCMilliseconds();
  return `${day}T${time}.${ms < 100 ? '0' : ''}${twoDigits(ms)}Z`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/** Reads an ISO 8601 instant. Answers null when the text is none. */
export function parseInstant(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : instant(ms);
}
