import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Transactions that write events beside the load; some are rolled back. */
export interface Emitters {
  stop(): Promise<void>;
}

const EMITTERS = 4;
const OPEN_MS_MAX = 250;
/** Share of transactions that are rolled back. */
const ROLLED_BACK = 0.2;
/** Their players, apart from those of the load. */
const FIRST_PLAYER = 9_000_001;

/** Starts them; `open` is the share of those that stay open for a while after they drew. */
export function startEmitters(pool: Pool, { open }: { readonly open: number }): Emitters {
  let isStopping = false;
  const emit = async (player: number) => {
    while (!isStopping) {
      await oneTransaction(pool, player, open).catch(() => pause(50));
      await pause(Math.random() * 10);
    }
  };
  const runs = Array.from({ length: EMITTERS }, (_, n) => emit(FIRST_PLAYER + n));
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(runs);
    },
  };
}

async function oneTransaction(pool: Pool, player: number, open: number): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    for (let n = 0; n < 1 + Math.random() * 3; n += 1)
      await client.query(
        `select platform.emit_event('player-registered', $1, '{"currency":"MXN","locale":"es"}', clock_timestamp())`,
        [player],
      );
    if (Math.random() < open) await pause(Math.random() * OPEN_MS_MAX);
    await client.query(Math.random() < ROLLED_BACK ? 'rollback' : 'commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
