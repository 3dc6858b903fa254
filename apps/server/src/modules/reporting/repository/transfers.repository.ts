import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from './scope.ts';

export interface TransferRow {
  readonly id: string;
  readonly op: string;
  readonly at: Date;
  readonly player: string | null;
  readonly username: string | null;
  readonly code: number;
  readonly wallet: string;
  readonly counter: string;
  /** Owner of the other wallet; null for an account of the operator. */
  readonly counter_username: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly balance_after: string;
  readonly kind: string;
  readonly scope: string;
  readonly key: string;
}

export interface TransfersQuery extends PageQuery {
  readonly player: string | null;
  readonly code: number | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

export function createTransfersRepository(pool: Pool) {
  return {
    /** A page of wallet entries that the caller sees, newest first. Floats of staff are shown to levels 3 and 4. */
    page: (scope: StaffScope, query: TransfersQuery) => findTransfers(pool, scope, query),
  };
}

export type TransfersRepository = ReturnType<typeof createTransfersRepository>;

async function findTransfers(pool: Pool, scope: StaffScope, query: TransfersQuery): Promise<Paged<TransferRow>> {
  const values = [
    scope.staff,
    scope.level,
    query.player,
    query.code,
    query.from === null ? null : toIso(query.from),
    query.to === null ? null : toIso(query.to),
  ];
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${FILTER}`, values);
  const total = counted.rows[0]?.total ?? 0;
  const { page, pages, offset } = clampPage(total, query);
  const found = await pool.query<TransferRow>(
    `select e.account || '.' || e.seq as id, e.op_id as op, o.at, e.player, p.username, e.code, w.class as wallet,
       coalesce(cw.class || coalesce(':' || cp.username, ''), h.class || ':' || h.product || ':' || h.provider) as counter,
       cp.username as counter_username,
       e.amount::text, w.currency, e.balance_after::text, o.kind, o.scope, o.key
     ${FROM} left join ledger.published_wallet cw on cw.id = e.counter left join players.published_player cp on cp.id = cw.player
     left join ledger.published_house_account h on h.id = e.counter
     where ${FILTER} order by e.op_id desc, e.leg, e.account limit $7 offset $8`,
    [...values, query.count, offset],
  );
  return { rows: found.rows, count: total, pages, page };
}

const FROM = `from ledger.published_entry e join ledger.published_op o on o.id = e.op_id join ledger.published_wallet w on w.id = e.account
  left join players.published_player p on p.id = e.player`;
const FILTER = `case when p.id is null then $2::int >= 3 else ${IN_SCOPE} end
  and ($3::bigint is null or e.player = $3) and ($4::int is null or e.code = $4)
  and ($5::timestamptz is null or o.at >= $5) and ($6::timestamptz is null or o.at < $6)`;
