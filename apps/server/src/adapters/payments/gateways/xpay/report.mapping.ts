import { assert, parseAmount } from '@ordago/kernel';
import type { XpayPayment } from '@ordago/provider-protocols';
import type { PaymentReport, ReportStatus } from '../../../../modules/payments/ports/payment-gateway.ts';

/** Our statuses by theirs. Only explicit statuses end a payment; every other one is still pending. */
const STATUSES: Readonly<Record<string, ReportStatus>> = {
  created: 'pending',
  pending: 'pending',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  refunded: 'refunded',
};

export function reportOf(payment: XpayPayment): PaymentReport {
  const units = parseAmount(payment.amount);
  assert(units !== null, 'the schema of the wire let a malformed amount through');
  return {
    gateway: 'xpay',
    payment: payment.id,
    reference: payment.reference,
    direction: payment.direction,
    status: STATUSES[payment.status] ?? 'pending',
    word: payment.status,
    units,
    currency: payment.currency,
    reason: payment.reason ?? null,
  };
}
