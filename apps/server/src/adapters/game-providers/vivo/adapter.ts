import { formatAmount } from '@ordago/kernel';
import { type VivoGame, vivoGame, vivoGameList, vivoLaunched, vivoProof } from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { vivoDialect } from './dialect.ts';

/** Fields that a row must have: its id and its name. */
const NEEDS = ['table_id', 'table_name'] as const;

/** Vivo Gaming: live tables with limits of their own, which players roam between in one session. */
export function vivo(options: AdapterOptions): GameProvider {
  const ask = signedCalls(vivoProof, options);
  return {
    name: 'vivo',
    routeProvider: 'vivogaming',
    roams: true,
    exchangesToken: true,
    wallet: vivoDialect(options),
    list: async () => {
      const list = await ask('game_list', {}, vivoGameList);
      if (hasFailed(list)) return list;
      return readRows(list.tables, { schema: vivoGame, needs: NEEDS }, (row) => tableOf(row, options.publicUrl));
    },
    launch: async ({ gameId, token, player, currency, language, isMobile, lobbyUrl }) => {
      const who = { token, user_id: player.id, user_name: player.name, currency };
      const how = { lang: language, mobile: isMobile ? '1' : '0', home: lobbyUrl };
      const launched = await ask('game/link', { table_id: gameId, ...who, ...how }, vivoLaunched);
      return hasFailed(launched) ? launched : { url: launched.url };
    },
  };
}

/** Both ends, or none that is shown: half a range is no promise. */
function limitsOf({ limit_min: min, limit_max: max }: Usable<VivoGame, 'table_id'>) {
  if (min === undefined || max === undefined || min > max) return {};
  return { table: { limits: { min: formatAmount(min), max: formatAmount(max) } } };
}

function tableOf(row: Usable<VivoGame, (typeof NEEDS)[number]>, publicUrl: string): KeptGame {
  return {
    gameId: row.table_id,
    name: row.table_name,
    studio: 'Vivo Gaming',
    imageUrl: pictureOf(row.image, publicUrl),
    casinoType: 'live',
    // One figure for the player's currency, whichever it is.
    betMin: row.limit_min === undefined ? {} : { '*': formatAmount(row.limit_min) },
    details: { type: row.application, isLiveGame: true, ...limitsOf(row) },
  };
}
