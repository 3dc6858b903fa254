import type { PlayerId } from '@ordago/kernel';

/** Tries for a player who accepts other prices: each reads the offer anew and is a command of its own. */
export const ATTEMPTS_MAX = 3;

/** Returns the key of a bet in the ledger: the player's own, so that two players may create the same one. */
export function betKeyOf({ player, key }: { readonly player: PlayerId; readonly key: string }, attempt: number) {
  return { scope: 'sportsbook.bet', key: `${player}:${key}${attempt === 1 ? '' : `#${attempt}`}` };
}
