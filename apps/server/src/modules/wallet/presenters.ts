import { amountNumber, instantString, paymentView } from '@ordago/contracts';
import type { Player } from '../players/index.ts';
import type { Balances, WagerProgress } from './domain/balances.ts';
import type { TransactionKind } from './domain/transaction-kinds.ts';
import type { PaymentState } from './ports/payment-states.ts';
import type { Transaction } from './repository/transactions.repository.ts';

/** The balance fields of the specification (1, section 3). Bonus and cashback are zero while nothing is granted. */
export function presentBalances(balances: Balances, player: Player) {
  return {
    balance: amountNumber(balances.main),
    bonus_balance: amountNumber(balances.bonus),
    is_banned: player.isBanned,
    is_bonus_active: false,
    is_casino_blocked: player.isCasinoBlocked,
    possible_cashback_amount: amountNumber(0n),
    potential_bonus: amountNumber(0n),
    cashback: amountNumber(0n),
    currency: balances.currency === 'FUN' ? 'RUB' : balances.currency,
    version: String(balances.version),
  };
}

/** The wagering fields of the specification; `already_plaid` is its spelling. */
export function presentWager({ total, left, played }: WagerProgress) {
  return {
    total_wager_amount: amountNumber(total),
    left_to_play: amountNumber(left),
    already_plaid: amountNumber(played),
  };
}

/** One row of the transactions history. */
export function presentTransaction(
  row: Transaction & { readonly kind: TransactionKind; readonly state: PaymentState },
) {
  return {
    id: row.id,
    created_at: instantString(row.at),
    value: amountNumber(row.units),
    type: row.kind,
    code: row.code,
    status: paymentView.codeOf(row.state),
    status_name: row.state,
    currency: row.currency === 'FUN' ? 'RUB' : row.currency,
    balance_before: amountNumber(row.balanceBefore),
    balance_after: amountNumber(row.balanceAfter),
  };
}
