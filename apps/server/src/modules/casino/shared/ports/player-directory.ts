import type { Currency, PlayerId } from '@ordago/kernel';

/** What the casino asks about a player; plugged with the module of players. */
export interface PlayerDirectory {
  find(player: PlayerId): Promise<{ readonly username: string; readonly currency: Currency } | null>;
}
