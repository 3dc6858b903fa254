import type { PlayerId, Units } from '@ordago/kernel';

/** Port of identity to the wallet, which is above it: composition fills it. */
export interface DepositTotals {
  /** Sum of a player's deposits, less those that were taken back. In ledger units of their currency. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
}
