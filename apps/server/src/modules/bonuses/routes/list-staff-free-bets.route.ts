import { listStaffFreeBets } from '@ordago/contracts';
import { idOf, isRefusal, type PlayerId } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffFreeBet } from '../presenters.ts';
import { listFreeBets } from '../use-cases/list-free-bets.ts';
import type { FreeBetAdminParts } from '../use-cases/parts.ts';
import { scopeOf } from './order-of.ts';

/** Lists the free bets of a player for staff. */
export function listStaffFreeBetsRoute(parts: FreeBetAdminParts): BoundRoute {
  return bind(listStaffFreeBets, async ({ actor, params, query: { page, count: size }, now }) => {
    const wanted = { player: idOf<PlayerId>(params.id), scope: scopeOf(actor) };
    const found = await listFreeBets(parts, wanted, { page, size });
    if (isRefusal(found)) return found;
    const set = await parts.sportsbook.settings();
    const { rows, currency, count, pages } = found;
    const shown = rows.map((one) => presentStaffFreeBet(one, set, now));
    return { free_bets: shown, currency, count, pages, page: found.page };
  });
}
