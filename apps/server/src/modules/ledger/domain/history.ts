import type { Instant, OpId, Units, WalletId } from '@ordago/kernel';
import type { AccountRef } from './accounts.ts';

/** One side of a movement, as histories show it. `units` is signed: what the wallet gained or, below zero, lost. */
export interface Entry {
  readonly wallet: WalletId;
  /** 1 for the wallet's first entry, without a gap. */
  readonly seq: bigint;
  readonly op: OpId;
  readonly kind: string;
  readonly scope: string;
  readonly key: string;
  readonly counter: AccountRef;
  readonly units: Units;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
  readonly code: number;
  readonly at: Instant;
}

/** Entries of one page; a longer page is cut. */
export const ENTRIES_PAGE_MAX = 500;

/** A page of a wallet's history, newest first. */
export interface EntriesQuery {
  readonly wallet: WalletId;
  /** Only entries before this one; the last `seq` of the page before. (Default: from the newest) */
  readonly beforeSeq?: bigint;
  /** (Default: 50) */
  readonly limit?: number;
  /** Only these codes. (Default: all) */
  readonly codes?: readonly number[];
  readonly from?: Instant;
  readonly to?: Instant;
}

/** How often an invariant is broken; 0 is well. */
export interface InvariantReading {
  readonly name: string;
  readonly says: string;
  readonly violations: number;
}
