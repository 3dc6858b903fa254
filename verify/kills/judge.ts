import type { Pool } from 'pg';
import type { Ledger } from '../../apps/server/src/modules/ledger/index.ts';
import { type Books, FUNDS, HOT_FUNDS, HOT_PLAYERS } from '../../bench/harness/world.ts';
import type { Notes } from './journal.ts';
import { type Order, SCOPES } from './orders.ts';

export interface Findings {
  /** Acknowledged, and not in the books. */
  readonly lost: number;
  /** In the books more often than once, under another op than acknowledged, with another verdict, or sent by nobody. */
  readonly doubled: number;
  /** Players whose wallet or number of bets is not what the journal adds up to. */
  readonly wrongBooks: number;
  /** Names of broken invariants. */
  readonly broken: readonly string[];
}

interface OpRow {
  readonly key: string;
  readonly id: string;
  readonly verdict: string;
}

/** Holds the books against the journal: every acknowledged order once, nothing else, and money to the unit. */
export async function judge(
  pool: Pool,
  ledger: Ledger,
  { books, notes }: { books: Books; notes: Notes },
): Promise<Findings> {
  const found = await pool.query<OpRow>('select key, id, verdict from ledger.op where scope = any ($1)', [SCOPES]);
  const ops = groupBy(found.rows, (row) => row.key);
  let lost = 0;
  let doubled = 0;
  for (const [key, answer] of notes.answers) {
    const rows = ops.get(key) ?? [];
    const [op] = rows;
    if (!op) lost += 1;
    else if (rows.length > 1 || op.verdict !== answer.verdict || (answer.op !== '' && op.id !== answer.op))
      doubled += 1;
  }
  doubled += [...ops.keys()].filter((key) => !notes.orders.has(key)).length;
  const readings = await ledger.invariants();
  if (readings.length === 0) throw new Error('no invariant is registered');
  const broken = readings.filter(({ violations }) => violations > 0).map(({ name }) => name);
  return { lost, doubled, wrongBooks: await countWrongBooks(pool, books, notes), broken };
}

async function countWrongBooks(pool: Pool, books: Books, notes: Notes): Promise<number> {
  const found = await pool.query<{ wallet: string; balance: string; bets: string }>(
    `select w.id as wallet, w.balance, (select count(*) from sportsbook.bet b where b.player = w.player) as bets
     from ledger.wallet w where w.class = 'main'`,
  );
  const kept = new Map(found.rows.map((row) => [row.wallet, `${row.balance} ${row.bets}`]));
  const accepted = [...notes.answers.values()].filter(({ verdict }) => verdict === 'accepted');
  const orders = accepted.flatMap(({ key }) => notes.orders.get(key) ?? []);
  const byPlayer = groupBy(orders, (order) => order.player);
  return books.players.filter((player, place) => {
    const own = byPlayer.get(place) ?? [];
    const funds = place < HOT_PLAYERS ? HOT_FUNDS : FUNDS;
    const balance = own.reduce((sum, order) => sum + effectOf(order), funds);
    return kept.get(player.main) !== `${balance} ${own.filter(({ sort }) => sort === 'bet').length}`;
  }).length;
}

/** Returns the change of its player's main wallet by an accepted order. */
function effectOf({ sort, units }: Order): bigint {
  return sort === 'credit' ? BigInt(units) : -BigInt(units);
}

function groupBy<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
