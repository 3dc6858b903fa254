import { digestOf, type MoneyCommand, TRANSFER } from '../../apps/server/src/modules/ledger/index.ts';
import { wholeBet } from '../../bench/harness/ledger-bets.ts';
import { AT, type Books } from '../../bench/harness/world.ts';

/** One money command as a client notes and sends it: plain data, so that it travels and is written as JSON. */
export interface Order {
  readonly key: string;
  readonly sort: 'bet' | 'credit' | 'debit';
  /** Place of the player in the books. */
  readonly player: number;
  readonly event: number;
  /** Ledger units as decimal text. */
  readonly units: string;
}

/** Answer to a client: the verdict, its op, and whether that op was there before this sending. */
export interface Answer {
  readonly key: string;
  readonly verdict: 'accepted' | 'refused';
  readonly op: string;
  readonly replayed: boolean;
}

export const SCOPES = ['kills', 'sportsbook.place-bet'];

/** The same order always becomes the same command, whichever process sends it. */
export function commandOf(books: Books, { key, sort, player: place, event: eventPlace, units }: Order): MoneyCommand {
  const player = books.players[place];
  const event = books.events[eventPlace];
  if (!player || !event) throw new Error(`order ${key} names nobody`);
  if (sort === 'bet') return wholeBet(books, { key, player, event, stake: BigInt(units) });
  const [from, to, code] =
    sort === 'credit'
      ? ([books.source, player.main, TRANSFER.staffCredit] as const)
      : ([player.main, books.source, TRANSFER.staffDebit] as const);
  return {
    scope: 'kills',
    key,
    digest: digestOf({ sort, units }),
    kind: 'ledger.move',
    player: player.id,
    at: AT,
    moves: [{ from, to, units: BigInt(units), code }],
  };
}
