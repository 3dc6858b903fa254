import type { Instant, Units } from '@ordago/kernel';

/** Kinds of notices, as their handler raises them. */
export const NOTICE_KINDS = [
  'deposit-held',
  'withdrawal-held',
  'win-parked',
  'event-parked',
  'feed-message-held',
  'invariant-broken',
  'job-failing',
  'late-result-held',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Outcome of the thing of a notice; `replaced` where the same thing was raised anew with another content. */
export type NoticeEnding =
  | 'credited'
  | 'released'
  | 'closed'
  | 'declined'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'completed'
  | 'approved'
  | 'paid'
  | 'handled'
  | 'discarded'
  | 'replayed'
  | 'dismissed'
  | 'recovered'
  | 'settled'
  | 'replaced';

/** Something that waits for staff from now on. */
export interface RaisedNotice {
  readonly kind: NoticeKind;
  /** Subject of the notice; each has at most one open notice. */
  readonly subject: string;
  readonly source: string;
  readonly cause: string;
  /** Decimal text in `currency`; null where no money is concerned. */
  readonly amount: string | null;
  readonly currency: string | null;
}

/** Something that waits no more, if it did. */
export interface ClosedNotice {
  readonly subject: string;
  readonly how: NoticeEnding;
  /** Member of staff who decided; null where nobody had to. */
  readonly by: string | null;
}

/** A notice as staff read it. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly source: string;
  readonly cause: string;
  readonly player: { readonly id: string; readonly username: string } | null;
  readonly units: Units | null;
  readonly currency: string | null;
  readonly raisedAt: Instant;
  readonly closedAt: Instant | null;
  readonly closedHow: NoticeEnding | null;
  readonly closedBy: string | null;
}
