/**
 * Asks for a replay of a handler of domain events: `npm run events:replay -- <handler> [--from=<position>]`, in the database of
 * the running product, or the one that DATABASE_URL names. What it made from that position on is taken away, and the events are
 * handled again, by the relay that runs or the next one.
 */
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { findHandlers, requestReplay } from '../../apps/server/src/platform/events/repository/handlers.repository.ts';
import { onProductDatabase } from '../db/product-database.ts';

const USAGE = 'Usage: npm run events:replay -- <handler> [--from=<position>]';
/** Exit code of a command that cannot do what was asked. */
const REFUSED = 2;

process.exitCode = await replay(process.argv.slice(2));

async function replay(args: readonly string[]): Promise<number> {
  const asked = readOptions(args);
  if (asked === null) return refuseWith(USAGE);
  return onProductDatabase(async (client) => {
    const db = client as unknown as pg.PoolClient;
    if (await requestReplay(db, asked.handler, asked.from)) {
      const from = asked.from === 0n ? 'the beginning' : `position ${asked.from}`;
      console.log(`${asked.handler} is replayed from ${from}.`);
      return 0;
    }
    const known = await findHandlers(db);
    return refuseWith(`There is no handler ${asked.handler}. Known: ${known.join(', ') || 'none yet'}.`);
  });
}

function readOptions(args: readonly string[]): { handler: string; from: bigint } | null {
  try {
    const options = { from: { type: 'string', default: '0' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [handler] = positionals;
    if (handler === undefined || positionals.length > 1 || !/^\d{1,18}$/.test(values.from)) return null;
    return { handler, from: BigInt(values.from) };
  } catch {
    return null;
  }
}

function refuseWith(text: string): number {
  console.error(text);
  return REFUSED;
}
