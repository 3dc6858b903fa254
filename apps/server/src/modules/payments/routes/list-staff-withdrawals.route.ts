import { listStaffWithdrawals as listStaffWithdrawalsContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffWithdrawal } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { listStaffWithdrawals } from '../use-cases/staff/list-staff-withdrawals.ts';
import { deciderOf } from './decider-of.ts';

/** Lists withdrawals by queue, for staff. */
export function listStaffWithdrawalsRoute(parts: PaymentParts): BoundRoute {
  return bind(listStaffWithdrawalsContract, async ({ actor, query }) => {
    const by = deciderOf(actor);
    const { rows, ...found } = await listStaffWithdrawals(parts, by, query);
    return { withdrawals: rows.map((row) => presentStaffWithdrawal(row, by)), ...found };
  });
}
