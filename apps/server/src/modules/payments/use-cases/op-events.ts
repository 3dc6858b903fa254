import { formatAmount } from '@ordago/kernel';
import { eventOfOp, type OpMapping } from '../../ledger/index.ts';
import { type CompletedPayment, findCredited, findPaidOut } from '../repository/completed.repository.ts';

/** A credited deposit, by whoever it was reported or released. */
export const mapDeposits: OpMapping = {
  kinds: ['payments.credit-deposit'],
  events: ['deposit-completed'],
  toEvents: async (ops, db) => {
    const found = await findCredited(db, ops.map(positionOf));
    return ops.flatMap((op) => {
      const deposit = found.get(op.position);
      return deposit ? [eventOfOp(op, 'deposit-completed', { deposit: deposit.id, ...termsOf(deposit) })] : [];
    });
  },
};

/** A withdrawal that the gateway paid out. */
export const mapWithdrawals: OpMapping = {
  kinds: ['payments.complete-withdrawal'],
  events: ['withdrawal-completed'],
  toEvents: async (ops, db) => {
    const found = await findPaidOut(db, ops.map(positionOf));
    return ops.flatMap((op) => {
      const withdrawal = found.get(op.position);
      return withdrawal
        ? [eventOfOp(op, 'withdrawal-completed', { withdrawal: withdrawal.id, ...termsOf(withdrawal) })]
        : [];
    });
  },
};

function termsOf({ units, currency, gateway, method }: CompletedPayment) {
  return { amount: formatAmount(BigInt(units)), currency, gateway, method };
}

function positionOf({ position }: { readonly position: string }): string {
  return position;
}
