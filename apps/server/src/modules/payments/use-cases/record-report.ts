import { type Instant, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { digestOf } from '../../ledger/index.ts';
import type { PaymentReport } from '../domain/payment.ts';
import type { PaymentParts } from './parts.ts';

/** Reason why a report is not acted upon; its sender repeats it. */
export type ReportRefusal = 'nonce-replayed' | 'payment-not-found' | 'payment-mismatch' | 'too-busy';

/** A verified report on its way in. */
export interface IncomingReport {
  readonly report: PaymentReport;
  /** The same id is the same event, whatever carries it. */
  readonly eventId: string;
  readonly source: 'webhook' | 'poll';
  readonly now: Instant;
}

/**
 * Writes the report down, acts on it unless that was done before, and notes what was done. A report that was written down
 * and not acted upon, because the process ended in between, is acted upon when it comes again: its effects are keyed.
 *
 * @refuses nonce-replayed for a known event with another content, and what `act` refuses
 */
export async function recordReport(
  parts: PaymentParts,
  { report, eventId, source, now }: IncomingReport,
  act: (reportId: string) => Promise<string | Refusal<ReportRefusal>>,
): Promise<string | Refusal<ReportRefusal>> {
  const { payment, reference, direction, word, units, currency, reason } = report;
  const digest = digestOf({ payment, reference, direction, word, units, currency, reason });
  const stored = await parts.reports.record({ eventId, digest, source, report, at: now });
  if (stored.digest !== digest) return refuse('nonce-replayed');
  if (stored.outcome !== null) return stored.outcome;
  const outcome = await act(stored.id);
  if (!isRefusal(outcome)) await parts.reports.close(stored.id, outcome);
  return outcome;
}
