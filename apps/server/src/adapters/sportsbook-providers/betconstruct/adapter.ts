import { BETCONSTRUCT_GAME } from '@ordago/provider-protocols';
import type { GameProvider } from '../../../modules/casino/shared/ports/game-provider.ts';
import { frameEntry, type SportsbookOptions } from '../frame-entry.ts';
import { betconstructDialect } from './dialect.ts';

/** BetConstruct: the frame has a fixed address; the token that we make is handed to it and exchanged by its server. */
export function betconstruct({ frameUrl, secret }: SportsbookOptions): GameProvider {
  return {
    name: 'betconstruct',
    routeProvider: 'betconstruct',
    exchangesToken: true,
    ...frameEntry(BETCONSTRUCT_GAME, 'BetConstruct'),
    wallet: betconstructDialect({ secret }),
    launch: async ({ token }) => ({ url: frameUrl, facts: { token } }),
  };
}
