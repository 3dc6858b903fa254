import { FAVOURITE_SEPARATOR, type GameShape } from '@ordago/contracts';
import { type Game, type GameLanguage, nameIn } from '../shared/domain/game.ts';
import type { CategoryOrder } from './domain/category-order.ts';

/** The normalised game on the wire, its name and picture in a language. */
export function presentGame(
  game: Game,
  language: GameLanguage,
  imageOf: (game: Game, language: GameLanguage) => string,
): GameShape {
  const {
    rtp,
    replacement,
    details: { names: _, isNew: __, ...details },
  } = game;
  return {
    id: game.id,
    gameId: game.gameId,
    gameName: nameIn(game, language),
    description: game.description,
    provider: game.studio,
    routeProvider: game.routeProvider,
    imageUrl: imageOf(game, language),
    tab: [...game.tab],
    casinoType: game.casinoType,
    ...details,
    ...(rtp === null ? {} : { rtp: `${Math.trunc(rtp / 100)}.${String(rtp % 100).padStart(2, '0')}` }),
    ...(replacement === null ? {} : { replacementGame: replacement }),
  };
}

/** The unique key of a favourite: id, gameId, provider and gameName (specification 2, section 3). */
export function favouriteKey(game: Game): string {
  return [game.id, game.gameId, game.studio, game.name].join(FAVOURITE_SEPARATOR);
}

/** One order where one was chosen: the comparison is no longer shown. */
export function presentOrderForPlayer({
  id,
  category,
  pinsA,
  pinsB,
  shareB,
  chosen,
  arm,
}: CategoryOrder & { arm: 'A' | 'B' | null }) {
  if (chosen !== null || pinsB === null) {
    const pins = chosen === 'B' && pinsB !== null ? pinsB : pinsA;
    return { id, category, pins_a: [...pins], pins_b: null, share_b: null, arm: null };
  }
  return { id, category, pins_a: [...pinsA], pins_b: [...pinsB], share_b: shareB, arm };
}
