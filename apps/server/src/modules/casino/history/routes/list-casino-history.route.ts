import { listCasinoHistory } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentRound, presentTotals } from '../presenters.ts';
import type { ListHistory } from '../use-cases/list-history.ts';
import { historyAsked } from './history-asked.ts';

/** Lists a player's rounds by pages, with their totals (semantics D24). */
export function listCasinoHistoryRoute(listHistory: ListHistory): BoundRoute {
  return bind(listCasinoHistory, async ({ actor, query, locale }) => {
    const { records, totals, pages, page } = await listHistory(historyAsked(playerOf(actor).player, query));
    const list = records.map((record) => presentRound(record, locale));
    return { list, pageCount: pages, page, totals: totals.map(presentTotals) };
  });
}
