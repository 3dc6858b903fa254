import type { PlayerId, Units } from '@ordago/kernel';

/** What identity asks of the wallet, which stands above it: composition plugs the answer in. */
export interface DepositTotals {
  /** Sum of a player's deposits, less those that were taken back. */
  totalDepositsOf(player: PlayerId): Promise<Units>;
}
