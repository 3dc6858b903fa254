import { type Instant, toIso } from '@ordago/kernel';

/** Adult age (specification 1, section 9). */
export const ADULT_AGE = 18;

/** Reads `YYYY-MM-DD` as a day that exists, from 1900 on. Null for anything else. */
export function readBirthDate(text: string, now: Instant): string | null {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
  return isDay && text <= dayOf(now) ? text : null;
}

/**
 * Returns true if a person born on that day is 18 at that instant, by UTC date. One born on 29 February comes of age on
 * 1 March.
 */
export function isAdult(birthDate: string, now: Instant): boolean {
  const today = dayOf(now);
  const year = String(Number(today.slice(0, 4)) - ADULT_AGE).padStart(4, '0');
  return birthDate <= `${year}${today.slice(4)}`;
}

function dayOf(at: Instant): string {
  return toIso(at).slice(0, 10);
}
