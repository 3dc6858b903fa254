import type { Instant, PlayerId, Units } from '@ordago/kernel';

export type ParkReason = 'win-without-bet' | 'win-above-cap' | 'already-rolled-back';
export type ParkState = 'waiting' | 'approved' | 'paid' | 'closed';

/** A win that is owed and not paid yet, or was paid after it had waited; as staff see it. */
export interface ParkedWin {
  readonly provider: string;
  readonly key: string;
  readonly player: { readonly id: PlayerId; readonly username: string };
  readonly round: string;
  readonly payout: Units;
  readonly currency: string;
  /** Most that its provider may pay at once; null without a bound. */
  readonly cap: Units | null;
  readonly reason: ParkReason;
  readonly state: ParkState;
  readonly attempts: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
  readonly approvedAt: Instant | null;
  readonly approvedBy: string | null;
  readonly paidAt: Instant | null;
}
