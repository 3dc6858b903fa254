import { listTransfers } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentTransfer } from '../presenters.ts';
import type { ListTransfers } from '../use-cases/list-transfers.ts';
import { period, scopeOf } from './report-query.ts';

export function listTransfersRoute(list: ListTransfers): BoundRoute {
  return bind(listTransfers, async ({ actor, query }) => {
    const wanted = { ...query, player: query.player ?? null, code: query.code ?? null, ...period(query) };
    const { rows, ...page } = await list(scopeOf(actor), wanted);
    return { transfers: rows.map(presentTransfer), ...page };
  });
}
