import type { Game } from '../../shared/domain/game.ts';

/** Returns the games of a category, in their order. */
export function gamesOf(category: string, games: readonly Game[]): readonly Game[] {
  return games.filter(({ tab }) => tab.includes(category));
}
