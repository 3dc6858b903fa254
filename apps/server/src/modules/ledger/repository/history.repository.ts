import { idOf, instant, type OpId, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { ENTRIES_PAGE_MAX, type EntriesQuery, type Entry } from '../domain/history.ts';

interface EntryRow {
  readonly account: string;
  readonly seq: string;
  readonly op_id: string;
  readonly kind: string;
  readonly scope: string;
  readonly key: string;
  readonly counter: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly code: number;
  readonly at: Date;
}

/** A page of a wallet's entries, newest first. */
export async function findEntries(pool: Pool, query: EntriesQuery): Promise<Entry[]> {
  const found = await pool.query<EntryRow>({
    name: 'ledger.entries_of',
    text: `select e.account, e.seq, e.op_id, o.kind, o.scope, o.key, e.counter, e.amount, e.balance_after, e.code, o.at
      from ledger.entry e join ledger.op o on o.id = e.op_id
      where e.account = $1 and e.seq < coalesce($2::bigint, 9223372036854775807)
        and ($3::int[] is null or e.code = any ($3))
        and ($4::timestamptz is null or o.at >= $4) and ($5::timestamptz is null or o.at < $5)
      order by e.seq desc limit $6`,
    values: [
      query.wallet,
      query.beforeSeq?.toString() ?? null,
      query.codes ?? null,
      query.from === undefined ? null : new Date(query.from),
      query.to === undefined ? null : new Date(query.to),
      Math.min(query.limit ?? 50, ENTRIES_PAGE_MAX),
    ],
  });
  return found.rows.map(readEntry);
}

function readEntry(row: EntryRow): Entry {
  const units = BigInt(row.amount);
  const balanceAfter = BigInt(row.balance_after);
  return {
    wallet: idOf<WalletId>(row.account),
    seq: BigInt(row.seq),
    op: idOf<OpId>(row.op_id),
    kind: row.kind,
    scope: row.scope,
    key: row.key,
    counter: idOf<WalletId>(row.counter),
    units,
    balanceBefore: balanceAfter - units,
    balanceAfter,
    code: row.code,
    at: instant(row.at.getTime()),
  };
}
