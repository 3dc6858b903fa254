import { type Instant, instant, type PlayerId, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Direction } from '../domain/payment.ts';
import type { DepositStatus, WithdrawalStatus } from '../domain/payment-states.ts';

/** One line of a player's payments. `units` is what was credited once it was, else what was asked for. */
export interface PaymentLine {
  readonly id: string;
  readonly direction: Direction;
  readonly units: Units;
  readonly currency: string;
  readonly method: string;
  readonly status: DepositStatus | WithdrawalStatus;
  readonly reason: string | null;
  readonly at: Instant;
}

export interface HistoryRepository {
  count(player: PlayerId, direction: Direction | null): Promise<number>;
  /** A page, newest first. */
  page(query: {
    player: PlayerId;
    direction: Direction | null;
    limit: number;
    offset: number;
  }): Promise<readonly PaymentLine[]>;
}

interface LineRow {
  id: string;
  direction: Direction;
  units: string;
  currency: string;
  method: string;
  status: DepositStatus | WithdrawalStatus;
  reason: string | null;
  created_at: Date;
}

const LINES = `
  select id, 'deposit' as direction, coalesce(credited_units, units) as units, currency, method, status, reason, created_at
  from payments.deposit where player = $1 and $2::text is distinct from 'withdrawal'
  union all
  select id, 'withdrawal', units, currency, method, status, reason, created_at
  from payments.withdrawal where player = $1 and $2::text is distinct from 'deposit'`;

export function createHistoryRepository(pool: Pool): HistoryRepository {
  return {
    async count(player, direction) {
      const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from (${LINES}) as line`, [
        player,
        direction,
      ]);
      return rows[0]?.count ?? 0;
    },
    async page({ player, direction, limit, offset }) {
      const { rows } = await pool.query<LineRow>(
        `${LINES} order by created_at desc, direction, id desc limit $3 offset $4`,
        [player, direction, limit, offset],
      );
      return rows.map((row) => ({ ...row, units: BigInt(row.units), at: instant(row.created_at.getTime()) }));
    },
  };
}
