/** Public API of the ledger: the only module that writes money. `docs/ledger.md` is its manual. */

export { createLedger, type LedgerOptions } from './create-ledger.ts';
export {
  type AccountRef,
  type HouseAccountKey,
  type HouseClass,
  MAIN_WALLET,
  type Wallet,
  type WalletBalance,
  type WalletClass,
} from './domain/accounts.ts';
export { digestOf } from './domain/digest.ts';
export type { BookReading, InvariantReading } from './domain/invariant-reading.ts';
export type { Json, JsonObject } from './domain/json.ts';
export {
  type MoneyCommand,
  type Move,
  type OpKey,
  type RollbackOutcome,
  SETTLEMENT_CHUNK_MAX,
  type SettlementChunk,
  type SettlementLine,
  type SettlementResult,
  type SharedRow,
  type Verdict,
} from './domain/money-command.ts';
export type { OpRecord } from './domain/op-record.ts';
export { TRANSFER, type TransferCode } from './domain/transfer-codes.ts';
export { findMainBalances } from './repository/main-balances.repository.ts';
export { LANE_THRESHOLDS, type LaneThresholds } from './use-cases/batcher.ts';
export { eventOfOp } from './use-cases/event-of-op.ts';
export type { Ledger, PlayerWallets } from './use-cases/ledger.ts';
export { ledgerOpEvents } from './use-cases/op-events.ts';
export { createOpSource, type OpMapping } from './use-cases/op-source.ts';
