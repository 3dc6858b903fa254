import type { PlayerId } from '@ordago/kernel';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { SessionPosition, SessionsRepository } from '../../shared/repository/sessions.repository.ts';

export type ReadSessionPosition = (player: PlayerId, session: string) => Promise<SessionPosition | null>;

/**
 * Reads the stakes and payouts of a player's session since it was opened; null for one that is not theirs. Where a session is a lobby
 * of many tables, all of its provider's count.
 */
export function createReadSessionPosition(
  sessions: Pick<SessionsRepository, 'position'>,
  providers: readonly GameProvider[],
): ReadSessionPosition {
  const roaming = providers.flatMap(({ name, roams }) => (roams ? [name] : []));
  return (player, session) => sessions.position(session, { player, roaming });
}
