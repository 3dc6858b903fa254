import { type JacktopGame, jacktopGame, jacktopGameList, jacktopLink, jacktopProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { jacktopDialect } from './dialect.ts';

/** Our client id at Jacktop; it is the same for every player and part of every link (specification 2, section 9). */
const CLIENT_ID = 'ordago';

/** Codes that we do not offer (specification 2, section 9). */
const LEFT_OUT: ReadonlySet<string> = new Set(['100202', '100101', '103503']);

/** Fields that a row must have: its code and its name. */
const NEEDS = ['code', 'name'] as const;

/** Jacktop: live tables. It answers no address: the link is built from the launch token, which it exchanges by `auth`. */
export function jacktop(options: AdapterOptions): GameProvider {
  const ask = signedCalls(jacktopProof, options);
  const site = `${options.publicUrl}/jacktop`;
  return {
    name: 'jacktop',
    routeProvider: 'jacktop',
    roams: true,
    exchangesToken: true,
    wallet: jacktopDialect({ secret: options.secret, clientId: CLIENT_ID }),
    list: async () => {
      const list = await ask('game_list', { client_id: CLIENT_ID }, jacktopGameList);
      if (hasFailed(list)) return list;
      return readRows(list, { schema: jacktopGame, needs: NEEDS }, (row) =>
        LEFT_OUT.has(row.code) ? null : tableOf(row, options.publicUrl),
      );
    },
    launch: async ({ gameId: code, token, language, lobbyUrl }) => ({
      url: jacktopLink(site, { clientId: CLIENT_ID, token, code, language, lobbyUrl }),
      facts: { token },
    }),
  };
}

function tableOf(row: Usable<JacktopGame, (typeof NEEDS)[number]>, publicUrl: string): KeptGame {
  return {
    gameId: row.code,
    name: row.name,
    studio: 'Jacktop',
    imageUrl: pictureOf(row.img, publicUrl),
    casinoType: 'live',
    details: { type: row.category, isLiveGame: true },
  };
}
