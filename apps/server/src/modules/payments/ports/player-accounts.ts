import type { Currency, PlayerId } from '@ordago/kernel';

/** Facts of a player that payments need. */
export interface PayingPlayer {
  readonly username: string;
  readonly currency: Currency;
  /** Players of an agent pay through the agent. */
  readonly hasParentAgent: boolean;
}

export interface PlayerAccounts {
  /** Null when there is no such player. */
  payingPlayer(player: PlayerId): Promise<PayingPlayer | null>;
}
