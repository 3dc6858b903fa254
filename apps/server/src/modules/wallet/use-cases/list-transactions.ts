import type { Instant, PlayerId } from '@ordago/kernel';
import { CODES_OF_KIND, kindOfCode, type TransactionKind } from '../domain/transaction-kinds.ts';
import type { PaymentState, PaymentStates } from '../ports/payment-states.ts';
import type { Transaction, TransactionsRepository } from '../repository/transactions.repository.ts';

export interface TransactionsPage {
  readonly history: readonly (Transaction & { readonly kind: TransactionKind; readonly state: PaymentState })[];
  readonly pageCount: number;
}

/**
 * Reads a page, newest first; a page past the last one is the last one (specification 1, section 9). A movement of a payment has the
 * present state of that payment, any other is completed.
 */
export async function listTransactions(
  {
    transactions,
    paymentStates,
  }: { readonly transactions: TransactionsRepository; readonly paymentStates: PaymentStates },
  query: {
    readonly player: PlayerId;
    readonly page: number;
    readonly count: number;
    readonly kind?: TransactionKind;
    readonly from?: Instant;
    readonly to?: Instant;
  },
): Promise<TransactionsPage> {
  const codes = query.kind ? CODES_OF_KIND[query.kind] : Object.values(CODES_OF_KIND).flat();
  const filter = { player: query.player, codes, from: query.from ?? null, to: query.to ?? null };
  const total = await transactions.count(filter);
  const pageCount = Math.ceil(total / query.count);
  const shown = Math.max(0, Math.min(query.page, pageCount - 1));
  const rows = await transactions.page(filter, { offset: shown * query.count, limit: query.count });
  const states = await paymentStates(rows.map(({ op }) => op));
  const history = rows.map((row) => ({
    ...row,
    kind: kindOfCode(row.code) ?? ('correction' as const),
    state: states.get(row.op) ?? ('completed' as const),
  }));
  return { history, pageCount };
}
