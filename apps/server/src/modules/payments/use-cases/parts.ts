import type { Clock, DepositId, Instant, StaffId } from '@ordago/kernel';
import type { Audit, AuditLine } from '../../audit/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { PaymentGateway, PaymentMethodRules } from '../ports/payment-gateway.ts';
import type { PlayerAccounts } from '../ports/player-accounts.ts';
import type { WithdrawalGuard } from '../ports/withdrawal-guard.ts';
import type { DepositsRepository } from '../repository/deposits.repository.ts';
import type { HistoryRepository } from '../repository/history.repository.ts';
import type { OffersRepository } from '../repository/offers.repository.ts';
import type { PaymentsQueueRepository } from '../repository/payments-queue.repository.ts';
import type { ReportsRepository } from '../repository/reports.repository.ts';
import type { WithdrawalsRepository } from '../repository/withdrawals.repository.ts';

export type { PaymentDetails } from '../domain/payment.ts';

/** Parts of the use-cases of this module; `payments.ts` composes them. */
export interface PaymentParts {
  readonly ledger: Pick<Ledger, 'apply' | 'openPlayerWallets' | 'houseAccount' | 'isFrozen'>;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly methods: readonly PaymentMethodRules[];
  readonly accounts: PlayerAccounts;
  readonly guard: WithdrawalGuard;
  readonly deposits: DepositsRepository;
  readonly withdrawals: WithdrawalsRepository;
  readonly reports: ReportsRepository;
  readonly offers: OffersRepository;
  readonly history: HistoryRepository;
  readonly queue: PaymentsQueueRepository;
  /** The page of the player site to which a gateway returns the player. */
  readonly returnUrlOf: (deposit: DepositId) => string;
}

/** The house account between us and a gateway. */
export function clearingOf(
  parts: PaymentParts,
  provider: string,
  currency: Parameters<Ledger['houseAccount']>[0]['currency'],
) {
  return parts.ledger.houseAccount({ class: 'psp-clearing', product: 'payments', provider, currency });
}

/** Decision of staff. The caller's policy judges who may decide about whom. */
export interface StaffDecision<Id> {
  readonly staff: StaffId;
  readonly id: Id;
  readonly now: Instant;
}

/** The line of audit that the money command of a decision carries. */
export interface Audited {
  readonly audit?: AuditLine;
}
