import { declineWithdrawal } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { declineByStaff } from '../use-cases/staff/decline-by-staff.ts';
import { deciderOf } from './decider-of.ts';

export function declineWithdrawalRoute(parts: PaymentParts): BoundRoute {
  return bind(declineWithdrawal, async ({ actor, params: { id }, body: { version, reason = '' }, now, ip }) => {
    const by = deciderOf(actor);
    const done = await declineByStaff(parts, { by, id, version, reason, now, ip });
    return isRefusal(done) ? done : { withdrawal: presentStaffWithdrawal(done, by) };
  });
}
