import type { Queryable } from '../../../platform/db/transaction.ts';
import { movesOf, type OpRecord } from '../domain/op-record.ts';

interface Row {
  readonly position: string;
  readonly verdict: string;
  readonly kind: string;
  readonly key: string;
  readonly player: string | null;
  readonly reverses: string | null;
  /** The array's text, and the time in milliseconds: the driver's conversions of both cost more than all that is done with them. */
  readonly moves: string | null;
  readonly at: number;
}

/** Accepted commands of a range of positions, and the position up to which it was read. */
export interface OpPage {
  readonly ops: readonly OpRecord[];
  readonly through: bigint;
}

/** Chunks of settlements that a page ends after: each is up to two thousand events. */
const CHUNKS_MAX = 2;

/** Reads commands after a position in their order; refused ones and tombstones count and are left out. */
export async function findOps(
  db: Queryable,
  { after, upTo, limit }: { readonly after: bigint; readonly upTo: bigint; readonly limit: number },
): Promise<OpPage> {
  const { rows } = await db.query<Row>(
    `select id as position, verdict, kind, key, player, reverses, moves::text as moves,
       (extract(epoch from at) * 1000)::float8 as at
     from ledger.op where id > $1 and id <= $2 order by id limit $3`,
    [after, upTo, limit],
  );
  const read = rows.slice(0, endOf(rows));
  const isWhole = read.length === rows.length && rows.length < limit;
  return {
    ops: read.filter(({ verdict }) => verdict === 'accepted').map(opOf),
    through: isWhole ? upTo : BigInt(read.at(-1)?.position ?? upTo),
  };
}

/** Returns the end of the last chunk that fits into a page. */
function endOf(rows: readonly Row[]): number {
  let chunks = 0;
  for (const [index, { player, key }] of rows.entries()) {
    if (player === null && key.startsWith('chunk:')) chunks += 1;
    if (chunks === CHUNKS_MAX) return index + 1;
  }
  return rows.length;
}

function opOf({ position, kind, key, player, reverses, moves, at }: Row): OpRecord {
  return { position, kind, key, player, reverses, moves: movesOf(moves), at: new Date(at).toISOString() };
}

/** Returns the debt wallets among these, with their player and currency. */
export async function findDebtWallets(db: Queryable, wallets: readonly string[]) {
  const { rows } = await db.query<{ id: string; player: string; currency: string }>(
    `select id, player, currency from ledger.wallet where id = any ($1::bigint[]) and class = 'debt' and player is not null`,
    [wallets],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
