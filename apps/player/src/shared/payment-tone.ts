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
