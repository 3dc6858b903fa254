import { cancelFreeBet } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffFreeBet } from '../presenters.ts';
import { changeFreeBet } from '../use-cases/change-free-bet.ts';
import type { FreeBetAdminParts } from '../use-cases/parts.ts';
import { orderOf } from './order-of.ts';

/** Takes a free bet back. */
export function cancelFreeBetRoute(parts: FreeBetAdminParts): BoundRoute {
  return bind(cancelFreeBet, async ({ actor, params: { id }, ip, now }) => {
    const ended = await changeFreeBet(parts, { id, act: 'cancel' }, orderOf({ actor, ip, now }));
    return isRefusal(ended) ? ended : presentStaffFreeBet(ended, await parts.sportsbook.settings(), now);
  });
}
