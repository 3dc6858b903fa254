import type { Currency, PlayerId, Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Job, Module } from '../../platform/module.ts';
import type { OpMapping } from '../ledger/index.ts';
import { type PaymentLimit, widestLimit } from './domain/limits.ts';
import type { Direction } from './domain/payment.ts';
import type { DepositStatus, WithdrawalStatus } from './domain/payment-states.ts';
import { paymentPolicies } from './policies.ts';
import { createDepositsRepository } from './repository/deposits.repository.ts';
import { createHistoryRepository } from './repository/history.repository.ts';
import { createOffersRepository } from './repository/offers.repository.ts';
import { createPaymentsQueueRepository } from './repository/payments-queue.repository.ts';
import { createReportsRepository } from './repository/reports.repository.ts';
import { createStatesRepository } from './repository/states.repository.ts';
import { createWithdrawalsRepository } from './repository/withdrawals.repository.ts';
import { approveWithdrawalRoute } from './routes/approve-withdrawal.route.ts';
import { cancelWithdrawalRoute } from './routes/cancel-withdrawal.route.ts';
import { closeDepositReviewRoute } from './routes/close-deposit-review.route.ts';
import { closeWithdrawalReviewRoute } from './routes/close-withdrawal-review.route.ts';
import { declineWithdrawalRoute } from './routes/decline-withdrawal.route.ts';
import { initDepositRoute } from './routes/init-deposit.route.ts';
import { initWithdrawalRoute } from './routes/init-withdrawal.route.ts';
import { listDepositsRoute } from './routes/list-deposits.route.ts';
import { listDepositsToReviewRoute } from './routes/list-deposits-to-review.route.ts';
import { listPaymentMethodsRoute } from './routes/list-payment-methods.route.ts';
import { listPaymentsRoute } from './routes/list-payments.route.ts';
import { listStaffWithdrawalsRoute } from './routes/list-staff-withdrawals.route.ts';
import { listWithdrawalsRoute } from './routes/list-withdrawals.route.ts';
import { readDepositRoute } from './routes/read-deposit.route.ts';
import { readDepositLimitRoute } from './routes/read-deposit-limit.route.ts';
import { readWithdrawalLimitRoute } from './routes/read-withdrawal-limit.route.ts';
import { receiveXpayEventRoute } from './routes/receive-xpay-event.route.ts';
import { releaseDepositRoute } from './routes/release-deposit.route.ts';
import { paymentOpEvents } from './use-cases/op-events.ts';
import type { PaymentParts } from './use-cases/parts.ts';
import { sendWithdrawal } from './use-cases/send-withdrawal.ts';
import { syncPayment } from './use-cases/sync-payment.ts';

type Repositories = 'deposits' | 'withdrawals' | 'reports' | 'offers' | 'history' | 'queue';

/** Parts that the composition passes to payments. */
export interface PaymentsOptions extends Omit<PaymentParts, Repositories> {
  readonly pool: Pool;
}

/** API of payments for other modules. */
export interface Payments extends Module {
  /** Mappings from commands of payments to domain events. */
  readonly opEvents: readonly OpMapping[];
  /** Deposits that were credited and not taken back, in the player's currency: `total_deposits`. In ledger units. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
  /** The present states of the payments that commands began or ended, by the number of the command. */
  statesOf(ops: readonly string[]): Promise<ReadonlyMap<string, DepositStatus | WithdrawalStatus>>;
  /** The least and the most of one payment in a currency, over the methods that are on; null where none is. */
  limitIn(direction: Direction, currency: Currency): Promise<PaymentLimit | null>;
}

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
  return {
    name: 'payments',
    routes: [
      listPaymentMethodsRoute(parts),
      readDepositLimitRoute(parts),
      readWithdrawalLimitRoute(parts),
      initDepositRoute(parts),
      initWithdrawalRoute(parts),
      cancelWithdrawalRoute(parts),
      listDepositsRoute(parts),
      listWithdrawalsRoute(parts),
      listPaymentsRoute(parts),
      readDepositRoute(parts),
      receiveXpayEventRoute(parts),
      listStaffWithdrawalsRoute(parts),
      listDepositsToReviewRoute(parts),
      approveWithdrawalRoute(parts),
      declineWithdrawalRoute(parts),
      releaseDepositRoute(parts),
      closeDepositReviewRoute(parts),
      closeWithdrawalReviewRoute(parts),
    ],
    policies: paymentPolicies,
    jobs: jobsOf(parts),
    handlers: [],
    opEvents: paymentOpEvents,
    statesOf: createStatesRepository(pool).findByOps,
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
