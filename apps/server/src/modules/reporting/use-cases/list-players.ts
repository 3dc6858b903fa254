import type { PlayerRow, PlayersQuery, PlayersRepository } from '../repository/players.repository.ts';
import type { Paged, StaffScope } from '../repository/scope.ts';

/** Lists the players that a member of staff sees, newest first. */
export type ListPlayers = (scope: StaffScope, query: PlayersQuery) => Promise<Paged<PlayerRow>>;

export function createListPlayers(players: Pick<PlayersRepository, 'page'>): ListPlayers {
  return players.page;
}
