import { randomUUID } from 'node:crypto';
import { digestOf, type MoneyCommand, TRANSFER } from '../../apps/server/src/modules/ledger/index.ts';
import { betSource } from '../harness/bets.ts';
import type { Figure } from '../harness/figures.ts';
import { bareBet } from '../harness/ledger-bets.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, type BenchPlayer, HOT_PLAYERS, type World } from '../harness/world.ts';
import { naiveBets, takeClients } from '../yardsticks/naive-bets.ts';
import { naiveTransfer, type Transfer } from '../yardsticks/naive-transfers.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;
const UNITS = 1_000n;

/** Bets and, as often, movements between two wallets of the same few players: what deadlocks without one lock order. */
export async function measureTransfers(world: World, scale: Scale): Promise<Figure[]> {
  const clients = await takeClients(world.pool, CLIENTS);
  const held = new Map<BenchPlayer, number>();
  try {
    const bets = betSource(world, HOT_PLAYERS);
    const naive = naiveBets('naive', { clients, next: bets });
    const ours: Design = {
      name: 'ledger',
      clients: CLIENTS,
      run: async () => {
        const isBet = Math.random() < 0.5;
        const command = isBet ? bareBet(world, bets()) : transferOf(nextTransfer(world, held));
        const verdict = await world.ledger.apply(command);
        return verdict.verdict === 'accepted' && !verdict.replayed;
      },
    };
    const theirs: Design = {
      name: 'naive',
      clients: CLIENTS,
      run: async (number) => {
        const client = clients[number];
        if (!client) throw new Error('a client without a connection');
        if (Math.random() < 0.5) return naive.run(number);
        return naiveTransfer(client, { ...nextTransfer(world, null), units: UNITS });
      },
    };
    const samples = await interleave([ours, theirs], { ...scale, postmaster: world.server.pid });
    await emptyHolds(world, held);
    const rates = (name: string) => (samples.get(name) ?? []).map((sample) => sample.acceptedPerSecond);
    const what = 'half between two wallets of 50 players';
    return [
      { goal: 'G2w', what: `${what}: ledger`, unit: '/s', value: spreadOf(rates('ledger')) },
      { goal: 'G2w', what: `${what}: naive`, unit: '/s', value: spreadOf(rates('naive')) },
      { goal: 'G2w', what, unit: 'x', value: pairedRatio(rates('ledger'), rates('naive')), floor: { atLeast: 4 } },
    ];
  } finally {
    for (const client of clients) client.release();
  }
}

/** With `held` the way back is taken when something is on hold, as often as the way there. */
function nextTransfer(world: World, held: Map<BenchPlayer, number> | null): Transfer {
  const player = world.players[Math.floor(Math.random() * HOT_PLAYERS)];
  if (!player) throw new Error('the bench needs players');
  const onHold = held?.get(player) ?? 0;
  const isBack = onHold > 0 && Math.random() < 0.5;
  held?.set(player, onHold + (isBack ? -1 : 1));
  return { key: randomUUID(), player, isBack };
}

function transferOf({ key, player, isBack }: Transfer, units = UNITS): MoneyCommand {
  const [from, to, code] = isBack
    ? ([player.hold, player.main, TRANSFER.withdrawalReturn] as const)
    : ([player.main, player.hold, TRANSFER.withdrawalHold] as const);
  const digest = digestOf({ isBack, units });
  const moves = [{ from, to, units, code }];
  return { scope: 'bench.transfer', key, digest, kind: 'ledger.move', player: player.id, at: AT, moves };
}

/** Empties hold wallets: by an invariant a hold belongs to a withdrawal, and the bench has none. */
async function emptyHolds(world: World, held: ReadonlyMap<BenchPlayer, number>): Promise<void> {
  for (const player of held.keys()) {
    const wallets = await world.ledger.walletsOf(player.id);
    const hold = wallets.find(({ id }) => id === player.hold);
    if (!hold || hold.balance === 0n) continue;
    await world.ledger.apply(transferOf({ key: randomUUID(), player, isBack: true }, hold.balance));
  }
}
