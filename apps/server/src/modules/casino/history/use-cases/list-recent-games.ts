import type { GameId, PlayerId } from '@ordago/kernel';
import type { WinningsRepository } from '../repository/winnings.repository.ts';

const RECENT_MAX = 21;

/** Lists the games that a player opened last. */
export type ListRecentGames = (player: PlayerId) => Promise<readonly GameId[]>;

export function createListRecentGames(repository: Pick<WinningsRepository, 'recentGames'>): ListRecentGames {
  return (player) => repository.recentGames(player, RECENT_MAX);
}
