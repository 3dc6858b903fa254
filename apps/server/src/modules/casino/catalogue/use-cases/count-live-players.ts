import type { Instant } from '@ordago/kernel';
import type { SessionsRepository } from '../../shared/repository/sessions.repository.ts';

/** Counts the players with a game open, by game and all together. */
export type CountLivePlayers = (at: Instant) => Promise<{ total: number; games: Record<string, number> }>;

export function createCountLivePlayers(sessions: Pick<SessionsRepository, 'countPlayers'>): CountLivePlayers {
  return async (at) => {
    const counts = await sessions.countPlayers(at);
    const games = Object.fromEntries(counts);
    return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), games };
  };
}
