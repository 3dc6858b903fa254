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
import { presentCredited, presentDeskDeposit, presentDeskWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { approveAtDesk, DESK_QUEUES, declineAtDesk, releaseAtDesk } from '../use-cases/staff-desk.ts';

/** What staff see and decide of payments. */
export function deskRoutes(parts: PaymentParts): BoundRoute[] {
  return [
    bind(listStaffWithdrawals, async ({ actor, query: { status, ...page } }) => {
      const by = deciderOf(actor);
      const { rows, ...found } = await parts.desk.withdrawals(by, { ...page, statuses: DESK_QUEUES[status] });
      return { withdrawals: rows.map((row) => presentDeskWithdrawal(row, by)), ...found };
    }),
    bind(approveWithdrawal, async ({ actor, params: { id }, body: { version }, now, ip }) => {
      const by = deciderOf(actor);
      const done = await approveAtDesk(parts, { by, id, version, now, ip });
      return isRefusal(done) ? done : { withdrawal: presentDeskWithdrawal(done, by) };
    }),
    bind(declineWithdrawal, async ({ actor, params: { id }, body: { version, reason = '' }, now, ip }) => {
      const by = deciderOf(actor);
      const done = await declineAtDesk(parts, { by, id, version, reason, now, ip });
      return isRefusal(done) ? done : { withdrawal: presentDeskWithdrawal(done, by) };
    }),
    bind(listDepositsToReview, async ({ actor, query }) => {
      const by = deciderOf(actor);
      const { rows, ...found } = await parts.desk.deposits(by, query);
      return { deposits: rows.map((row) => presentDeskDeposit(row, by)), ...found };
    }),
    bind(releaseDeposit, async ({ actor, params: { id }, now, ip }) => {
      const credited = await releaseAtDesk(parts, { by: deciderOf(actor), id, now, ip });
      return isRefusal(credited) ? credited : presentCredited(id, credited);
    }),
  ];
}

function deciderOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}
