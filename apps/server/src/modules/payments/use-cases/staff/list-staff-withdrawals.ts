import type { WithdrawalStatus } from '../../domain/payment-states.ts';
import type { Paged, PageQuery, StaffScope, StaffWithdrawal } from '../../repository/payments-queue.repository.ts';
import type { PaymentParts } from '../parts.ts';

/** Queues of the back office by the states they hold. */
const STAFF_QUEUES = {
  all: ['created', 'processing', 'blocked', 'completed', 'declined', 'cancelled'],
  waiting: ['created'],
  paying: ['processing', 'blocked'],
  processing: ['processing'],
  blocked: ['blocked'],
  completed: ['completed'],
  declined: ['declined', 'cancelled'],
} as const satisfies Record<string, readonly WithdrawalStatus[]>;

/** Lists a page of a queue, within the scope of a member of staff. */
export function listStaffWithdrawals(
  { queue }: Pick<PaymentParts, 'queue'>,
  scope: StaffScope,
  { status, ...page }: PageQuery & { readonly status: keyof typeof STAFF_QUEUES },
): Promise<Paged<StaffWithdrawal>> {
  return queue.withdrawals(scope, { ...page, statuses: STAFF_QUEUES[status] });
}
