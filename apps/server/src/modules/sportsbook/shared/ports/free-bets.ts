import type { Currency, Instant, PlayerId } from '@ordago/kernel';
import type { FreeBetTerms } from '../domain/slip.ts';

/** A free bet that its player can use. */
export interface UsableFreeBet extends FreeBetTerms {
  readonly currency: Currency;
}

/** Free bets, as placing and settling ask about them: the module that gives them answers. */
export interface FreeBets {
  /** The free bet of a player that can pay a bet at an instant; null for an unknown one, that of somebody else, or one that is over. */
  find(player: PlayerId, id: string, at: Instant): Promise<UsableFreeBet | null>;
  /** Tells a player that their free bets changed: a void bet gave one back, or is void no more. */
  announce(player: PlayerId): void;
}
