import type { PlayerDetail, PlayersRepository } from '../repository/players.repository.ts';
import type { StaffScope } from '../repository/scope.ts';

/** Reads one player; null when they are unknown or out of the caller's scope, without a difference between the two. */
export type ReadPlayer = (scope: StaffScope, player: string) => Promise<PlayerDetail | null>;

export function createReadPlayer(players: Pick<PlayersRepository, 'find'>): ReadPlayer {
  return players.find;
}
