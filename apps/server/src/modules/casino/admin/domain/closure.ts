import type { Instant, PlayerId, StaffId } from '@ordago/kernel';
import type { WeeklyHours } from '../../shared/domain/closures.ts';

/** A block of a provider or a casino type, for everybody or one player. */
export interface Closure {
  readonly id: string;
  readonly player: { readonly id: PlayerId; readonly username: string } | null;
  readonly provider: string | null;
  readonly casinoType: string | null;
  /** Country whose players alone are meant. */
  readonly country: string | null;
  /** Hours of the week in which it holds; null at all hours. */
  readonly hours: WeeklyHours | null;
  readonly reason: string;
  readonly until: Instant | null;
  readonly at: Instant;
  readonly staff: StaffId | null;
}

export interface NewClosure {
  readonly player: PlayerId | null;
  readonly provider: string | null;
  readonly casinoType: string | null;
  readonly country: string | null;
  readonly hours: WeeklyHours | null;
  readonly reason: string;
  readonly until: Instant | null;
}

/** `1,2 22:00-06:00 America/Lima`; null at all hours. */
export function hoursText(hours: WeeklyHours | null): string | null {
  return hours && `${hours.days.join()} ${hours.from}-${hours.to} ${hours.zone}`;
}
