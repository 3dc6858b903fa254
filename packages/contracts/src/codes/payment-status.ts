import { legacyView, type MoveTable } from './legacy-view.ts';

/**
 * The one status vocabulary of payments (semantics D8). `created`: asked for; `processing`: with the gateway or with
 * staff; `blocked`: held for review; `completed`: the money has arrived; `declined`: refused by gateway or staff;
 * `cancelled`: by the player; `refunded`: a completed deposit was taken back; `failed`: ended by an error.
 */
export type DepositStatus =
  | 'created'
  | 'processing'
  | 'blocked'
  | 'completed'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'failed';
export type WithdrawalStatus = 'created' | 'processing' | 'blocked' | 'completed' | 'declined' | 'cancelled';
export type PaymentStatus = DepositStatus | WithdrawalStatus;

/**
 * A deposit's life. Money that arrives after a deposit ended without it is never lost: the deposit goes to review, from
 * where staff complete or refund it.
 */
export const DEPOSIT_MOVES: MoveTable<DepositStatus> = {
  created: ['processing', 'blocked', 'completed', 'declined', 'cancelled', 'failed'],
  processing: ['blocked', 'completed', 'declined', 'cancelled', 'failed'],
  blocked: ['completed', 'declined', 'refunded'],
  completed: ['refunded'],
  declined: ['blocked'],
  cancelled: ['blocked'],
  failed: ['blocked'],
  refunded: [],
};

/**
 * A withdrawal's life (reliability, invariant 19). The hold is taken when it is created, paid out when it completes and
 * returned when it is declined or cancelled; no move leads out of these three.
 */
export const WITHDRAWAL_MOVES: MoveTable<WithdrawalStatus> = {
  created: ['processing', 'blocked', 'declined', 'cancelled'],
  processing: ['completed', 'blocked', 'declined'],
  blocked: ['processing', 'declined'],
  completed: [],
  declined: [],
  cancelled: [],
};

/**
 * Withdrawal history (specification 3, section 4): 0 Created, 1 During, 2 Completed, 3 Blocked, 4 Decline. A withdrawal
 * cancelled by the player shows 4 with its reason (semantics D53).
 */
export const withdrawalView = legacyView<WithdrawalStatus, 0 | 1 | 2 | 3 | 4>({
  created: 0,
  processing: 1,
  completed: 2,
  blocked: 3,
  declined: 4,
  cancelled: 4,
});

/** Top-up history: 0 Created, 1 Paid out, 2 Canceled, 3 Canceled by refund, 4 Canceled by error. */
export const topUpView = legacyView<DepositStatus, 0 | 1 | 2 | 3 | 4>({
  created: 0,
  processing: 0,
  blocked: 0,
  completed: 1,
  declined: 2,
  cancelled: 2,
  refunded: 3,
  failed: 4,
});

/** Payments of both directions in one list: 0 During, 1 Decline, 2 Completed. */
export const paymentView = legacyView<PaymentStatus, 0 | 1 | 2>({
  created: 0,
  processing: 0,
  blocked: 0,
  declined: 1,
  cancelled: 1,
  refunded: 1,
  failed: 1,
  completed: 2,
});
