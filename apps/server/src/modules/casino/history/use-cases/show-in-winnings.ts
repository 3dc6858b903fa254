import type { Instant, PlayerId } from '@ordago/kernel';
import type { WinningsRepository } from '../repository/winnings.repository.ts';
import type { ReadWinnings } from './read-winnings.ts';

/**
 * Takes a player out of the public lists or puts them back: here at once, at other instances within
 * `WINNINGS_FRESH_MS`.
 */
export type ShowInWinnings = (player: PlayerId, isShown: boolean, at: Instant) => Promise<void>;

export function createShowInWinnings(
  play: Pick<WinningsRepository, 'show'>,
  winnings: Pick<ReadWinnings, 'forget'>,
): ShowInWinnings {
  return async (player, isShown, at) => {
    await play.show(player, isShown, at);
    winnings.forget();
  };
}
