import { readFile } from 'node:fs/promises';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { anyPlayer, casinoPairs, openSessions } from '../harness/casino-pairs.ts';
import type { Figure } from '../harness/figures.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { pairOf } from '../harness/signed-calls.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import { takeClients } from '../yardsticks/naive-bets.ts';
import { naivePair } from '../yardsticks/naive-callbacks.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;

/** G6: a bet and its win, each signed, proved, read and applied: by the casino's own path, and naively. */
export async function measureCallbacks(world: World, scale: Scale): Promise<Figure[]> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: world.server.url });
  const secret = config.secretOf('originals');
  await openSessions(world);
  await world.pool.query(await readFile(new URL('../yardsticks/naive-casino.sql', import.meta.url), 'utf8'));
  await world.pool.query('vacuum analyze naive.casino_session');
  const clients = await takeClients(world.pool, CLIENTS);
  try {
    const ours = casinoPairs('casino', { world, config, clients: CLIENTS });
    const theirs: Design = {
      name: 'naive',
      clients: CLIENTS,
      run: async (number) => {
        const client = clients[number];
        if (!client) throw new Error('a client without a connection');
        return naivePair(client, pairOf(anyPlayer(world), secret), secret);
      },
    };
    await interleave([ours, theirs], { ...scale, rounds: 1, postmaster: world.server.pid });
    // As autovacuum does within its first minute: plans of empty tables are not those of a running server.
    await world.pool.query('analyze casino.round, casino.round_transaction, casino.callback_nonce');
    const samples = await interleave([ours, theirs], { ...scale, postmaster: world.server.pid });
    const rates = (name: string) => (samples.get(name) ?? []).map((sample) => sample.acceptedPerSecond);
    const what = 'casino bet and win, signed, 64 clients';
    return [
      { goal: 'G6', what: `${what}: ours`, unit: 'pairs/s', value: spreadOf(rates('casino')) },
      { goal: 'G6', what: `${what}: naive`, unit: 'pairs/s', value: spreadOf(rates('naive')) },
      { goal: 'G6', what, unit: 'x', value: pairedRatio(rates('casino'), rates('naive')), floor: { atLeast: 4 } },
    ];
  } finally {
    for (const client of clients) client.release();
  }
}
