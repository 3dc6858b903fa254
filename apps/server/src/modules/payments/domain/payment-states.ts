/** The lives of deposits and withdrawals as tables (semantics D8; docs/modules/payments.md prints them). */

export const DEPOSIT_STATUSES = [
  'created',
  'processing',
  'blocked',
  'completed',
  'declined',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

export const WITHDRAWAL_STATUSES = ['created', 'processing', 'blocked', 'completed', 'declined', 'cancelled'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** From each status, the ones that may follow. A status without followers is final. */
export type MoveTable<Status extends string> = { readonly [From in Status]: readonly Status[] };

/** Money that arrives after a deposit ended without it is not lost: the deposit goes to review. */
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

/** Nothing leads out of completed, declined and cancelled (reliability, invariant 19). */
export const WITHDRAWAL_MOVES: MoveTable<WithdrawalStatus> = {
  created: ['processing', 'blocked', 'declined', 'cancelled'],
  processing: ['completed', 'blocked', 'declined'],
  blocked: ['processing', 'declined'],
  completed: [],
  declined: [],
  cancelled: [],
};

/** Every status from which `to` may be entered: what a conditional update or a precondition asks for. */
export function sourcesOf<Status extends string>(moves: MoveTable<Status>, to: Status): Status[] {
  return (Object.keys(moves) as Status[]).filter((from) => moves[from].includes(to));
}
