import { listSlotsBetHistory } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentRound, presentTotals } from '../presenters.ts';
import type { ListHistory } from '../use-cases/list-history.ts';
import { historyAsked } from './history-asked.ts';

/** Lists a player's rounds on the second path of the specification (semantics D24). */
export function listSlotsBetHistoryRoute(list: ListHistory): BoundRoute {
  return bind(listSlotsBetHistory, async ({ actor, body, locale }) => {
    const { records, totals, count } = await list(historyAsked(playerOf(actor).player, body));
    return { data: records.map((record) => presentRound(record, locale)), count, totals: totals.map(presentTotals) };
  });
}
