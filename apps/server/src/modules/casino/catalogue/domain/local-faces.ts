import type { LocalFace } from '@ordago/catalogue-search';
import { type Game, type GameLanguage, nameIn } from '../../shared/domain/game.ts';

/** Language of names where no other is asked for. */
export const FIRST_LANGUAGE = 'es' satisfies GameLanguage;

/** Returns the languages in which a game has a name, the first one alone where one name serves all. */
export function languagesOf({ details: { names } }: Pick<Game, 'details'>): GameLanguage[] {
  return names ? (Object.keys(names) as GameLanguage[]) : [FIRST_LANGUAGE];
}

/** Returns name and picture of a game by language; undefined where one name serves all. */
export function facesOf(
  game: Game,
  imageOf: (game: Game, language: GameLanguage) => string,
): Readonly<Record<string, LocalFace>> | undefined {
  if (game.details.names === undefined) return undefined;
  const faces = languagesOf(game).map((language): [string, LocalFace] => [
    language,
    { gameName: nameIn(game, language), imageUrl: imageOf(game, language) },
  ]);
  return Object.fromEntries(faces);
}
