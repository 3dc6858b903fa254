import { listCasinoHistory, listSlotsBetHistory, type QueryOf } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBet, presentRound } from '../presenters.ts';
import type { ListHistory } from '../use-cases/list-history.ts';

/** One service, both wires (semantics D24). */
export function historyRoutes(list: ListHistory): BoundRoute[] {
  return [
    bind(listCasinoHistory, async ({ actor, query }) => {
      const { records, pages, page } = await list(asked(playerOf(actor).player, query));
      return { list: records.map(presentRound), pageCount: pages, page };
    }),
    bind(listSlotsBetHistory, async ({ actor, body }) => {
      const { records, count } = await list(asked(playerOf(actor).player, body));
      return { data: records.map(presentBet), count };
    }),
  ];
}

function asked(player: PlayerId, filters: QueryOf<typeof listCasinoHistory>) {
  const { page, count, balance, category, provider, from, to, result } = filters;
  return {
    player,
    page,
    size: count,
    balance,
    category,
    result: result === undefined ? null : result === 1 ? ('won' as const) : ('lost' as const),
    routeProvider: provider ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}
