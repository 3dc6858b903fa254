import type { Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Direction, PaymentReport } from '../domain/payment.ts';

/** A report on its way into the books. */
export interface NewReport {
  readonly eventId: string;
  readonly digest: string;
  readonly source: 'webhook' | 'poll';
  readonly report: PaymentReport;
  readonly at: Instant;
}

/** The report as it is stored: the first one of its event id. */
export interface StoredReport {
  readonly id: string;
  readonly digest: string;
  /** Outcome; null while there is none. */
  readonly outcome: string | null;
}

export interface ReportsRepository {
  /** Writes it down, or finds the one of the same event. */
  record(report: NewReport): Promise<StoredReport>;
  /** Notes what was done about it, once. */
  close(id: string, outcome: string): Promise<void>;
  /** The last report of a payment that was paid: what staff release when they release a held deposit. */
  lastPaid(gateway: string, direction: Direction, reference: string): Promise<(PaymentReport & { id: string }) | null>;
  /** Counts one more question about a payment, and asks for the next one. */
  scheduleSync(direction: Direction, id: string, at: Instant): Promise<void>;
}

export function createReportsRepository(pool: Pool): ReportsRepository {
  return {
    record: (report) => record(pool, report),
    async close(id, outcome) {
      await pool.query('update payments.gateway_report set outcome = $2 where id = $1 and outcome is null', [
        id,
        outcome,
      ]);
    },
    lastPaid: (gateway, direction, reference) => lastPaid(pool, gateway, direction, reference),
    async scheduleSync(direction, id, at) {
      const table = direction === 'deposit' ? 'payments.deposit' : 'payments.withdrawal';
      await pool.query(
        `with counted as (update ${table} set sync_attempts = sync_attempts + 1 where id = $1 returning id)
         select platform.enqueue('payments.sync-payment', json_build_object('direction', $2::text, 'id', id::text),
           'payments.sync-payment:' || $2::text || ':' || id, $3) from counted`,
        [id, direction, new Date(at)],
      );
    },
  };
}

async function record(pool: Pool, { eventId, digest, source, report, at }: NewReport): Promise<StoredReport> {
  const values = [
    report.gateway,
    eventId,
    digest,
    source,
    report.direction,
    report.payment,
    report.reference,
    report.status,
    report.word,
    report.units,
    report.currency,
    report.reason,
    new Date(at),
  ];
  const written = await pool.query<StoredReport>(
    `insert into payments.gateway_report (gateway, event_id, digest, source, direction, gateway_payment, reference, status,
       word, units, currency, reason, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (gateway, event_id) do nothing returning id, digest, outcome`,
    values,
  );
  const found =
    written.rows[0] ??
    (
      await pool.query<StoredReport>(
        'select id, digest, outcome from payments.gateway_report where gateway = $1 and event_id = $2',
        [report.gateway, eventId],
      )
    ).rows[0];
  if (!found) throw new Error(`the report of event ${eventId} vanished`);
  return found;
}

async function lastPaid(pool: Pool, gateway: string, direction: Direction, reference: string) {
  const { rows } = await pool.query<{
    id: string;
    gateway_payment: string;
    word: string;
    units: string;
    currency: string;
  }>(
    `select id, gateway_payment, word, units, currency from payments.gateway_report
     where gateway = $1 and direction = $2 and reference = $3 and status = 'paid' order by id desc limit 1`,
    [gateway, direction, reference],
  );
  const row = rows[0];
  if (!row) return null;
  const { id, gateway_payment: payment, word, currency } = row;
  const units = BigInt(row.units);
  return { id, gateway, payment, reference, direction, status: 'paid' as const, word, units, currency, reason: null };
}
