import type { GameProvider } from '../../../modules/casino/shared/ports/game-provider.ts';
import { frameEntry } from '../frame-entry.ts';

/** Its one entry. */
export const IN_HOUSE_GAME = 'sportsbook';

/**
 * Our own sportsbook, through the same port: its frame is opened like any other. It has no wallet calls, since it places its
 * bets by the use-cases of this server, and gets its token over the bridge (`identity.issue-frame-token`).
 */
export function inHouseSportsbook({ frameUrl }: { frameUrl: string }): GameProvider {
  return {
    name: 'house',
    routeProvider: 'house',
    exchangesToken: false,
    ...frameEntry(IN_HOUSE_GAME, 'Ordago'),
    launch: async () => ({ url: frameUrl, facts: {} }),
  };
}
