import { closeWithdrawalReview } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { closeWithdrawalReviewByStaff } from '../use-cases/staff/close-withdrawal-review-by-staff.ts';
import { deciderOf } from './decider-of.ts';

export function closeWithdrawalReviewRoute(parts: PaymentParts): BoundRoute {
  return bind(closeWithdrawalReview, async ({ actor, params: { id }, body: { reason }, now, ip }) => {
    const by = deciderOf(actor);
    const closed = await closeWithdrawalReviewByStaff(parts, { by, id, reason, now, ip });
    return isRefusal(closed) ? closed : { withdrawal: presentStaffWithdrawal(closed, by) };
  });
}
