export { listTransactions, TRANSACTION_KINDS, type TransactionKind } from './list-transactions.ts';
export { readBalance } from './read-balance.ts';
export { readWagerInfo } from './read-wager-info.ts';
