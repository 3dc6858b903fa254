import { TVBET_CLIENT, tvbetGame, tvbetGameList, tvbetLaunchLink, tvbetProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { pictureOf, readRows } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { tvbetDialect } from './dialect.ts';

/** Our categories for what is drawn. */
const TABS: ReadonlyMap<string, string> = new Map(
  Object.entries({ lottery: 'lotto', numbers: 'lotto', wheel: 'gameshows', cards: 'card', dice: 'dice' }),
);

/** TVBET: draws that run live, one session for all of them. It answers no address: the link is built from the token. */
export function tvbet(options: AdapterOptions): GameProvider {
  const ask = signedCalls(tvbetProof, options);
  return {
    name: 'tvbet',
    routeProvider: 'tvbet',
    roams: true,
    exchangesToken: true,
    wallet: tvbetDialect({ secret: options.secret }),
    list: async () => {
      const list = await ask('game_list', { clientId: TVBET_CLIENT }, tvbetGameList);
      if (hasFailed(list)) return list;
      return readRows(list, { schema: tvbetGame, needs: ['code', 'name'] }, (row) => ({
        gameId: row.code,
        name: row.name,
        studio: 'TVBET',
        casinoType: 'live',
        imageUrl: pictureOf(row.img, options.publicUrl),
        hints: hintsOf(row.category),
        details: { type: row.category, isLiveGame: true },
      }));
    },
    launch: async ({ gameId: code, token, language: lang, isMobile, lobbyUrl }) => ({
      url: tvbetLaunchLink(`${options.publicUrl}/tvbet`, { token, code, isMobile, lang, lobbyUrl }),
      facts: { token },
    }),
  };
}

function hintsOf(category = ''): readonly string[] {
  const tab = TABS.get(category);
  return tab === undefined ? [] : [tab];
}
