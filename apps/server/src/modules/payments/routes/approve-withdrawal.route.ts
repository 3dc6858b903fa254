import { approveWithdrawal } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { approveByStaff } from '../use-cases/staff/approve-by-staff.ts';
import { deciderOf } from './decider-of.ts';

export function approveWithdrawalRoute(parts: PaymentParts): BoundRoute {
  return bind(approveWithdrawal, async ({ actor, params: { id }, body: { version }, now, ip }) => {
    const by = deciderOf(actor);
    const done = await approveByStaff(parts, { by, id, version, now, ip });
    return isRefusal(done) ? done : { withdrawal: presentStaffWithdrawal(done, by) };
  });
}
