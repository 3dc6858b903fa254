import { listDepositsToReview } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffDeposit } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { deciderOf } from './decider-of.ts';

/** Lists the deposits that wait for review, for staff. */
export function listDepositsToReviewRoute(parts: PaymentParts): BoundRoute {
  return bind(listDepositsToReview, async ({ actor, query }) => {
    const by = deciderOf(actor);
    const { rows, ...found } = await parts.queue.deposits(by, query);
    return { deposits: rows.map((row) => presentStaffDeposit(row, by)), ...found };
  });
}
