import { listStaffBets } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBet, presentPartnerBet } from '../presenters.ts';
import type { ListStaffBets } from '../use-cases/list-staff-bets.ts';
import { period, scopeOf } from './report-query.ts';

export function listStaffBetsRoute(list: ListStaffBets): BoundRoute {
  return bind(listStaffBets, async ({ actor, query }) => {
    const { player = null, search = null, provider = null } = query;
    const wanted = { ...query, player, search, provider, ...period(query) };
    const { rows, ...page } = await list(scopeOf(actor), wanted);
    return {
      bets: rows.map((row) => (row.provider === 'house' ? presentBet(row) : presentPartnerBet(row))),
      ...page,
    };
  });
}
