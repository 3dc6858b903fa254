import { CATEGORIES, type CatalogueGame, type Category, encodeCatalogue, FEATURES } from '@ordago/catalogue-search';
import type { Game, GameLanguage } from '../../shared/domain/game.ts';
import { FIRST_LANGUAGE, facesOf } from './local-faces.ts';

/**
 * The columnar file of the lobby (architecture 3.11). `imageOf` answers the address of a game's picture, `hidden` holds the
 * route providers that are shown only where hidden ones are allowed.
 */
export function catalogueText(
  games: readonly Game[],
  { imageOf, hidden }: { imageOf: ImageOf; hidden: ReadonlySet<string> },
): string {
  return encodeCatalogue(
    games.map((game) => ({ ...lobbyGame(game, imageOf), isHidden: hidden.has(game.routeProvider) })),
  );
}

type ImageOf = (game: Game, language: GameLanguage) => string;

function lobbyGame(game: Game, imageOf: ImageOf): Omit<CatalogueGame, 'isHidden'> {
  const faces = facesOf(game, imageOf);
  return {
    id: game.id,
    gameId: game.gameId,
    gameName: game.name,
    provider: game.studio,
    routeProvider: game.routeProvider,
    imageUrl: imageOf(game, FIRST_LANGUAGE),
    ...(faces && { faces }),
    tab: CATEGORIES.filter((category) => game.tab.includes(category)) satisfies Category[],
    casinoType: game.casinoType,
    rtpBps: game.rtp,
    ...(game.details.rtpMax !== undefined && { rtpMaxBps: game.details.rtpMax }),
    volatility: game.details.isRiskChosen ? 'chosen' : game.volatility,
    features: FEATURES.filter((feature) => game.features.includes(feature)),
    betMin: game.betMin,
    winMaxHundredths: game.winMax,
    replacementGame: game.replacement,
    isMobile: game.details.isMobile ?? false,
    haveTwoVersion: game.details.haveTwoVersion ?? false,
    isLiveGame: game.casinoType === 'live',
    hasDemo: game.hasDemo,
    isNew: game.details.isNew ?? false,
    ...(game.details.table && { table: game.details.table }),
  };
}
