import type { addClosure, BodyIn } from '@ordago/contracts';
import { type MomentDraft, momentAt, NO_MOMENT } from '../../shared/moment/moment.ts';
import { areHoursRead, type HoursDraft, hoursOf, NO_HOURS } from './hours-fields.tsx';

export const CLOSED_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;

/** A closure while it is typed. */
export interface ClosureDraft {
  /** `type:slots` or `provider:vivo`. */
  readonly what: string;
  /** Digits; empty for everybody. */
  readonly player: string;
  /** Two letters; empty for every country. */
  readonly country: string;
  readonly reason: string;
  readonly hours: HoursDraft;
  /** None: until it is lifted. */
  readonly end: MomentDraft;
}

export const NO_CLOSURE: ClosureDraft = {
  what: 'type:slots',
  player: '',
  country: '',
  reason: '',
  hours: NO_HOURS,
  end: NO_MOMENT,
};

/** Returns the body to send. */
export function closureOf({ what, player, country, reason, hours, end }: ClosureDraft): BodyIn<typeof addClosure> {
  const [kind, name = ''] = what.split(':');
  const closed = kind === 'type' ? { casino_type: name as (typeof CLOSED_TYPES)[number] } : { provider: name };
  const until = momentAt(end);
  return {
    ...closed,
    player: player || null,
    country: country || null,
    hours: hoursOf(hours),
    reason: reason.trim(),
    until: typeof until === 'number' ? new Date(until).toISOString() : null,
  };
}

/** Returns true if all of it can be read, it has a reason, and it ends after `now` (ms), if ever. */
export function isClosureReady({ reason, country, hours, end }: ClosureDraft, now: number): boolean {
  const until = momentAt(end);
  const isAhead = until === null || (typeof until === 'number' && until > now);
  return reason.trim() !== '' && country.length !== 1 && areHoursRead(hours) && isAhead;
}
