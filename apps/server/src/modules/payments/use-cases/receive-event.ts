import { type Instant, isRefusal, type Refusal } from '@ordago/kernel';
import type { GatewayMessage } from '../ports/payment-gateway.ts';
import { applyDepositReport } from './apply-deposit-report.ts';
import { applyWithdrawalReport } from './apply-withdrawal-report.ts';
import type { PaymentParts } from './parts.ts';
import type { ReportRefusal } from './record-report.ts';

/**
 * A webhook: verified first, parsed second, acted upon third. Answers what was done; whatever is refused is sent again
 * by the gateway.
 *
 * @refuses signature-invalid, timestamp-outside-window, malformed-input, nonce-replayed, payment-not-found,
 * payment-mismatch, too-busy
 */
export async function receiveEvent(
  parts: PaymentParts,
  message: GatewayMessage,
  now: Instant,
): Promise<string | Refusal<ReportRefusal | 'signature-invalid' | 'timestamp-outside-window' | 'malformed-input'>> {
  const event = parts.gateway.readEvent(message, now);
  if (isRefusal(event)) return event;
  const incoming = { report: event.report, eventId: event.eventId, source: 'webhook', now } as const;
  return event.report.direction === 'deposit'
    ? applyDepositReport(parts, incoming)
    : applyWithdrawalReport(parts, incoming);
}
