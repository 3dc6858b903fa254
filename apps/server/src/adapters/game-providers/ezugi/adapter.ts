import {
  EZUGI_HASH_HEADER,
  type EzugiTable,
  ezugiHash,
  ezugiLaunched,
  ezugiTable,
  ezugiTableList,
  readJson,
} from '@ordago/provider-protocols';
import {
  type GameProvider,
  hasFailed,
  type LaunchOrder,
  type ListedGame,
} from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { type KeptGame, pictureOf, readRows, type Usable } from '../read-rows.ts';
import { ezugiDialect } from './dialect.ts';

/** Fields that a row must have: its id and its name, and whether the table is open. */
const NEEDS = ['TableId', 'TableName', 'IsActive'] as const;
type Row = Usable<EzugiTable, (typeof NEEDS)[number]>;
type TableHours = NonNullable<NonNullable<ListedGame['details']['table']>['hours']>;

/** Ezugi: live tables that players roam between, launch token exchanged by `authentication`. */
export function ezugi(options: AdapterOptions): GameProvider {
  const ask = async (action: string, message: object) => {
    const body = JSON.stringify({ ...message, timestamp: options.clock.now() });
    const hash = ezugiHash(Buffer.from(body), { secret: options.secret, action });
    const headers = { 'content-type': 'application/json', [EZUGI_HASH_HEADER]: hash };
    const answer = await callProvider({ method: 'POST', url: `${options.url}/${action}`, headers, body });
    return hasFailed(answer) ? answer : { json: plainJson(readJson(answer)) };
  };
  return {
    name: 'ezugi',
    routeProvider: 'ezugi',
    roams: true,
    exchangesToken: true,
    namesPlayer: true,
    wallet: ezugiDialect(options),
    list: async () => {
      const answer = await ask('game_list', {});
      if (hasFailed(answer)) return answer;
      const list = ezugiTableList.safeParse(answer.json);
      if (!list.success) return { failed: 'error', reason: 'not a table list' };
      // A table that is not active has no dealer; one that announces its hours is kept, and shows them.
      return readRows(list.data.tables, { schema: ezugiTable, needs: NEEDS }, (row) =>
        row.IsActive || hoursOf(row) ? tableOf(row, options.publicUrl) : null,
      );
    },
    launch: async (order) => {
      const answer = await ask('frame_url', launchMessage(order));
      if (hasFailed(answer)) return answer;
      const launched = ezugiLaunched.safeParse(answer.json);
      return launched.success ? { url: launched.data.frame_url } : { failed: 'error', reason: 'no table address' };
    },
  };
}

function tableOf(row: Row, publicUrl: string): KeptGame {
  const { DealerName: dealer } = row;
  const hours = hoursOf(row);
  const table = { ...(dealer && { dealer }), ...(hours && { hours }) };
  return {
    gameId: row.TableId,
    name: row.TableName,
    studio: 'Ezugi',
    // Dealer and hours, in text that needs no translation.
    description: [dealer ?? '', hours ? `${hours.from}–${hours.until} UTC` : ''].filter(Boolean).join(' · '),
    imageUrl: pictureOf(row.PictureLink, publicUrl),
    casinoType: 'live',
    details: { type: row.GameType, isLiveGame: true, ...(Object.keys(table).length > 0 && { table }) },
  };
}

function hoursOf({ OpenHour: from, CloseHour: until }: Row): TableHours | undefined {
  return from && until ? { from, until } : undefined;
}

function launchMessage({ gameId, token, player, currency, language, lobbyUrl }: LaunchOrder) {
  return { openTable: gameId, token, uid: player.id, nickName: player.name, currency, language, homeUrl: lobbyUrl };
}
