import type { Instant, PlayerId, Units } from '@ordago/kernel';
import { floorDiv } from '@ordago/kernel';
import type { LocalNames } from '../../shared/domain/game.ts';

/** Query of a player's own rounds (specification 2, section 2). */
export interface HistoryQuery {
  readonly player: PlayerId;
  /** From 0; past the end means the last one. */
  readonly page: number;
  readonly size: number;
  readonly balance: 'all' | 'mainBalance' | 'bonusBalance';
  readonly result: 'open' | 'won' | 'lost' | null;
  readonly category: 'all' | 'slots' | 'live-casino';
  readonly routeProvider: string | null;
  /** `slots` are games with reels, `tables` whatever else is filed under them. */
  readonly gameType: 'slots' | 'tables' | 'live' | 'virtual' | 'crash' | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** One round as histories show it. */
export interface RoundRecord {
  /** Number of the round's first money command. */
  readonly transfer: string;
  readonly gameName: string;
  /** The same by language; null where it has one name everywhere. */
  readonly gameNames: LocalNames | null;
  /** Type of the game as the filter names it. */
  readonly gameType: string;
  readonly routeProvider: string;
  readonly at: Instant;
  readonly stake: Units;
  readonly payout: Units;
  readonly isTakenBack: boolean;
  /** True while its provider has not answered a stake of it yet. */
  readonly isUndecided: boolean;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
  readonly currency: string;
  /** Payouts less stakes of the selection in this currency, from its first round up to and with this one. */
  readonly runningNet: Units;
}

/** Sums of a whole selection in one currency. */
export interface RoundTotals {
  readonly currency: string;
  readonly rounds: number;
  /** Of rounds that are decided. */
  readonly stake: Units;
  readonly payout: Units;
  /** Stakes less payouts so far of rounds that wait for their result. */
  readonly open: Units;
}

/** One round with everything that moved in it. */
export interface RoundStory {
  /** Our number of it. */
  readonly id: string;
  readonly player: PlayerId;
  readonly transfer: string;
  readonly provider: string;
  /** The provider's own id of the game; null for what belongs to none. */
  readonly gameId: string | null;
  readonly currency: string;
  readonly openedAt: Instant;
  readonly stake: Units;
  readonly payout: Units;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
  /** The provider's own id of the round. */
  readonly roundKey: string;
  readonly gameName: string;
  /** The same by language; null where it has one name everywhere. */
  readonly gameNames: LocalNames | null;
  readonly transactions: readonly {
    /** Number of the money command. */
    readonly transfer: string;
    readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback';
    readonly at: Instant;
    readonly stake: Units;
    readonly payout: Units;
    readonly balanceAfter: Units;
    readonly isTakenBack: boolean;
  }[];
}

export interface HistoryPage {
  readonly records: readonly RoundRecord[];
  readonly count: number;
  /** By currency; empty where the selection is. */
  readonly totals: readonly RoundTotals[];
  readonly page: number;
  /** At least 1 (specification 1, section 9). */
  readonly pages: number;
}

/**
 * 0 not decided yet, 1 won, 2 lost, 3 taken back: the words of the bets' statuses (specification 3, section 4). A round that
 * gives the stake back exactly is no loss of the player's: it is won. One that waits for a result is neither, whatever a part of
 * it has paid.
 */
export function statusOf({ stake, payout, isTakenBack, isUndecided }: RoundRecord): 0 | 1 | 2 | 3 {
  if (isTakenBack) return 3;
  if (isUndecided) return 0;
  return payout >= stake && payout > 0n ? 1 : 2;
}

/** Payout over stake with two decimals, rounded down: `2.50`. Without a stake there is none: `0.00`. */
export function multiplierOf({ stake, payout }: Pick<RoundRecord, 'stake' | 'payout'>): string {
  if (stake === 0n) return '0.00';
  const hundredths = floorDiv(payout * 100n, stake);
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
