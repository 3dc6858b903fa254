import { assert, type Units } from '@ordago/kernel';
import type { BookedRound, RoundBooks } from './round-books.ts';
import type { RoundMoney } from './round-money.ts';
import type { PlaySession } from './session-books.ts';

/**
 * Stakes that a move adds to a round (double, split, insurance): bets of the same round under ids that follow from the
 * move's place, so that a move that is sent twice is staked once.
 */
export interface AddedStakes {
  /** Takes the stake of a move; false when it was not taken. `cost` in ledger units. */
  take(
    session: PlaySession,
    added: { booked: BookedRound; place: number; cost: Units; move: object },
  ): Promise<boolean>;
  /**
   * Returns the move of a place whose stake was taken; null without one. A crash may have come between stake and move: such a move has to be
   * made before any other.
   */
  paidMoveAt(booked: BookedRound, place: number): Promise<object | null>;
}

const ATTEMPTS_MAX = 20;

/** Creates the added stakes on a provider's books and its calls of money. */
export function createAddedStakes({ rounds, money }: { rounds: RoundBooks; money: RoundMoney }): AddedStakes {
  const keyOf = ({ roundKey }: BookedRound, place: number, attempt: number) => `${roundKey}.${place}-${attempt}`;
  return {
    take: async (session, { booked, place, cost, move }) => {
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        const roundKey = keyOf(booked, place, attempt);
        const booking = { session: session.id, key: roundKey, roundKey, stake: cost, payout: 0n, outcome: { move } };
        const added = (await rounds.book(booking)) ?? (await rounds.byRoundKey(roundKey));
        assert(added, 'a stake that is neither new nor known');
        if (added.state === 'settled') return true;
        // An earlier try was refused or taken back: the player tries again.
        if (added.state === 'refused' || added.state === 'cancelled') continue;
        // An unanswered stake of another session is taken back, never sent again in the name of this one.
        if (added.state !== 'betting' || added.session !== session.id) return false;
        return (await money.stake(session, added, 'settled')).state === 'settled';
      }
      return false;
    },
    paidMoveAt: async (booked, place) => {
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        const added = await rounds.byRoundKey(keyOf(booked, place, attempt));
        if (!added) return null;
        if (added.state === 'settled') return added.outcome.move as object;
      }
      return null;
    },
  };
}
