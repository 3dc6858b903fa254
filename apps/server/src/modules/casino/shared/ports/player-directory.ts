import type { Currency, PlayerId } from '@ordago/kernel';

/** Port of the casino to players; filled by the module of players. */
export interface PlayerDirectory {
  /** Name and currency of a player; null for an unknown one. */
  find(player: PlayerId): Promise<{ readonly username: string; readonly currency: Currency } | null>;
}
