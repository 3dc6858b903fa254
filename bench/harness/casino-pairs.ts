import type { Instant } from '@ordago/kernel';
import { createGameProviders } from '../../apps/server/src/composition/game-providers.ts';
import { createCallbacksRepository } from '../../apps/server/src/modules/casino/wallet/repository/callbacks.repository.ts';
import { createApplyWalletCallback } from '../../apps/server/src/modules/casino/wallet/use-cases/apply-wallet-callback.ts';
import {
  createReceiveCallback,
  type ReceiveCallback,
} from '../../apps/server/src/modules/casino/wallet/use-cases/receive-callback.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Design } from './rounds.ts';
import { BENCH_GAME, pairOf, type SignedCall } from './signed-calls.ts';
import { AT, type BenchPlayer, type World } from './world.ts';

/** A bet and its win by the casino's own callback route; a pair counts when both are accepted. */
export function casinoPairs(
  name: string,
  options: {
    readonly world: World;
    readonly config: Config;
    readonly clients: number;
    /** (Default: the instant of the bench, which never changes) */
    readonly now?: () => Instant;
  },
): Design {
  const { world, config, clients, now = () => AT } = options;
  const secret = config.secretOf('originals');
  const receive = receiverOf(config, world, now);
  const isDone = async ({ message }: SignedCall) =>
    (await receive('originals', message))?.body.startsWith('{"status":"ok"') === true;
  return {
    name,
    clients,
    run: async () => {
      const { bet, win } = pairOf(anyPlayer(world), secret, now());
      return (await isDone(bet)) && (await isDone(win));
    },
  };
}

/** The casino's own way of receiving a call; a fault of ours is thrown. */
export function receiverOf(
  config: Config,
  { ledger, pool }: Pick<World, 'ledger' | 'pool'>,
  now: () => Instant = () => AT,
): ReceiveCallback {
  return createReceiveCallback({
    providers: createGameProviders(config, { now }),
    apply: createApplyWalletCallback({ ledger, callbacks: createCallbacksRepository(pool) }),
    applyOrders: async () => [],
    watch: { observeCallback: () => undefined },
    onFault: (error) => {
      throw error;
    },
  });
}

export function anyPlayer({ players }: Pick<World, 'players'>): BenchPlayer {
  const player = players[Math.floor(Math.random() * players.length)];
  if (!player) throw new Error('the bench needs players');
  return player;
}

/** Opens a provider, a game and a live session for every player, once per world. */
export async function openSessions({ pool }: Pick<World, 'pool'>): Promise<void> {
  const at = new Date(AT);
  const added = await pool.query(
    `insert into casino.provider (name, route_provider) values ('originals', 'originals') on conflict do nothing`,
  );
  if (added.rowCount === 0) return;
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
  await pool.query('vacuum analyze casino.session');
}
