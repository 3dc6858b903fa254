import { listCasinoHistory } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentRound, presentTotals } from '../presenters.ts';
import type { ListHistory } from '../use-cases/list-history.ts';
import { historyAsked } from './history-asked.ts';

/** Lists a player's rounds by pages, with their totals (semantics D24). */
export function listCasinoHistoryRoute(list: ListHistory): BoundRoute {
  return bind(listCasinoHistory, async ({ actor, query }) => {
    const { records, totals, pages, page } = await list(historyAsked(playerOf(actor).player, query));
    return { list: records.map(presentRound), pageCount: pages, page, totals: totals.map(presentTotals) };
  });
}
