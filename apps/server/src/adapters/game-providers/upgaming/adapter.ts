import {
  type UpgamingGame,
  upgamingGame,
  upgamingGameList,
  upgamingLaunched,
  upgamingProof,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, rtpOf } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { upgamingDialect } from './dialect.ts';

const MOBILE_ONLY = 2;
const DESKTOP_ONLY = 1;

/** Upgaming: slots and crash games. A launch answers a page of HTML, which is shown in a sandbox of its own. */
export function upgaming(options: AdapterOptions): GameProvider {
  const ask = signedCalls(upgamingProof, options);
  return {
    name: 'upgaming',
    routeProvider: 'upgaming',
    roams: false,
    exchangesToken: true,
    wallet: upgamingDialect(options),
    list: async () => {
      const list = await ask('game/list', {}, upgamingGameList);
      if (hasFailed(list)) return list;
      // A game that is switched off cannot be opened.
      return readRows(list.games, upgamingGame, (row) => (row.is_active ? gameOf(row, options.publicUrl) : null));
    },
    launch: async ({ mode, gameId, token, player, currency, language, isMobile, lobbyUrl }) => {
      const who = { mode: mode === 'demo' ? 'fun' : 'real', token, userId: player.id, userName: player.name, currency };
      const launched = await ask('game/launch', { gameId, isMobile, ...who, language, lobbyUrl }, upgamingLaunched);
      return hasFailed(launched) ? launched : { content: launched.Content };
    },
  };
}

function gameOf(row: UpgamingGame, publicUrl: string): KeptGame {
  const platform = row.gamePlatformTypeId;
  return {
    gameId: row.gameId,
    name: row.gameName,
    studio: 'Upgaming',
    imageUrl: pictureOf(row.cdnUrl, publicUrl),
    casinoType: 'slots',
    rtp: rtpOf(row.rtp),
    volatility: row.volatility ?? null,
    hasDemo: true,
    details: {
      key: String(row.id),
      platform: String(platform),
      isMobile: platform === MOBILE_ONLY,
      haveTwoVersion: platform !== MOBILE_ONLY && platform !== DESKTOP_ONLY,
    },
  };
}
