import { randomBytes } from 'node:crypto';
import { formatAmount, type Instant, toIso } from '@ordago/kernel';
import type { XpayEvent, XpayPayment } from '@ordago/provider-protocols';
import type { Pool, PoolClient } from 'pg';

export type PspStatus = 'pending' | 'paid' | 'declined' | 'expired' | 'refunded';
export type PspDirection = 'deposit' | 'withdrawal';

export interface PspPayment {
  readonly id: string;
  readonly merchant: string;
  readonly reference: string;
  readonly direction: PspDirection;
  readonly method: string;
  readonly units: bigint;
  readonly paidUnits: bigint;
  readonly currency: string;
  readonly cryptoType: string | null;
  readonly status: PspStatus;
  readonly reason: string | null;
  readonly username: string;
  readonly fullName: string;
  readonly returnUrl: string | null;
  readonly lang: 'es' | 'en' | 'pt';
}

export interface NewPayment {
  readonly merchant: string;
  readonly reference: string;
  readonly direction: PspDirection;
  readonly method: string;
  readonly units: bigint;
  readonly currency: string;
  readonly cryptoType: string | null;
  readonly username: string;
  readonly fullName: string;
  readonly payee: unknown;
  readonly returnUrl: string | null;
  readonly lang: 'es' | 'en' | 'pt';
  readonly at: Instant;
}

/** Allowed transitions of a payment at this gateway. */
const MOVES: Readonly<Record<PspDirection, Readonly<Record<string, readonly PspStatus[]>>>> = {
  deposit: { pending: ['paid', 'declined', 'expired'], paid: ['refunded'], expired: ['paid'] },
  withdrawal: { pending: ['paid', 'declined', 'refunded'] },
};

/** Time that a payer may take. */
export const DEPOSIT_HOURS_MAX = 24;

interface PaymentRow {
  id: string;
  merchant: string;
  reference: string;
  direction: PspDirection;
  method: string;
  units: string;
  paid_units: string;
  currency: string;
  crypto_type: string | null;
  status: PspStatus;
  reason: string | null;
  username: string;
  full_name: string;
  return_url: string | null;
  lang: 'es' | 'en' | 'pt';
}

/** The durable books of the gateway. */
export class XpayBooks {
  constructor(private readonly pool: Pool) {}

  /** Opens a payment, or finds the one of the same reference: a merchant's retry opens nothing. */
  async open(payment: NewPayment): Promise<PspPayment> {
    await this.pool.query(
      `insert into xpay.payment (id, merchant, reference, direction, method, units, paid_units, currency, crypto_type,
         status, username, full_name, payee, return_url, lang, created_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, 'pending', $9, $10, $11, $12, $13, $14)
       on conflict (merchant, direction, reference) do nothing`,
      [
        `xp_${randomBytes(12).toString('hex')}`,
        payment.merchant,
        payment.reference,
        payment.direction,
        payment.method,
        payment.units,
        payment.currency,
        payment.cryptoType,
        payment.username,
        payment.fullName,
        payment.payee === null ? null : JSON.stringify(payment.payee),
        payment.returnUrl,
        payment.lang,
        new Date(payment.at),
      ],
    );
    const found = await this.byReference(payment.merchant, payment.direction, payment.reference);
    if (!found) throw new Error(`payment ${payment.reference} vanished`);
    return found;
  }

  async find(id: string): Promise<PspPayment | null> {
    return first(await this.pool.query<PaymentRow>('select * from xpay.payment where id = $1', [id]));
  }

  async byReference(merchant: string, direction: string, reference: string): Promise<PspPayment | null> {
    return first(
      await this.pool.query<PaymentRow>(
        'select * from xpay.payment where merchant = $1 and direction = $2 and reference = $3',
        [merchant, direction, reference],
      ),
    );
  }

  /** Newest first. */
  async list(limit: number): Promise<PspPayment[]> {
    const { rows } = await this.pool.query<PaymentRow>('select * from xpay.payment order by seq desc limit $1', [
      limit,
    ]);
    return rows.map(toPayment);
  }

  /**
   * Moves a payment and writes its webhook down, in one commit. Null when the payment may not go there from where it is.
   * `paidUnits` is what was really paid; by default what was asked for.
   */
  async move(
    id: string,
    { to, paidUnits, reason, at }: { to: PspStatus; paidUnits?: bigint; reason?: string; at: Instant },
  ): Promise<PspPayment | null> {
    return this.transaction(async (client) => {
      const current = first(
        await client.query<PaymentRow>('select * from xpay.payment where id = $1 for update', [id]),
      );
      if (!current || !(MOVES[current.direction][current.status] ?? []).includes(to)) return null;
      const moved = first(
        await client.query<PaymentRow>(
          `update xpay.payment set status = $2, reason = $3, paid_units = coalesce($4, paid_units) where id = $1 returning *`,
          [id, to, reason ?? null, paidUnits ?? null],
        ),
      );
      if (moved) await writeEvent(client, moved, at);
      return moved;
    });
  }

  /** Ends deposits that nobody paid in time, and writes their webhooks down. */
  async expire(at: Instant): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from xpay.payment where direction = 'deposit' and status = 'pending'
         and created_at < $1::timestamptz - make_interval(hours => $2) limit 100`,
      [new Date(at), DEPOSIT_HOURS_MAX],
    );
    for (const { id } of rows) await this.move(id, { to: 'expired', at });
  }

  private async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const done = await work(client);
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}

/** A payment as the gateway reports it. */
export function wirePayment(payment: PspPayment, link?: string): XpayPayment {
  const { id, reference, direction, status, currency, method, reason } = payment;
  const amount = formatAmount(status === 'paid' || status === 'refunded' ? payment.paidUnits : payment.units);
  return {
    id,
    reference,
    direction,
    status,
    amount,
    currency,
    method,
    ...(reason === null ? {} : { reason }),
    ...(link === undefined ? {} : { link }),
  };
}

async function writeEvent(client: PoolClient, payment: PspPayment, at: Instant): Promise<void> {
  const event: XpayEvent = {
    event_id: `evt_${randomBytes(12).toString('hex')}`,
    merchant: payment.merchant,
    created_at: toIso(at),
    payment: wirePayment(payment),
  };
  await client.query('insert into xpay.event (event_id, payment, body, next_at) values ($1, $2, $3, $4)', [
    event.event_id,
    payment.id,
    JSON.stringify(event),
    new Date(at),
  ]);
}

function first({ rows }: { rows: PaymentRow[] }): PspPayment | null {
  return rows[0] ? toPayment(rows[0]) : null;
}

function toPayment(row: PaymentRow): PspPayment {
  const { id, merchant, reference, direction, method, currency, status, reason, username, lang } = row;
  return {
    id,
    merchant,
    reference,
    direction,
    method,
    currency,
    status,
    reason,
    username,
    lang,
    units: BigInt(row.units),
    paidUnits: BigInt(row.paid_units),
    cryptoType: row.crypto_type,
    fullName: row.full_name,
    returnUrl: row.return_url,
  };
}
