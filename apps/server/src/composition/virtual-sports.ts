import type { OddsFeed, Sportsbook } from '../modules/sportsbook/index.ts';
import { createVirtualSports, type VirtualSports } from '../modules/virtual-sports/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Platform } from '../platform/module.ts';

/** Virtual sports, and their messages to the sportsbook; each uses the other's public API alone. */
export function composeVirtualSports(
  { virtual, appEnv, origins }: Config,
  platform: Platform,
  sportsbook: () => Sportsbook,
): { readonly module: VirtualSports; readonly feeds: readonly OddsFeed[] } {
  const module = createVirtualSports({
    platform,
    rounds: virtual,
    isRehearsal: appEnv === 'test',
    verifierUrl: `${origins.player}/fairness/verify`,
    eventsOf: (keys) => sportsbook().eventIds('virtual', keys),
    receive: (body) => sportsbook().receiveMessage('virtual', body),
    forgetEvents: (feed, before) => sportsbook().forgetEvents(feed, before),
  });
  return { module, feeds: module.feed ? [module.feed] : [] };
}
