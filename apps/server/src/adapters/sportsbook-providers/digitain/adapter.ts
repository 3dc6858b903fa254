import { DIGITAIN_GAME } from '@ordago/provider-protocols';
import type { GameProvider } from '../../../modules/casino/shared/ports/game-provider.ts';
import { frameEntry, type SportsbookOptions } from '../frame-entry.ts';
import { digitainDialect } from './dialect.ts';

/** Digitain: the frame has a fixed address; the token that we make is handed to it and exchanged by its server. */
export function digitain({ frameUrl, secret }: SportsbookOptions): GameProvider {
  return {
    name: 'digitain',
    routeProvider: 'digitain',
    exchangesToken: true,
    ...frameEntry(DIGITAIN_GAME, 'Digitain'),
    wallet: digitainDialect({ secret }),
    launch: async ({ token }) => ({ url: frameUrl, facts: { token } }),
  };
}
