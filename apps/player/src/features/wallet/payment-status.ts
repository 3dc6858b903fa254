import type { DepositRow, WithdrawalRow } from '@ordago/contracts';
import type { StatusTone } from '@ordago/ui';

type PaymentStatusName = DepositRow['status_name'] | WithdrawalRow['status_name'];

const TONES: Readonly<Record<PaymentStatusName, StatusTone>> = {
  created: 'waiting',
  processing: 'waiting',
  blocked: 'blocked',
  completed: 'good',
  declined: 'bad',
  cancelled: 'plain',
  refunded: 'returned',
  failed: 'bad',
};

/** Tone of a payment's status, for its pill. */
export function toneOfPayment(status: PaymentStatusName): StatusTone {
  return TONES[status];
}

const REASONS = [
  'amountDiffers',
  'currencyDiffers',
  'paidAfterEnd',
  'expired',
  'declinedByGateway',
  'declinedByPayer',
  'declinedByBank',
  'returnedByBank',
  'refundedByGateway',
  'cancelledByPlayer',
  'methodClosed',
] as const;

/** The text of a payment's reason (`declined-by-bank` → `wallet.reason.declinedByBank`), or null without one. */
export function reasonKey(comment: string): `wallet.reason.${(typeof REASONS)[number]}` | null {
  const name = comment.replace(/-[a-z]/g, (gap) => gap.slice(1).toUpperCase());
  const known = REASONS.find((reason) => reason === name);
  return known ? `wallet.reason.${known}` : null;
}
