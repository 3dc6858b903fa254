import {
  type PragmaticLiveGame,
  pragmaticLiveGame,
  pragmaticLiveGameList,
  pragmaticLiveLaunched,
  readJson,
  signPragmaticRgs,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { pragmaticRgsDialect } from '../pragmatic-rgs/dialect.ts';
import { type KeptGame, readRows, type Usable } from '../read-rows.ts';

/** Type of the live games, and the one of them that we do not offer (specification 2, section 9). */
const LIVE = 'lg';
const LEFT_OUT = '1301';

/** Fields that a row must have: its id and its name, its type and where it runs. */
const NEEDS = ['gameID', 'gameName', 'gameTypeID', 'platform'] as const;

/** Pragmatic live: tables that players roam between, on the seamless wallet API of Pragmatic RGS, with its own key. */
export function pragmaticLive({ url, secret, clock }: AdapterOptions): GameProvider {
  const key = { secret, scheme: 'hmac-sha256' } as const;
  const ask = async (path: string, fields: Readonly<Record<string, string>>) =>
    callProvider({
      method: 'POST',
      url: `${url}/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signPragmaticRgs(fields, { ...key, path, now: clock.now() }),
    });
  return {
    name: 'pragmatic-live',
    routeProvider: 'pragmaticlive',
    roams: true,
    exchangesToken: true,
    wallet: pragmaticRgsDialect(key),
    list: async () => {
      const answer = await ask('game/list', { partner_name: 'ordago' });
      if (hasFailed(answer)) return answer;
      const list = pragmaticLiveGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      return readRows(list.data.gameList, { schema: pragmaticLiveGame, needs: NEEDS }, tableOf);
    },
    launch: async (order) => {
      const answer = await ask('game/link', launchFields(order));
      if (hasFailed(answer)) return answer;
      const launched = pragmaticLiveLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.gameURL } : { failed: 'error', reason: 'no game address' };
    },
  };
}

/** A live table that runs in a browser; its row states whether it is for phones alone or for both. */
function tableOf(row: Usable<PragmaticLiveGame, (typeof NEEDS)[number]>): KeptGame | null {
  const platforms = row.platform.split(',');
  const isWeb = platforms.includes('WEB');
  const isMobile = platforms.includes('MOBILE');
  if (row.gameTypeID !== LIVE || row.gameID === LEFT_OUT || !(isWeb || isMobile)) return null;
  const { gameTypeID, technology, platform } = row;
  return {
    gameId: row.gameID,
    name: row.gameName,
    studio: 'Pragmatic Play',
    imageUrl: null,
    casinoType: 'live',
    details: { gameTypeID, technology, platform, isMobile, haveTwoVersion: isWeb && isMobile, isLiveGame: true },
  };
}

function launchFields(order: LaunchOrder): Readonly<Record<string, string>> {
  const { gameId, token, player, currency, language: lang, lobbyUrl } = order;
  const who = { token, userId: player.id, userName: player.name, currency };
  return { game_id: gameId, platform: order.isMobile ? 'MOBILE' : 'WEB', lang, ...who, lobbyUrl };
}
