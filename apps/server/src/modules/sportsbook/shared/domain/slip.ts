import type {
  Currency,
  EachWayTerms,
  Factor,
  Instant,
  Odds,
  Refusal,
  SystemShape,
  Units,
  WalletId,
} from '@ordago/kernel';
import type { Retirement } from '@ordago/sport-rules';
import type { ActiveLimit, OperatorLimits } from './judge-limits.ts';

/** A leg as the player sent it. */
export interface SlipLeg {
  /** Id of a selection, or those of a combination with `+` between. */
  readonly selection: string;
  /** The price the player saw. */
  readonly odds: Odds;
  /** The event the player saw it in. (Default: not named) */
  readonly event?: string;
  /** True if the player saw the event in play. */
  readonly isLive: boolean;
  /** The terms on which the player bets each way. (Default: to win) */
  readonly eachWay?: EachWayTerms;
}

export interface Slip {
  readonly kind: 'single' | 'express' | 'system';
  /** Combinations of a system; null for any other kind. */
  readonly system: SystemShape | null;
  readonly stake: Units;
  readonly legs: readonly SlipLeg[];
  readonly accept: 'none' | 'better' | 'all';
  /** The featured express that is bet on. (Default: none) */
  readonly topExpress?: string;
  /** The free bet that pays. (Default: the player's own money, or that of a bonus) */
  readonly freeBet?: string;
}

/** Each-way offer of a market: the terms, and their basis, by which they are checked under the lock. */
export interface EachWayOffer extends EachWayTerms {
  readonly basis: string;
}

/** Snapshot of a selection at the arrival of the slip. */
export interface OfferedSelection {
  readonly selection: string;
  readonly event: string;
  readonly league: string;
  readonly sport: string;
  readonly teams: readonly string[];
  readonly startsAt: Instant;
  /** By the clock, whatever the stored status of the event. */
  readonly state: 'scheduled' | 'live' | 'finished' | 'abandoned' | 'cancelled';
  /** True if the event is priced while it is played. */
  readonly isInPlay: boolean;
  /** True while no bets are taken on the event. */
  readonly isStopped: boolean;
  readonly isMarketOpen: boolean;
  /** `2-1`; empty while there is none. */
  readonly score: string;
  readonly odds: Odds;
  readonly version: number;
  /** Terms on which it can be bet on each way. (Default: it cannot) */
  readonly eachWay?: EachWayOffer | null;
}

/** A wallet that stakes are paid from. */
export interface FundingWallet {
  readonly id: WalletId;
  readonly class: 'main' | 'grant';
  readonly currency: Currency;
  readonly balance: Units;
  readonly version: bigint;
}

/** Stake limits of one currency; amounts in its ledger units. */
export interface StakeLimits extends OperatorLimits {
  /** Stake that a new slip suggests. */
  readonly stakeDefault: Units;
  /** Largest liability of the bets on one event, all together. */
  readonly liabilityMax: Units;
}

/** Settings of staff for all bets. */
export interface BettingSettings {
  readonly areBetsStopped: boolean;
  readonly areLiveBetsStopped: boolean;
  /** Delay before a bet in play is judged again, in seconds. (Default: 5) */
  readonly liveDelayS: number;
  /** Least seconds between two bets of a player. (Default: 0, none) */
  readonly betGapS: number;
  /** Number of equal bets that a player may hold open; null for no limit. (Default: null) */
  readonly sameBetMax: number | null;
  /** (Default: 20) */
  readonly expressLegsMax: number;
  /**
   * Combinations of a system. The specification sets no number: a rule of the operator (section 8, code 687). (Default:
   * 1,000)
   */
  readonly combinationsMax: number;
  /** Largest product of an express. (Default: 1,000; specification 3, section 8, code 689) */
  readonly expressOddsMax: Odds;
  /** Least product of a bet paid with bonus money. (Default: 1.80; specification 3, section 5) */
  readonly bonusOddsMin: Odds;
  /** Least legs of an express paid with bonus money. (Default: 2) */
  readonly bonusExpressLegsMin: number;
  /**
   * Largest share of a bet that bonus money pays, in per cent. One wallet pays a bet: its share is all or nothing.
   * (Default: 100)
   */
  readonly bonusPercentMax: number;
  /** Bets that one bonus pays; null for any number. (Default: null) */
  readonly bonusBetsMax: number | null;
  /** Settlement of bets on a match that a side gives up. */
  readonly retirement: Retirement;
  /** Odds of bets that free bets pay, where an award has no bounds of its own; null for the rule of the operator. */
  readonly freeSingleOddsMin: Odds | null;
  readonly freeSingleOddsMax: Odds | null;
  readonly freeExpressOddsMin: Odds | null;
}

/** Betting rule of staff for a target of a slip. */
export interface BettingRule {
  readonly rule: 'barred' | 'express-only' | 'single-only';
  /** The selection that it is about. */
  readonly selection: string;
}

export type FreeBetKinds = 'any' | 'single' | 'express';

/** Terms of a free bet. */
export interface FreeBetTerms {
  readonly amount: Units;
  /** True if a won bet pays the stake beside the winnings. (Default: no) */
  readonly isStakeReturned: boolean;
  /** Bounds of its own for the odds of the whole bet; null where the settings hold. */
  readonly oddsMin: Odds | null;
  readonly oddsMax: Odds | null;
  readonly kinds: FreeBetKinds;
  /** Least legs of an express; null for what any express needs. */
  readonly legsMin: number | null;
  /** Sports that all legs are of; null for any. */
  readonly sports: readonly string[] | null;
}

/**
 * Terms of stakes that are not the player's own money, as a slip is judged by them. The module that gives bonuses and
 * free bets fills them in. Pure: a verdict depends on its arguments alone; null is no objection.
 */
export interface StakeTerms {
  /**
   * Judges whether bonus money may pay a bet at all.
   * @refuses bonus-percent-not-allowed
   */
  judgeBonusShare(settings: BettingSettings): Refusal<'bonus-percent-not-allowed'> | null;
  /**
   * Judges the number of legs of an express that bonus money pays.
   * @refuses bonus-express-too-few
   */
  judgeBonusLegs(legs: number, settings: BettingSettings): Refusal<'bonus-express-too-few'> | null;
  /**
   * Judges what a unit of stake would pay, of a bet that bonus money pays.
   * @refuses bonus-odds-too-low
   */
  judgeBonusOdds(factor: Factor, settings: BettingSettings): Refusal<'bonus-odds-too-low'> | null;
  /**
   * Judges whether a free bet is one for such a slip.
   * @refuses free-bet-terms-unmet, bonus-express-too-few
   */
  judgeFreeBet(
    terms: FreeBetTerms,
    slip: Pick<Slip, 'kind' | 'legs'>,
    offer: readonly OfferedSelection[],
  ): Refusal<'free-bet-terms-unmet' | 'bonus-express-too-few'> | null;
  /**
   * Judges the odds of a whole bet that a free bet pays.
   * @refuses free-bet-odds-too-low, free-bet-odds-too-high
   */
  judgeFreeOdds(
    terms: FreeBetTerms,
    bet: { readonly kind: Slip['kind']; readonly factor: Factor },
    settings: BettingSettings,
  ): Refusal<'free-bet-odds-too-low' | 'free-bet-odds-too-high'> | null;
}

/** Snapshot of all that a slip is judged by, beside its own content. */
export interface BettingRules {
  readonly settings: BettingSettings;
  readonly limits: readonly ActiveLimit[];
  readonly rules: readonly BettingRule[];
  /** Funding: a wallet (architecture 3.6), or the operator by a free bet on its terms. */
  readonly funding: 'main' | 'grant' | FreeBetTerms;
  /** Judges what is not paid with the player's own money. */
  readonly terms: StakeTerms;
}
