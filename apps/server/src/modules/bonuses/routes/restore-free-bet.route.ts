import { restoreFreeBet } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffFreeBet } from '../presenters.ts';
import { changeFreeBet } from '../use-cases/change-free-bet.ts';
import type { FreeBetAdminParts } from '../use-cases/parts.ts';
import { orderOf } from './order-of.ts';

/** Restores a free bet that was taken back. */
export function restoreFreeBetRoute(parts: FreeBetAdminParts): BoundRoute {
  return bind(restoreFreeBet, async ({ actor, params: { id }, ip, now }) => {
    const again = await changeFreeBet(parts, { id, act: 'restore' }, orderOf({ actor, ip, now }));
    return isRefusal(again) ? again : presentStaffFreeBet(again, await parts.sportsbook.settings(), now);
  });
}
