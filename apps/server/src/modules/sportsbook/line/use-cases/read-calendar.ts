import { DAY_MS, type Instant, type Refusal, refuse } from '@ordago/kernel';
import type { CalendarRow, FindEventsRepository } from '../repository/find-events.repository.ts';

export type { CalendarRow } from '../repository/find-events.repository.ts';

/** Instants, the first included and the last not, and the zone whose days are meant. */
export interface CalendarSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly zone: string;
}

/**
 * Counts the events of each league on each day.
 *
 * @param daysMax - days that one calendar covers
 * @refuses validation-failed
 */
export async function readCalendar(
  days: Pick<FindEventsRepository, 'findCalendar'>,
  span: CalendarSpan,
  daysMax: number,
): Promise<readonly CalendarRow[] | Refusal<'validation-failed'>> {
  const field = faultOf(span, daysMax);
  return field === null ? days.findCalendar(span) : refuse('validation-failed', { field });
}

/**
 * Returns the field that makes a calendar impossible: it ends before it begins, covers too much, or has no such zone.
 */
function faultOf({ from, to, zone }: CalendarSpan, daysMax: number): 'to' | 'zone' | null {
  // The day on which summer time ends is an hour longer.
  if (to <= from || to - from > daysMax * DAY_MS + DAY_MS / 8) return 'to';
  return ZONE.test(zone) && isZone(zone) ? null : 'zone';
}

/** A name of the list of zones; an offset such as `+02:00` means its opposite to the database. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
