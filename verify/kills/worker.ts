/**
 * A server process to be killed: the product's ledger behind a channel. `ACK_BEFORE_COMMIT=1` plants the bug that the
 * journal must see: the answer goes out while the commit is still to come.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { AT, type Books } from '../../bench/harness/world.ts';
import { type Answer, commandOf, type Order } from './orders.ts';

const books = JSON.parse(process.env.KILLS_BOOKS ?? '{}') as Books;
const pool = createPool({ url: process.env.DATABASE_URL ?? '', applicationName: 'kills', connectionsMax: 6 });
const ledger = createLedger({ pool, clock: { now: () => AT } });
const answersEarly = process.env.ACK_BEFORE_COMMIT === '1';
/** Lead of the planted answer over its commit. */
const EARLY_MS = 100;

process.on('message', (order: Order) => void serve(order));
process.on('disconnect', () => process.exit(0));
await pool.query('select 1');
process.send?.('ready');

async function serve(order: Order): Promise<void> {
  try {
    if (answersEarly) {
      report({ key: order.key, verdict: 'accepted', op: '', replayed: false });
      await pause(EARLY_MS);
    }
    const verdict = await ledger.apply(commandOf(books, order));
    const isJudged = verdict.verdict === 'accepted' || verdict.verdict === 'refused';
    // `too-busy` is no verdict: nothing was stored, and the client asks again as if nobody had answered.
    if (answersEarly || !isJudged || verdict.op === null) return;
    const { op, replayed } = verdict;
    report({ key: order.key, verdict: verdict.verdict, op, replayed });
  } catch {
    // The outcome is unknown here; to the client it is a command that nobody answered.
  }
}

function report(answer: Answer): void {
  process.send?.(answer);
}
