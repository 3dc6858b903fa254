import {
  type GoldenraceGame,
  goldenraceGame,
  goldenraceGameList,
  goldenraceLaunched,
  goldenraceProof,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, platformsOf, readRows, rtpOf, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { goldenraceDialect } from './dialect.ts';

/** The only provider of this list that we keep: its own (specification 2, section 9). */
const OWN = 'goldenrace';

/** Fields that a row must have: its id, its name and its provider. */
const NEEDS = ['gameId', 'gameTitle', 'provider'] as const;

/** Categories of the types of virtual games: a race is an event that all players bet on, a league is a tournament. */
const TABS: ReadonlyMap<string, string> = new Map([
  ['horses', 'events'],
  ['dogs', 'events'],
  ['football', 'tournaments'],
]);

/** GoldenRace: virtual sports, sold as tickets of several bets. */
export function goldenrace(options: AdapterOptions): GameProvider {
  const ask = signedCalls(goldenraceProof, options);
  return {
    name: 'goldenrace',
    routeProvider: 'goldenrace',
    roams: false,
    exchangesToken: true,
    wallet: goldenraceDialect(options),
    list: async () => {
      const list = await ask('game/list', {}, goldenraceGameList);
      if (hasFailed(list)) return list;
      return readRows(list.games, { schema: goldenraceGame, needs: NEEDS }, (row) =>
        row.provider.toLowerCase().replace(/[^a-z]/g, '') === OWN ? gameOf(row, options.publicUrl) : null,
      );
    },
    launch: async ({ mode, gameId, token, player, currency, language, isMobile, lobbyUrl }) => {
      const platform = isMobile ? 'mobile' : 'desktop';
      const who = { mode: mode === 'demo' ? 'fun' : 'real', token, playerId: player.id, playerName: player.name };
      const launched = await ask(
        'game/launch',
        { gameId, platform, ...who, currency, language, lobbyUrl },
        goldenraceLaunched,
      );
      return hasFailed(launched) ? launched : { url: launched.url };
    },
  };
}

function gameOf(row: Usable<GoldenraceGame, (typeof NEEDS)[number]>, publicUrl: string): KeptGame {
  const runsOn = (platform: 'desktop' | 'mobile') => row.platforms?.includes(platform) ?? false;
  return {
    gameId: row.gameId,
    name: row.gameTitle,
    studio: row.provider,
    imageUrl: pictureOf(row.thumbnail, publicUrl),
    casinoType: 'virtual',
    hints: hintsOf(row.type),
    rtp: rtpOf(row.rtp),
    volatility: row.volatility ?? null,
    hasDemo: true,
    details: {
      type: row.type,
      keyname: row.gameFriendlyName,
      platform: platformsOf({ desktop: runsOn('desktop'), mobile: runsOn('mobile') }),
      isMobile: runsOn('mobile') && !runsOn('desktop'),
    },
  };
}

function hintsOf(type = ''): readonly string[] {
  const tab = TABS.get(type);
  return tab === undefined ? [] : [tab];
}
