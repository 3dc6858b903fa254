import type { Instant, PlayerId, Units } from '@ordago/kernel';
import { floorDiv } from '@ordago/kernel';

/** What a player asks of their own rounds (specification 2, section 2). */
export interface HistoryQuery {
  readonly player: PlayerId;
  /** From 0; past the end means the last one. */
  readonly page: number;
  readonly size: number;
  readonly balance: 'all' | 'mainBalance' | 'bonusBalance';
  readonly result: 'won' | 'lost' | null;
  readonly category: 'all' | 'slots' | 'live-casino';
  readonly routeProvider: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** One round as histories show it. */
export interface RoundRecord {
  /** Number of the round's first money command. */
  readonly transfer: string;
  readonly gameName: string;
  readonly casinoType: string;
  readonly routeProvider: string;
  readonly at: Instant;
  readonly stake: Units;
  readonly payout: Units;
  readonly isTakenBack: boolean;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
}

export interface HistoryPage {
  readonly records: readonly RoundRecord[];
  readonly count: number;
  readonly page: number;
  /** At least 1 (specification 1, section 9). */
  readonly pages: number;
}

/** 1 won, 2 lost, 3 taken back. A round that gives the stake back exactly is no loss of the player's: it is won. */
export function statusOf({ stake, payout, isTakenBack }: RoundRecord): 1 | 2 | 3 {
  if (isTakenBack) return 3;
  return payout >= stake && payout > 0n ? 1 : 2;
}

/** Payout over stake with two decimals, rounded down: `2.50`. Without a stake there is none: `0.00`. */
export function multiplierOf({ stake, payout }: RoundRecord): string {
  if (stake === 0n) return '0.00';
  const hundredths = floorDiv(payout * 100n, stake);
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
