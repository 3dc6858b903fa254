import type { BoundRoute } from '../../../../platform/http/bound-route.ts';
import type { BetReads } from '../use-cases/bet-reads.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import type { BetSubmissions } from '../use-cases/submit-bets.ts';
import { listBetsRoute } from './list-bets.route.ts';
import { listLineFavouritesRoute } from './list-line-favourites.route.ts';
import { placeBetRoute } from './place-bet.route.ts';
import { readAccountRoute } from './read-account.route.ts';
import { readBetRoute } from './read-bet.route.ts';
import { readLineSettingsRoute } from './read-line-settings.route.ts';
import { readSharedBetRoute } from './read-shared-bet.route.ts';
import { readSlipBoundsRoute } from './read-slip-bounds.route.ts';
import { saveLineSettingsRoute } from './save-line-settings.route.ts';
import { setLineFavouriteRoute } from './set-line-favourite.route.ts';
import { shareBetRoute } from './share-bet.route.ts';

/** Routes of betting: of a player with a frame token, and of shared bets. */
export function bettingRoutes(parts: BettingParts, bets: BetReads, submissions: BetSubmissions): BoundRoute[] {
  return [
    placeBetRoute(parts, bets, submissions),
    readAccountRoute(parts),
    readSlipBoundsRoute(parts),
    listBetsRoute(bets),
    readBetRoute(bets),
    readLineSettingsRoute(parts),
    listLineFavouritesRoute(parts),
    saveLineSettingsRoute(parts),
    setLineFavouriteRoute(parts),
    shareBetRoute(parts),
    readSharedBetRoute(parts),
  ];
}
