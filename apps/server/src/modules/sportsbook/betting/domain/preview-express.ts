import {
  type Currency,
  type Factor,
  floorToCent,
  type Instant,
  legFactor,
  ODDS_MAX,
  type Odds,
  odds,
  product,
  type Units,
} from '@ordago/kernel';
import { areOneMatch } from './judge-slip.ts';

/** A selection that staff consider as a leg of a featured express. */
export interface ExpressLeg {
  readonly event: string;
  readonly teams: readonly string[];
  readonly startsAt: Instant;
  readonly odds: Odds;
  readonly hasBegun: boolean;
  readonly isStopped: boolean;
  /** True if its market takes bets. */
  readonly isOpen: boolean;
  readonly isBarred: boolean;
  readonly isSingleOnly: boolean;
}

/** Capacity of one currency on the events of an express. */
export interface ExpressCapacity {
  readonly currency: Currency;
  readonly stakeMin: Units;
  readonly stakeMax: Units;
  readonly payoutMax: Units;
  /** Loss that the operator may still take on the fullest of its events. */
  readonly room: Units;
}

export type ExpressProblem =
  | 'selection-unknown'
  | 'event-repeated'
  | 'events-impossible'
  | 'event-started'
  | 'event-stopped'
  | 'market-suspended'
  | 'bet-blocked-by-bookmaker'
  | 'single-only'
  | 'express-too-many'
  | 'express-odds-above-maximum';

/** Bet of the largest stake on it. */
export interface LargestBet {
  readonly currency: Currency;
  /** Zero where not even the smallest stake fits. */
  readonly stakeMax: Units;
  readonly lossMax: Units;
  readonly room: Units;
}

export interface ExpressPreview {
  /** Cut to two decimals for display. */
  readonly odds: Odds;
  /** Null in the place of the leg where it is about the express as a whole. */
  readonly problems: readonly { readonly leg: number | null; readonly name: ExpressProblem }[];
  readonly currencies: readonly LargestBet[];
}

/**
 * Returns what an express of these selections would be for players and for the operator now. Odds in thousandths,
 * amounts in ledger units.
 */
export function previewExpress(
  legs: readonly (ExpressLeg | null)[],
  bounds: { readonly capacities: readonly ExpressCapacity[]; readonly legsMax: number; readonly oddsMax: Odds },
): ExpressPreview {
  const known = legs.filter((leg) => leg !== null);
  const factor = product(known.map((leg) => legFactor({ result: 1, voidHalves: 0 }, leg.odds)));
  const ofLegs = legs.flatMap((leg, place) => {
    const name = problemOf(leg, legs.slice(0, place));
    return name === null ? [] : [{ leg: place, name }];
  });
  const isTooLong = factor.numerator * 1_000n > BigInt(bounds.oddsMax) * factor.denominator;
  return {
    odds: shownOdds(factor),
    problems: [
      ...ofLegs,
      ...(legs.length > bounds.legsMax ? [{ leg: null, name: 'express-too-many' as const }] : []),
      ...(isTooLong ? [{ leg: null, name: 'express-odds-above-maximum' as const }] : []),
    ],
    currencies: bounds.capacities.map((capacity) => largestBet(factor, capacity)),
  };
}

/** The product of prices, cut to two decimals and never above the longest price there is. */
export function shownOdds({ numerator, denominator }: Factor): Odds {
  const hundredths = (numerator * 100n) / denominator;
  return hundredths * 10n >= BigInt(ODDS_MAX) ? ODDS_MAX : odds(Number(hundredths) * 10);
}

function problemOf(leg: ExpressLeg | null, before: readonly (ExpressLeg | null)[]): ExpressProblem | null {
  if (leg === null) return 'selection-unknown';
  if (before.some((one) => one?.event === leg.event)) return 'event-repeated';
  if (before.some((one) => one !== null && areOneMatch(one, leg))) return 'events-impossible';
  if (leg.hasBegun) return 'event-started';
  if (leg.isBarred) return 'bet-blocked-by-bookmaker';
  if (leg.isSingleOnly) return 'single-only';
  if (leg.isStopped) return 'event-stopped';
  return leg.isOpen ? null : 'market-suspended';
}

/** Returns the largest stake within the currency's bound, the largest payout and the rest of an event's bound. */
function largestBet({ numerator, denominator }: Factor, { currency, room, ...limits }: ExpressCapacity): LargestBet {
  const byPayout = (limits.payoutMax * denominator) / numerator;
  const profit = numerator - denominator;
  const byCapacity = profit > 0n ? (room * denominator) / profit : limits.stakeMax;
  const least = floorToCent([byPayout, byCapacity].reduce((a, b) => (b < a ? b : a), limits.stakeMax));
  const stakeMax = least < limits.stakeMin ? 0n : least;
  return { currency, stakeMax, lossMax: floorToCent((stakeMax * profit) / denominator), room };
}
