import type { Currency, Instant, PlayerId } from '@ordago/kernel';
import type { FreeBetTerms } from '../domain/slip.ts';

/** A free bet that its player can use. */
export interface UsableFreeBet extends FreeBetTerms {
  readonly currency: Currency;
}

/** Free bets as placing and settling need them: answered by the module that gives them. */
export interface FreeBets {
  /**
   * Finds a free bet of a player that can pay a bet at an instant; null for one that is unknown, over or another
   * player's.
   */
  find(player: PlayerId, id: string, at: Instant): Promise<UsableFreeBet | null>;
  /** Notifies a player that their free bets changed: a void bet gave one back, or is void no more. */
  announce(player: PlayerId): void;
}
