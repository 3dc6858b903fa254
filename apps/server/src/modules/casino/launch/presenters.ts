import { type Game, type GameLanguage, nameIn } from '../shared/domain/game.ts';

/** The game that is opened in place of another, named in a language. */
export function presentReplacement(game: Game, language: GameLanguage) {
  const { id, routeProvider, gameId } = game;
  return { id, gameName: nameIn(game, language), routeProvider, gameId };
}
