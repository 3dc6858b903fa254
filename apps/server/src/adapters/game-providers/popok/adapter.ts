import {
  POPOK_PARTNER,
  type PopokGame,
  type PopokList,
  popokGame,
  popokGameList,
  popokLaunchLink,
  popokProof,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { popokDialect } from './dialect.ts';

interface PopokPart {
  readonly name: string;
  readonly routeProvider: string;
  readonly casinoType: KeptGame['casinoType'];
  /** The lists that belong to it (specification 2, section 9). */
  readonly lists: readonly PopokList[];
  readonly roams: boolean;
}

/** Categories of the mini games whose type names the game; the others are no machines either. */
const MINI_TABS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'mini-crash': 'crash', 'mini-limbo': 'crash', 'mini-dice': 'dice', 'mini-keno': 'lotto' }),
);

/** PopOK: slots and mini games. */
export const popok = partOf({
  name: 'popok',
  routeProvider: 'popokgaming',
  casinoType: 'slots',
  lists: ['slots', 'miniGames'],
  roams: true,
});

/** PopOK live: its tables, an integration of their own on the same wire. */
export const popokLive = partOf({
  name: 'popok-live',
  routeProvider: 'popokgaminglive',
  casinoType: 'live',
  lists: ['liveCasino'],
  roams: true,
});

/** No address is asked for: the link is built from the launch token, which the provider exchanges. */
function partOf(part: PopokPart): (options: AdapterOptions) => GameProvider {
  const { name, routeProvider, roams } = part;
  return (options) => {
    const ask = signedCalls(popokProof, options);
    return {
      name,
      routeProvider,
      roams,
      exchangesToken: true,
      wallet: popokDialect({ secret: options.secret }),
      list: async () => {
        const lists = await ask('game_list', { partnerId: POPOK_PARTNER }, popokGameList);
        if (hasFailed(lists)) return lists;
        const rows = part.lists.flatMap((list) => lists[list]);
        return readRows(rows, { schema: popokGame, needs: ['id', 'gameName'] }, (row) =>
          gameOf(row, part, options.publicUrl),
        );
      },
      launch: async ({ gameId, token, language: lang, isMobile, lobbyUrl }) => {
        const platform = isMobile ? '2' : '1';
        return {
          url: popokLaunchLink(`${options.publicUrl}/${name}`, { token, gameId, platform, lang, lobbyUrl }),
          facts: { token, provider_partner_id: POPOK_PARTNER, platform },
        };
      },
    };
  };
}

function gameOf(row: Usable<PopokGame, 'id' | 'gameName'>, { casinoType }: PopokPart, publicUrl: string): KeptGame {
  return {
    gameId: row.id,
    name: row.gameName,
    studio: 'PopOK',
    casinoType,
    imageUrl: pictureOf(row.thumbnail, publicUrl),
    hints: hintsOf(row.gameType),
    details: { type: row.gameType, ...(casinoType === 'live' ? { isLiveGame: true } : {}) },
  };
}

function hintsOf(type = ''): readonly string[] {
  return type.startsWith('mini-') ? [MINI_TABS.get(type) ?? 'othergames'] : [];
}
