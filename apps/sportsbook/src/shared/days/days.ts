import { DAY_MS, type Instant, instant } from '@ordago/kernel';

/** A day of the reader's calendar, as `2026-11-21`. */
export type Day = string;

/** The present, for what is shown; nothing is judged by it. */
export function present(): Instant {
  return instant(Date.now());
}

/** The day of an instant in the reader's zone. */
export function dayOf(at: Instant | string): Day {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether a text names a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00`));
}

/** The first instants of a day and of the day after it, on the wire; summer time may make a day longer. */
export function boundsOf(day: Day): { from: string; to: string } {
  return {
    from: new Date(`${day}T00:00:00`).toISOString(),
    to: new Date(`${shiftDay(day, 1)}T00:00:00`).toISOString(),
  };
}

/** The day so many days later, or earlier. */
export function shiftDay(day: Day, days: number): Day {
  // Noon: no change of the clock moves it to another day.
  return dayOf(instant(Date.parse(`${day}T12:00:00`) + days * DAY_MS));
}

/** Noon of a day, for writing its name. */
export function noonOf(day: Day): Instant {
  return instant(Date.parse(`${day}T12:00:00`));
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(noonOf(day)).getDay();
  return shiftDay(day, -((weekday + 6) % 7));
}
