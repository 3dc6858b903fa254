import { readFile } from 'node:fs/promises';
import { createGameProviders } from '../../apps/server/src/composition/game-providers.ts';
import { createCallbackStore } from '../../apps/server/src/modules/casino/wallet/repository/callbacks.repository.ts';
import { createApplyWalletCallback } from '../../apps/server/src/modules/casino/wallet/use-cases/apply-wallet-callback.ts';
import { createReceiveCallback } from '../../apps/server/src/modules/casino/wallet/use-cases/receive-callback.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts';
import type { Figure } from '../harness/figures.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { BENCH_GAME, pairOf, type SignedCall } from '../harness/signed-calls.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, type BenchPlayer, type World } from '../harness/world.ts';
import { takeClients } from '../yardsticks/naive-bets.ts';
import { naivePair } from '../yardsticks/naive-callbacks.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;

/** G6: a bet and its win, each signed, proved, read and applied: by the casino's own road, and naively. */
export async function measureCallbacks(world: World, scale: Scale): Promise<Figure[]> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: world.server.url });
  const secret = config.secretOf('originals');
  await openSessions(world);
  const clients = await takeClients(world.pool, CLIENTS);
  try {
    const ours = ownPairs(world, config);
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
    // What autovacuum does within its first minute: plans of empty tables are not those of a running house.
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

function ownPairs({ ledger, pool, players }: World, config: Config): Design {
  const secret = config.secretOf('originals');
  const receive = createReceiveCallback({
    providers: createGameProviders(config, { now: () => AT }),
    apply: createApplyWalletCallback({ ledger, store: createCallbackStore(pool) }),
    applyOrders: async () => [],
    watch: { observeCallback: () => undefined },
    onFault: (error) => {
      throw error;
    },
  });
  const isDone = async ({ message }: SignedCall) =>
    (await receive('originals', message))?.body.startsWith('{"status":"ok"') === true;
  return {
    name: 'casino',
    clients: CLIENTS,
    run: async () => {
      const { bet, win } = pairOf(anyPlayer({ players }), secret);
      return (await isDone(bet)) && (await isDone(win));
    },
  };
}

function anyPlayer({ players }: Pick<World, 'players'>): BenchPlayer {
  const player = players[Math.floor(Math.random() * players.length)];
  if (!player) throw new Error('the bench needs players');
  return player;
}

/** A provider, a game, a live session for every player, and the naive books. */
async function openSessions({ pool }: World): Promise<void> {
  const at = new Date(AT);
  await pool.query(`insert into casino.provider (name, route_provider) values ('originals', 'originals')`);
  await pool.query(
    `insert into casino.game (provider, game_id, name, studio, casino_type, raw, added_at, changed_at)
     values ('originals', $1, 'Dice', 'Bench', 'slots', '{}', $2, $2)`,
    [BENCH_GAME, at],
  );
  await pool.query(
    `insert into casino.session (ref_hash, player, game, provider, currency, created_at, opened_at, seen_at)
     select sha256(convert_to('bench-' || p.id, 'utf8')), p.id, g.id, 'originals', 'MXN', $1, $1, $1
     from players.player p, casino.game g where g.game_id = $2`,
    [at, BENCH_GAME],
  );
  await pool.query(await readFile(new URL('../yardsticks/naive-casino.sql', import.meta.url), 'utf8'));
  await pool.query('vacuum analyze casino.session, naive.casino_session');
}
