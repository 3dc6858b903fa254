import { DAY_MS, type Instant, instant } from '@ordago/kernel';

/** A day of the reader's calendar, as `2026-11-21`. */
export type Day = string;

/** The day of an instant in the reader's zone. */
export function dayOf(at: Instant | string): Day {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** True when a text names a day of the calendar: the 31st of February is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text;
}

/** The first instant of a day in the reader's zone, on the wire. */
export function dayStart(day: Day): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The first instant after a day; summer time may make a day longer or shorter. */
export function dayEnd(day: Day): string {
  return dayStart(shiftDay(day, 1));
}

/**
 * The instants of the days from one to another, on the wire: the first begins at `from`, and `to` is the first instant
 * after the last. A list of the server holds what is at `from` or later, and before `to`. (Default of `last`: the first)
 */
export function boundsOf(first: Day, last: Day = first): { from: string; to: string } {
  return { from: dayStart(first), to: dayEnd(last) };
}

/** The day so many days later, or earlier. */
export function shiftDay(day: Day, days: number): Day {
  return dayOf(instant(noonOf(day) + days * DAY_MS));
}

/** Noon of a day, which no change of the clock moves to another day. */
export function noonOf(day: Day): Instant {
  return instant(Date.parse(`${day}T12:00:00`));
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(noonOf(day)).getDay();
  return shiftDay(day, -((weekday + 6) % 7));
}
