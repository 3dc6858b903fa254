import {
  encodeForm,
  PGSOFT_OPERATOR,
  pgsoftBetDetailed,
  pgsoftGame,
  pgsoftGameList,
  pgsoftLaunched,
  pgsoftProof,
  readJson,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { pictureOf, readRows } from '../read-rows.ts';
import { pgsoftDialect } from './dialect.ts';

/** PG Soft: slots, form-encoded both ways. The session's reference is handed over from server to server. */
export function pgsoft({ url, publicUrl, secret, clock }: AdapterOptions): GameProvider {
  const ask = async (path: string, fields: Readonly<Record<string, string>>) => {
    const body = encodeForm({ operator_token: PGSOFT_OPERATOR, ...fields });
    const proof = pgsoftProof.sign(Buffer.from(body), { secret, path, now: clock.now() });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...proof };
    return callProvider({ method: 'POST', url: `${url}/${path}`, headers, body });
  };
  return {
    name: 'pgsoft',
    routeProvider: 'pgsoft',
    roams: false,
    exchangesToken: false,
    wallet: pgsoftDialect({ secret }),
    list: async () => {
      const answer = await ask('games', {});
      if (hasFailed(answer)) return answer;
      const list = pgsoftGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      return readRows(list.data.data, { schema: pgsoftGame, needs: ['gameid', 'name'] }, (row) => ({
        gameId: row.gameid,
        name: row.name,
        studio: 'PG Soft',
        casinoType: 'slots',
        imageUrl: pictureOf(row.iconurl, publicUrl),
        details: { key: row.symbol },
      }));
    },
    launch: async (order) => {
      const answer = await ask('launch', launchFields(order));
      if (hasFailed(answer)) return answer;
      const launched = pgsoftLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.data.url } : { failed: 'error', reason: 'no game address' };
    },
    replay: async ({ player, gameId: gameid, round, language: lang }) => {
      const answer = await ask('BetDetail', { player_name: player, gameid, parent_bet_id: round, lang });
      if (hasFailed(answer)) return answer;
      const detailed = pgsoftBetDetailed.safeParse(plainJson(readJson(answer)));
      if (!detailed.success) return { failed: 'error', reason: 'no page of a bet' };
      return detailed.data.data === null ? null : { url: detailed.data.data.url };
    },
  };
}

function launchFields({ gameId, token, player, currency, language, lobbyUrl }: LaunchOrder) {
  return {
    gameid: gameId,
    operator_player_session: token,
    player_name: player.id,
    nickname: player.name,
    currency,
    lang: language,
    lobbyUrl,
  };
}
