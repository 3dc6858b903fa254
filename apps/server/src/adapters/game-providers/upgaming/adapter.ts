import {
  type UpgamingGame,
  upgamingGame,
  upgamingGameList,
  upgamingLaunched,
  upgamingProof,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, platformsOf, readRows, rtpOf, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { upgamingDialect } from './dialect.ts';

const MOBILE_ONLY = 2;
const DESKTOP_ONLY = 1;

/** Fields that a row must have: its id and its name, and whether it is active. */
const NEEDS = ['gameId', 'gameName', 'is_active'] as const;
type Row = Usable<UpgamingGame, (typeof NEEDS)[number]>;

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
      return readRows(list.games, { schema: upgamingGame, needs: NEEDS }, (row) =>
        row.is_active ? gameOf(row, options.publicUrl) : null,
      );
    },
    launch: async ({ mode, gameId, token, player, currency, language, isMobile, lobbyUrl }) => {
      const who = { mode: mode === 'demo' ? 'fun' : 'real', token, userId: player.id, userName: player.name, currency };
      const launched = await ask('game/launch', { gameId, isMobile, ...who, language, lobbyUrl }, upgamingLaunched);
      return hasFailed(launched) ? launched : { content: launched.Content };
    },
  };
}

function gameOf(row: Row, publicUrl: string): KeptGame {
  const { gamePlatformTypeId: type } = row;
  const desktop = type !== MOBILE_ONLY;
  const mobile = type !== DESKTOP_ONLY;
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
      key: row.id?.toString(),
      // A row without a platform is taken to run everywhere.
      ...(type === undefined ? {} : { platform: platformsOf({ desktop, mobile }) }),
      isMobile: mobile && !desktop,
      haveTwoVersion: type !== undefined && mobile && desktop,
    },
  };
}
