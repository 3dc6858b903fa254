import {
  approveWithdrawal,
  declineWithdrawal,
  listDepositsToReview,
  listStaffWithdrawals,
  releaseDeposit,
} from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCredited, presentStaffDeposit, presentStaffWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { approveByStaff, declineByStaff, releaseByStaff, STAFF_QUEUES } from '../use-cases/staff-decisions.ts';

/** Routes by which staff read and decide payments. */
export function adminRoutes(parts: PaymentParts): BoundRoute[] {
  return [
    bind(listStaffWithdrawals, async ({ actor, query: { status, ...page } }) => {
      const by = deciderOf(actor);
      const { rows, ...found } = await parts.queue.withdrawals(by, { ...page, statuses: STAFF_QUEUES[status] });
      return { withdrawals: rows.map((row) => presentStaffWithdrawal(row, by)), ...found };
    }),
    bind(approveWithdrawal, async ({ actor, params: { id }, body: { version }, now, ip }) => {
      const by = deciderOf(actor);
      const done = await approveByStaff(parts, { by, id, version, now, ip });
      return isRefusal(done) ? done : { withdrawal: presentStaffWithdrawal(done, by) };
    }),
    bind(declineWithdrawal, async ({ actor, params: { id }, body: { version, reason = '' }, now, ip }) => {
      const by = deciderOf(actor);
      const done = await declineByStaff(parts, { by, id, version, reason, now, ip });
      return isRefusal(done) ? done : { withdrawal: presentStaffWithdrawal(done, by) };
    }),
    bind(listDepositsToReview, async ({ actor, query }) => {
      const by = deciderOf(actor);
      const { rows, ...found } = await parts.queue.deposits(by, query);
      return { deposits: rows.map((row) => presentStaffDeposit(row, by)), ...found };
    }),
    bind(releaseDeposit, async ({ actor, params: { id }, now, ip }) => {
      const credited = await releaseByStaff(parts, { by: deciderOf(actor), id, now, ip });
      return isRefusal(credited) ? credited : presentCredited(id, credited);
    }),
  ];
}

function deciderOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}
