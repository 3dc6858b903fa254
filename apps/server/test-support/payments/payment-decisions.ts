import type { DepositId, Refusal, StaffId, WithdrawalId } from '@ordago/kernel';
import type { PaymentsOptions } from '../../src/modules/payments/index.ts';
import { createDepositsRepository } from '../../src/modules/payments/repository/deposits.repository.ts';
import { createHistoryRepository } from '../../src/modules/payments/repository/history.repository.ts';
import { createOffersRepository } from '../../src/modules/payments/repository/offers.repository.ts';
import { createPaymentsQueueRepository } from '../../src/modules/payments/repository/payments-queue.repository.ts';
import { createReportsRepository } from '../../src/modules/payments/repository/reports.repository.ts';
import { createWithdrawalsRepository } from '../../src/modules/payments/repository/withdrawals.repository.ts';
import { approveWithdrawal } from '../../src/modules/payments/use-cases/approve-withdrawal.ts';
import { declineWithdrawal } from '../../src/modules/payments/use-cases/decline-withdrawal.ts';
import { releaseDeposit } from '../../src/modules/payments/use-cases/release-deposit.ts';

type Withdrawal = Awaited<ReturnType<ReturnType<typeof createWithdrawalsRepository>['find']>>;

/** Decisions about payments without the staff who may take them: what comes of each is for tests of the payments themselves. */
export interface PaymentDecisions {
  approveWithdrawal(staff: StaffId, id: WithdrawalId, version?: number): Promise<Withdrawal | Refusal>;
  declineWithdrawal(staff: StaffId, id: WithdrawalId, reason: string): Promise<Withdrawal | Refusal>;
  releaseDeposit(staff: StaffId, id: DepositId): Promise<string | Refusal>;
  /** Null when there is none. */
  findWithdrawal(id: WithdrawalId): Promise<Withdrawal>;
}

export function createPaymentDecisions({ pool, ...options }: PaymentsOptions): PaymentDecisions {
  const parts = {
    ...options,
    deposits: createDepositsRepository(pool),
    withdrawals: createWithdrawalsRepository(pool),
    reports: createReportsRepository(pool),
    offers: createOffersRepository(pool),
    history: createHistoryRepository(pool),
    queue: createPaymentsQueueRepository(pool),
  };
  const now = () => parts.clock.now();
  return {
    approveWithdrawal: (staff, id, version) => approveWithdrawal(parts, { staff, id, version, now: now() }),
    declineWithdrawal: (staff, id, reason) => declineWithdrawal(parts, { staff, id, reason, now: now() }),
    releaseDeposit: (staff, id) => releaseDeposit(parts, { staff, id, now: now() }),
    findWithdrawal: (id) => parts.withdrawals.find(id),
  };
}
