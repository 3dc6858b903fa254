import {
  formatAmount,
  type Instant,
  type PlayerId,
  type Refusal,
  refuse,
  type StaffId,
  type Units,
} from '@ordago/kernel';
import type { Decider } from './approval.ts';

/** Decision of staff about a payment, with where it came from. */
export interface Decision<Id> {
  readonly by: Decider & { readonly staff: StaffId };
  readonly id: Id;
  readonly now: Instant;
  readonly ip: string;
}

/** Payment as the audit names it. */
interface Decided {
  readonly units: Units;
  readonly currency: string;
  readonly player: PlayerId;
}

/** Returns the record of a decision for the audit. */
export function recordOf(
  { by, id, now, ip }: Decision<string>,
  action: string,
  { units, currency, player }: Decided,
  details: Record<string, string> = {},
) {
  const what = { payment: id, amount: formatAmount(units), currency, ...details };
  const actor = `staff:${by.staff}` as const;
  return { at: now, actor, action, subject: `player:${player}` as const, details: what, ip };
}

/** Maps a move that was refused to `state-changed`: another member of staff was faster, or the player took it back. */
export function staffRefusalOf<Name extends string>(refusal: Refusal<Name>) {
  type ReportedState = Refusal<Exclude<Name, 'payment-move-refused'> | 'state-changed'>;
  return (refusal.name === 'payment-move-refused' ? refuse('state-changed') : refusal) as ReportedState;
}
