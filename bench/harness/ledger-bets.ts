import { digestOf, type MoneyCommand, TRANSFER } from '../../apps/server/src/modules/ledger/index.ts';
import { type BenchBet, ODDS } from './bets.ts';
import type { Design } from './rounds.ts';
import { AT, type Books, type World } from './world.ts';

/** No event of the bench comes near it. */
const LIABILITY_MAX = 10n ** 17n;

/** Bets by the product's own ledger; `commandOf` determines how much of a bet is written. */
export function ledgerBets(
  name: string,
  options: {
    world: World;
    clients: number;
    next: () => BenchBet;
    commandOf: (books: Books, bet: BenchBet) => MoneyCommand;
  },
): Design {
  const { world, clients, next, commandOf } = options;
  return {
    name,
    clients,
    run: async () => {
      const verdict = await world.ledger.apply(commandOf(world, next()));
      return verdict.verdict === 'accepted' && !verdict.replayed;
    },
  };
}

/** The whole bet: checks of player, offer and liability under the lock; bet, leg and liability rows. */
export function wholeBet(books: Books, bet: BenchBet): MoneyCommand {
  const { player, event, stake } = bet;
  return {
    ...stakeOf(books, bet, 'sportsbook.place-bet'),
    shared: [{ class: 'sportsbook.exposure', id: event.id }],
    payload: {
      wallet: player.main,
      kind: 'single',
      currency: 'MXN',
      stake: String(stake),
      potential: String(stake * 2n),
      liability_max: String(LIABILITY_MAX),
      selections: [event.selection],
      odds: [String(ODDS)],
    },
  };
}

/** The row of the bet alone: what the naive yardstick writes. */
export function bareBet(books: Books, bet: BenchBet): MoneyCommand {
  const payload = { selection: bet.event.selection, odds: ODDS, stake: String(bet.stake) };
  return { ...stakeOf(books, bet, 'bench.place-bet'), payload };
}

function stakeOf(books: Books, { key, player, event, stake }: BenchBet, kind: string): MoneyCommand {
  return {
    scope: kind,
    key,
    kind,
    player: player.id,
    at: AT,
    digest: digestOf({ selection: event.selection, odds: ODDS, stake }),
    moves: [{ from: player.main, to: books.openStakes, units: stake, code: TRANSFER.betSet }],
  };
}
