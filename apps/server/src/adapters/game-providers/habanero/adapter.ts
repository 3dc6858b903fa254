import {
  habaneroGame,
  habaneroGameList,
  habaneroLaunched,
  habaneroProof,
  habaneroReplayed,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { readRows, rtpOf } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { habaneroDialect } from './dialect.ts';

/** Habanero: slots, one session per game, launch token exchanged by the player's details. */
export function habanero(options: AdapterOptions): GameProvider {
  const ask = signedCalls(habaneroProof, options);
  return {
    name: 'habanero',
    routeProvider: 'habanero',
    roams: false,
    exchangesToken: true,
    wallet: habaneroDialect(options),
    list: async () => {
      const list = await ask('game/list', {}, habaneroGameList);
      if (hasFailed(list)) return list;
      return readRows(list.games, { schema: habaneroGame, needs: ['keyname', 'game_name'] }, (row) => ({
        gameId: row.keyname,
        name: row.game_name,
        studio: 'Habanero',
        // The row names a file in the provider's folder of pictures.
        imageUrl: row.img_name ? `${options.publicUrl}/habanero/img/${row.img_name}` : null,
        casinoType: 'slots',
        rtp: rtpOf(row.rtp),
        volatility: row.volatility ?? null,
        hasDemo: true,
        details: { keyname: row.keyname },
      }));
    },
    launch: async ({ mode, gameId, token, player, currency, language, isMobile, lobbyUrl }) => {
      const who = {
        mode: mode === 'demo' ? 'fun' : 'real',
        token,
        accountid: player.id,
        username: player.name,
        currencycode: currency,
      };
      const how = { locale: language, ismobile: isMobile, lobbyurl: lobbyUrl };
      const launched = await ask('game/launch', { keyname: gameId, ...who, ...how }, habaneroLaunched);
      return hasFailed(launched) ? launched : { url: launched.url };
    },
    replay: async ({ player: accountid, gameId: keyname, round: gameinstanceid, language: locale }) => {
      const asked = { accountid, keyname, gameinstanceid, locale };
      const replayed = await ask('game/history', asked, habaneroReplayed);
      if (hasFailed(replayed)) return replayed;
      return replayed.url === null ? null : { url: replayed.url };
    },
  };
}
