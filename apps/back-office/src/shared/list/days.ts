import { DAY_MS } from '@ordago/kernel';

/** The first instant of a calendar day of the reader's zone, as the wire writes it. */
export function dayStart(day: string | undefined): string | undefined {
  return day === undefined ? undefined : new Date(`${day}T00:00:00`).toISOString();
}

/** The first instant after it. */
export function dayEnd(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  // Noon of the next day, whatever the clocks did in between, and back to its midnight.
  const next = new Date(new Date(`${day}T12:00:00`).getTime() + DAY_MS);
  next.setHours(0, 0, 0, 0);
  return next.toISOString();
}
