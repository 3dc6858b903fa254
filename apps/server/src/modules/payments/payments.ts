import type { Currency, DepositId, Instant, PlayerId, Refusal, StaffId, Units, WithdrawalId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Job, Module } from '../../platform/module.ts';
import type { OpMapping } from '../ledger/index.ts';
import { type PaymentLimit, widestLimit } from './domain/limits.ts';
import type { Direction, Withdrawal } from './domain/payment.ts';
import type { WithdrawalStatus } from './domain/payment-states.ts';
import { paymentPolicies } from './policies.ts';
import { createDepositsRepository } from './repository/deposits.repository.ts';
import { createHistoryRepository } from './repository/history.repository.ts';
import { createOffersRepository } from './repository/offers.repository.ts';
import { createPaymentsQueueRepository } from './repository/payments-queue.repository.ts';
import { createReportsRepository } from './repository/reports.repository.ts';
import { createWithdrawalsRepository } from './repository/withdrawals.repository.ts';
import { adminRoutes } from './routes/admin.route.ts';
import { cancelWithdrawalRoute } from './routes/cancel-withdrawal.route.ts';
import { initDepositRoute } from './routes/init-deposit.route.ts';
import { initWithdrawalRoute } from './routes/init-withdrawal.route.ts';
import { historyRoutes, offerRoutes } from './routes/read-payments.route.ts';
import { receiveXpayEventRoute } from './routes/receive-xpay-event.route.ts';
import { mapDeposits, mapWithdrawals } from './use-cases/op-events.ts';
import type { PaymentParts } from './use-cases/parts.ts';
import { approveWithdrawal, declineWithdrawal, releaseDeposit } from './use-cases/review-payments.ts';
import { sendWithdrawal } from './use-cases/send-withdrawal.ts';
import { syncPayment } from './use-cases/sync-payment.ts';

type Repositories = 'deposits' | 'withdrawals' | 'reports' | 'offers' | 'history' | 'queue';

/** Parts that the composition passes to payments. */
export interface PaymentsOptions extends Omit<PaymentParts, Repositories> {
  readonly pool: Pool;
}

/** API of payments for other modules. */
export interface Payments extends Module {
  /** How commands of payments become domain events. */
  readonly opEvents: readonly OpMapping[];
  /** @refuses payment-not-found, payment-move-refused, withdrawals-frozen */
  approveWithdrawal(staff: StaffId, id: WithdrawalId, version?: number): Promise<Withdrawal | Refusal>;
  /** @refuses payment-not-found, payment-move-refused, too-busy */
  declineWithdrawal(staff: StaffId, id: WithdrawalId, reason: string): Promise<Withdrawal | Refusal>;
  /** @refuses payment-not-found, payment-move-refused, currency-mismatch, too-busy */
  releaseDeposit(staff: StaffId, id: DepositId): Promise<string | Refusal>;
  /** Withdrawals in a state, oldest first, at most 100. */
  listWithdrawals(query: {
    status: WithdrawalStatus;
    after: WithdrawalId | null;
    limit: number;
  }): Promise<Withdrawal[]>;
  findWithdrawal(id: WithdrawalId): Promise<Withdrawal | null>;
  /** Deposits that were credited and not taken back, in the player's currency: `total_deposits`. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
  /** The least and the most of one payment in a currency, over the methods that are on; null where none is. */
  limitIn(direction: Direction, currency: Currency): Promise<PaymentLimit | null>;
}

const LIST_MAX = 100;

/** Creates the module: its routes, its jobs and its API. */
export function createPayments({ pool, ...options }: PaymentsOptions): Payments {
  const parts: PaymentParts = {
    ...options,
    deposits: createDepositsRepository(pool),
    withdrawals: createWithdrawalsRepository(pool),
    reports: createReportsRepository(pool),
    offers: createOffersRepository(pool),
    history: createHistoryRepository(pool),
    queue: createPaymentsQueueRepository(pool),
  };
  const now = (): Instant => parts.clock.now();
  return {
    name: 'payments',
    routes: [
      ...offerRoutes(parts),
      initDepositRoute(parts),
      initWithdrawalRoute(parts),
      cancelWithdrawalRoute(parts),
      ...historyRoutes(parts),
      receiveXpayEventRoute(parts),
      ...adminRoutes(parts),
    ],
    policies: paymentPolicies,
    jobs: jobsOf(parts),
    handlers: [],
    opEvents: [mapDeposits, mapWithdrawals],
    approveWithdrawal: (staff, id, version) => approveWithdrawal(parts, { staff, id, version, now: now() }),
    declineWithdrawal: (staff, id, reason) => declineWithdrawal(parts, { staff, id, reason, now: now() }),
    releaseDeposit: (staff, id) => releaseDeposit(parts, { staff, id, now: now() }),
    listWithdrawals: (query) => parts.withdrawals.list({ ...query, limit: Math.min(query.limit, LIST_MAX) }),
    findWithdrawal: (id) => parts.withdrawals.find(id),
    limitIn: async (direction, currency) => widestLimit(await parts.offers.all(), direction, currency),
    totalDepositsOf: (player) => parts.deposits.totalCredited(player),
  };
}

/** The jobs of this module, as the outbox names them. */
function jobsOf(parts: PaymentParts): Job[] {
  return [
    {
      name: 'payments.send-withdrawal',
      run: (payload) => sendWithdrawal(parts, (payload as { withdrawal: string }).withdrawal, parts.clock.now()),
    },
    {
      name: 'payments.sync-payment',
      run: (payload) =>
        syncPayment(parts, { ...(payload as { direction: Direction; id: string }), now: parts.clock.now() }),
    },
  ];
}
