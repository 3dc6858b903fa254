/** Public API of payments: deposits and withdrawals. `docs/modules/payments.md` is its manual. */
export type { PaymentLimit } from './domain/limits.ts';
export type { Deposit, Withdrawal } from './domain/payment.ts';
export type { DepositStatus, WithdrawalStatus } from './domain/payment-states.ts';
export { createPayments, type Payments, type PaymentsOptions } from './payments.ts';
export type { PaymentGateway, PaymentMethodRules } from './ports/payment-gateway.ts';
export type { PayingPlayer, PlayerAccounts } from './ports/player-accounts.ts';
export type { WithdrawalGuard } from './ports/withdrawal-guard.ts';
