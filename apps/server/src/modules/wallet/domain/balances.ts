import type { Currency, Units, WalletId } from '@ordago/kernel';

/** Balances of a player, as they see them. */
export interface Balances {
  readonly currency: Currency;
  readonly main: Units;
  /** Sum of the active grants. */
  readonly bonus: Units;
  /** Amounts of withdrawals that are under way. */
  readonly onHold: Units;
  /** Debt that a reversed payout left. */
  readonly debt: Units;
  /** Movements of the main wallet so far: a higher version is a later balance. */
  readonly version: bigint;
}

/** The wallet that pays the next stake and receives its payout (architecture 3.6). */
export interface WalletInPlay {
  readonly wallet: WalletId;
  readonly kind: 'main' | 'grant';
  readonly currency: Currency;
  readonly balance: Units;
  readonly version: bigint;
}

/** Progress of a wagering requirement. */
export interface WagerProgress {
  readonly total: Units;
  readonly played: Units;
  readonly left: Units;
}
