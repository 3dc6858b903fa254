import { listBetHistory } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentOwnBet } from '../presenters.ts';
import type { ListBetHistory } from '../use-cases/list-bet-history.ts';
import { period } from './report-query.ts';

export function listBetHistoryRoute(list: ListBetHistory): BoundRoute {
  return bind(listBetHistory, async ({ actor, query }) => {
    const { provider = null, game_type: gameType = null, ...filter } = query;
    const wanted = { ...filter, provider, gameType, ...period(query) };
    const { rows, pages, count, page, oddsFormat } = await list(playerOf(actor).player, wanted);
    return { bets: rows.map(presentOwnBet), count, pageCount: pages, page, odds_format: oddsFormat };
  });
}
