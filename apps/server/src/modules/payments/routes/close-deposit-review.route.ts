import { closeDepositReview } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { closeDepositReviewByStaff } from '../use-cases/staff/close-deposit-review-by-staff.ts';
import { deciderOf } from './decider-of.ts';

export function closeDepositReviewRoute(parts: PaymentParts): BoundRoute {
  return bind(closeDepositReview, async ({ actor, params: { id }, body: { reason }, now, ip }) => {
    const closed = await closeDepositReviewByStaff(parts, { by: deciderOf(actor), id, reason, now, ip });
    return isRefusal(closed) ? closed : { id: closed };
  });
}
