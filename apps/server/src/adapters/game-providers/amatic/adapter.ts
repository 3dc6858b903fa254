import { type AmaticGame, amaticGame, amaticGameList, amaticLaunched, amaticProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, platformsOf, readRows, rtpOf, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { amaticDialect } from './dialect.ts';

/** Fields that a row must have: its id and its title, and whether it is of the age of Flash. */
const NEEDS = ['gameid', 'menu_title', 'flash'] as const;
type Row = Usable<AmaticGame, (typeof NEEDS)[number]>;

/** Amatic: slots, one session per game, launch token exchanged by `authenticate`. */
export function amatic(options: AdapterOptions): GameProvider {
  const ask = signedCalls(amaticProof, options);
  return {
    name: 'amatic',
    routeProvider: 'amatic',
    roams: false,
    exchangesToken: true,
    wallet: amaticDialect(options),
    list: async () => {
      const list = await ask('game_list', {}, amaticGameList);
      if (hasFailed(list)) return list;
      // A game that needs Flash opens nowhere.
      return readRows(list.games, { schema: amaticGame, needs: NEEDS }, (row) =>
        row.flash ? null : gameOf(row, options.publicUrl),
      );
    },
    launch: async (order) => {
      const launched = await ask('game_link', launchMessage(order), amaticLaunched);
      return hasFailed(launched) ? launched : { url: launched.url };
    },
  };
}

function gameOf(row: Row, publicUrl: string): KeptGame {
  return {
    gameId: row.gameid,
    name: row.menu_title,
    studio: 'Amatic',
    imageUrl: pictureOf(row.iconurl1, publicUrl),
    casinoType: 'slots',
    rtp: rtpOf(row.rtp),
    volatility: row.volatility ?? null,
    hasDemo: true,
    details: { type: row.category, keyname: row.name, platform: platformsOf({ desktop: true, mobile: row.mobile }) },
  };
}

function launchMessage({ gameId, mode, token, player, currency, language, lobbyUrl }: LaunchOrder) {
  const who = { token, playerId: player.id, playerName: player.name, currency };
  return { gameid: gameId, mode: mode === 'demo' ? 'fun' : 'real', ...who, lang: language, lobbyUrl };
}
