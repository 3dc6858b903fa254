import { type Instant, idOf, instant, type PlayerId, type Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  clampPage,
  IN_SCOPE,
  type Paged,
  type PageQuery,
  type StaffScope,
} from '../../../../platform/db/staff-scope.ts';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import type { ParkedWin, ParkReason, ParkState } from '../../shared/domain/parked-win.ts';

export type { StaffScope } from '../../../../platform/db/staff-scope.ts';

/** Key of a win: its provider's id of it. */
export interface WinKey {
  readonly provider: string;
  readonly key: string;
}

export interface ParkedWinFilter {
  readonly reason: ParkReason | 'all';
  readonly state: ParkState | 'all';
}

/** Wins that wait, as staff see them: never beyond their scope, where a row does not exist for them. */
export interface ParkedWinsRepository {
  list(scope: StaffScope, filter: ParkedWinFilter, page: PageQuery): Promise<Paged<ParkedWin>>;
  find(scope: StaffScope, win: WinKey): Promise<ParkedWin | null>;
  /** False unless the win waits above its provider's cap in just this amount. */
  approve(
    scope: StaffScope,
    win: WinKey & { readonly payout: Units },
    at: Instant,
    noted: (tx: Queryable) => Promise<unknown>,
  ): Promise<boolean>;
  /** False unless the win waits in just this amount. Whether the caller sees it was asked before. */
  close(
    staff: string,
    win: WinKey & { readonly payout: Units },
    at: Instant,
    noted: (tx: Queryable) => Promise<unknown>,
  ): Promise<boolean>;
}

export function createParkedWinsRepository(pool: Pool): ParkedWinsRepository {
  return {
    list: async ({ staff, level }, { reason, state }, page) => {
      const values = [staff, level, reason, state];
      const from = `${PARKED} where ${IN_SCOPE} and ($3 = 'all' or w.reason = $3) and ($4 = 'all' or ${STATE} = $4)`;
      const counted = await pool.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
      const count = counted.rows[0]?.count ?? 0;
      const { offset, ...shown } = clampPage(count, page);
      const found = await pool.query<Row>(
        `select ${COLUMNS} ${from} order by w.first_at desc, w.provider, w.key limit $5 offset $6`,
        [...values, page.count, offset],
      );
      return { rows: found.rows.map(winOf), count, ...shown };
    },
    find: async ({ staff, level }, { provider, key }) => {
      const sql = `select ${COLUMNS} ${PARKED} where ${IN_SCOPE} and w.provider = $3 and w.key = $4`;
      const { rows } = await pool.query<Row>(sql, [staff, level, provider, key]);
      return rows[0] ? winOf(rows[0]) : null;
    },
    approve: ({ staff, level }, { provider, key, payout }, at, noted) =>
      inTransaction(pool, async (tx) => {
        const { rowCount } = await tx.query(APPROVE, [staff, level, provider, key, new Date(at), payout]);
        if (rowCount === 0) return false;
        await noted(tx);
        return true;
      }),
    close: (staff, { provider, key, payout }, at, noted) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ isClosed: boolean }>(
          'select casino.close_parked_win($1, $2, $3, $4, $5) as "isClosed"',
          [provider, key, payout, staff, new Date(at)],
        );
        if (rows[0]?.isClosed !== true) return false;
        await noted(tx);
        return true;
      }),
  };
}

/** $1 staff, $2 level, $3 provider, $4 key, $5 now, $6 payout. With its event, in one commit. */
const APPROVE = `
  with approved as (
    update casino.parked_win w set approved_at = $5, approved_by = $1::bigint from players.published_player p
    where p.id = w.player and ${IN_SCOPE} and w.provider = $3 and w.key = $4 and w.payout = $6
      and w.reason = 'win-above-cap' and w.approved_at is null and w.paid_at is null and w.closed_at is null
    returning w.*
  )
  select platform.emit_event('parked-win-approved', player, jsonb_build_object('provider', provider, 'key', key,
    'round', round_key, 'amount', platform.amount_text(payout), 'currency', currency, 'staff', approved_by::text), approved_at)
  from approved`;

const STATE = `case when w.paid_at is not null then 'paid' when w.closed_at is not null then 'closed' when w.approved_at is not null then 'approved' else 'waiting' end`;

const PARKED = `from casino.parked_win w join players.published_player p on p.id = w.player
  left join casino.provider maker on maker.name = w.provider
  left join identity.published_staff decider on decider.id = w.approved_by`;

const COLUMNS = `w.provider, w.key, w.player, p.username, w.round_key, w.payout::text, w.currency, maker.win_max::text as cap,
  w.reason, ${STATE} as state, w.attempts, w.first_at, w.last_at, w.approved_at, decider.username as approved_by, w.paid_at`;

interface Row {
  readonly provider: string;
  readonly key: string;
  readonly player: string;
  readonly username: string;
  readonly round_key: string;
  readonly payout: string;
  readonly currency: string;
  readonly cap: string | null;
  readonly reason: ParkReason;
  readonly state: ParkState;
  readonly attempts: number;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly approved_at: Date | null;
  readonly approved_by: string | null;
  readonly paid_at: Date | null;
}

function winOf(row: Row): ParkedWin {
  const when = (at: Date | null) => (at === null ? null : instant(at.getTime()));
  const { provider, key, currency, reason, state, attempts } = row;
  return {
    provider,
    key,
    currency,
    reason,
    state,
    attempts,
    round: row.round_key,
    player: { id: idOf<PlayerId>(row.player), username: row.username },
    payout: BigInt(row.payout),
    cap: row.cap === null ? null : BigInt(row.cap),
    firstAt: instant(row.first_at.getTime()),
    lastAt: instant(row.last_at.getTime()),
    approvedAt: when(row.approved_at),
    approvedBy: row.approved_by,
    paidAt: when(row.paid_at),
  };
}
