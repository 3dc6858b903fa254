import type { BetId, EachWayTerms, Instant, Odds, PlayerId, SystemShape, Units } from '@ordago/kernel';
import type { FinalScore } from './market.ts';
import type { SettledPart, SettledStatus } from './settle-bet.ts';

export type BetStatus = SettledStatus | 'open' | 'cashed-out' | 'partly-cashed-out';

/** A bet as its player sees it. */
export interface PlacedBet {
  readonly id: BetId;
  readonly player: PlayerId;
  readonly kind: 'single' | 'express' | 'system';
  /** Combinations of a system; null for any other kind. */
  readonly system: SystemShape | null;
  readonly status: BetStatus;
  readonly currency: string;
  /** An event of it was being played when it was placed. */
  readonly isLive: boolean;
  readonly paidWith: 'main' | 'bonus' | 'free-bet';
  /** True if its payout includes the stake: false for most free bets. */
  readonly isStakeReturned: boolean;
  readonly stake: Units;
  readonly potentialPayout: Units;
  /** All that was paid for it, its sales included; null while it is in play. */
  readonly payout: Units | null;
  /** Stake that remains after its sales, and its largest payout. */
  readonly restStake: Units;
  readonly restPotential: Units;
  readonly sales: readonly BetSale[];
  /** The value at which its player wants it sold, and since when. */
  readonly rule: { readonly value: Units; readonly setAt: Instant } | null;
  readonly placedAt: Instant;
  readonly settledAt: Instant | null;
  readonly legs: readonly PlacedLeg[];
}

/** A sale of a bet, or of a part of it. */
export interface BetSale {
  readonly stake: Units;
  readonly value: Units;
  readonly cause: 'player' | 'rule';
  readonly at: Instant;
}

/** A reason of the rule book: its text is in the catalogue. */
export type LegWhy = Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>;

/**
 * Settlement of both halves of a leg each way, and the reason why the place half pays less than its odds, where it
 * does.
 */
export type EachWayParts = Readonly<{ win: SettledPart; place: SettledPart; why?: LegWhy }>;

/** A selection as the legs of bets show it. */
export type LegDisplay = Omit<PlacedLeg, 'odds' | 'status' | 'factor' | 'figure' | 'why' | 'eachWay' | 'parts'>;

/** Figure that a leg is about, where it is not the score: a count beside it, a part of the match, the points of all parts. */
export interface LegFigure extends FinalScore {
  /** A statistic, `penalties`, `period` or `points`. */
  readonly of: string;
  /** Number of the part that it belongs to; null for the whole match. */
  readonly period: number | null;
}

export interface PlacedLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly leagueId: string;
  /** Code of the country of its league. */
  readonly country: string;
  readonly sport: string;
  readonly startsAt: Instant;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  /** Of a competitor, where the outcome is its key. */
  readonly name?: string;
  readonly odds: Odds;
  /** As the last settlement explains it; a leg that it did not need is open. */
  readonly status: SettledStatus | 'open';
  readonly factor: string | null;
  /**
   * Reason for its settlement, where the score does not explain it; of an open leg whose event is over, what it waits
   * for.
   */
  readonly why: LegWhy | null;
  /** Figure that its market asks about, where it is not the score. */
  readonly figure: LegFigure | null;
  /** The terms of a bet each way, as they were when it was placed. (Default: a bet to win) */
  readonly eachWay?: EachWayTerms;
  /** Of a settled leg each way. */
  readonly parts?: EachWayParts;
  readonly score: FinalScore | null;
}

/** A bet at the moment it was placed, built from its slip: nothing of it is paid, sold or settled. */
export function freshBet(
  bet: Pick<PlacedBet, 'id' | 'player' | 'kind' | 'system' | 'currency' | 'stake' | 'potentialPayout' | 'placedAt'> &
    Pick<PlacedBet, 'paidWith' | 'isStakeReturned' | 'isLive'>,
  legs: readonly FreshLeg[],
): PlacedBet {
  const { id, player, kind, system, currency, stake, potentialPayout, placedAt, paidWith, isStakeReturned, isLive } =
    bet;
  return {
    id,
    player,
    kind,
    system,
    currency,
    stake,
    potentialPayout,
    placedAt,
    paidWith,
    isStakeReturned,
    isLive,
    status: 'open',
    payout: null,
    settledAt: null,
    sales: [],
    rule: null,
    restStake: stake,
    restPotential: potentialPayout,
    legs: legs.map(freshLeg),
  };
}

interface FreshLeg extends Pick<PlacedLeg, 'odds' | 'eachWay'> {
  readonly display: LegDisplay;
}

function freshLeg({ display, odds, eachWay }: FreshLeg): PlacedLeg {
  const { event, selection, home, away, league, leagueId, country, sport, startsAt, score } = display;
  const { market, specifier, outcome, name } = display;
  return {
    event,
    selection,
    home,
    away,
    league,
    leagueId,
    country,
    sport,
    market,
    specifier,
    outcome,
    name,
    startsAt,
    score,
    figure: null,
    odds,
    status: 'open',
    factor: null,
    why: null,
    ...(eachWay && { eachWay }),
  };
}
