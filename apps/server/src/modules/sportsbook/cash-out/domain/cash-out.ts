import {
  type BetId,
  type EachWayTerms,
  eachWayFactor,
  type Instant,
  legFactor,
  type Odds,
  type PlayerId,
  payoutOf,
  placedFactor,
  placeFactor,
  product,
  type Refusal,
  refuse,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import { cashOutValue, fairChances, type LegChances, type LegForSale, lineChances, placeChance } from '@ordago/pricing';
import { type SelectionOutcome, winnersOf } from '../../shared/domain/market.ts';
import { chanceToReturn, lineSideOf, type OutcomePrice, type PricedMarket } from './lines.ts';

export type { LegChances };

/** A bet with everything that its sale depends on. */
export interface SellableBet {
  readonly id: BetId;
  readonly player: PlayerId;
  readonly wallet: WalletId;
  readonly currency: string;
  readonly status: string;
  readonly revision: number;
  readonly isFree: boolean;
  /** Remaining stake, and its largest payout. */
  readonly stake: Units;
  readonly potential: Units;
  /** The most that a bet pays in its currency. */
  readonly payoutMax: Units;
  readonly system: SystemShape | null;
  readonly legs: readonly SellableLeg[];
  /** The value at which its player wants it sold; null without such a rule. */
  readonly ruleMin: Units | null;
}

export interface SellableLeg {
  readonly selection: string;
  readonly event: string;
  readonly placed: Odds;
  readonly now: Odds;
  readonly outcome: SelectionOutcome | null;
  /** Of a leg each way, its terms and how its place half came out. (Default: a leg to win) */
  readonly place?: { readonly terms: EachWayTerms; readonly outcome: SelectionOutcome | null };
  /** The number of its event's result; each way, what its places were read from. */
  readonly result: number;
  readonly eventStatus: string;
  readonly startsAt: Instant;
  /** Earliest moment at which its event can be over, by what is reported of it in play; null where it is unknown. */
  readonly endsAt: Instant | null;
  /** Its event is priced while it is played. */
  readonly inPlay: boolean;
  readonly isStopped: boolean;
  /** It begins so late that the bet will be returned, unless it is moved back in time. */
  readonly isPutOff: boolean;
  readonly marketStatus: string;
  readonly market: { readonly kind: string; readonly specifier: string };
  /** Fair chance of a combination in millionths; null for any other, whose chance follows from its prices. */
  readonly jointChance: number | null;
  /** The present prices of all outcomes of its market that are undecided, its own among them, in their order. */
  readonly prices: readonly OutcomePrice[];
  /** Open markets of its event that tell the chance that its stake comes back (`marketsAround`). */
  readonly around: readonly PricedMarket[];
  readonly terms: SportTerms;
}

/** Terms on which bets on a sport are bought back. */
export interface SportTerms {
  readonly isOffered: boolean;
  readonly marginBps: number;
  readonly closingSeconds: number;
}

/** Reasons why a bet in play is not for sale at the moment. */
export const UNAVAILABLE_REASONS = [
  'event-started',
  'event-stopped',
  'market-suspended',
  'closing',
  'put-off',
  'leg-lost',
  'not-offered',
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Price for a bet as a whole. */
export interface SaleOffer {
  readonly value: Units;
  readonly marginBps: number;
  readonly closingSeconds: number;
}

/**
 * Returns the value of a bet now. Under the lock its legs are checked once more (`sportsbook.check_cash_out`).
 *
 * @refuses bet-already-sold, event-over (it is settled, or an open leg's event has ended), free-bet-not-sellable,
 * cash-out-unavailable with its `reason` and, where a leg is the reason, its place in `leg`
 */
export function offerFor(bet: SellableBet, now: Instant): SaleOffer | Refusal {
  const barred = judgeBet(bet);
  if (barred) return barred;
  for (const [leg, one] of bet.legs.entries()) {
    if (isDecided(one)) continue;
    if (isOver(one)) return refuse('event-over', { leg, selection: one.selection });
    const reason = reasonOf(one, now);
    if (reason) return unavailable(reason, { leg, selection: one.selection });
    // Nothing tells how likely its stake comes back.
    if (chancesOf(one) === null) return unavailable('not-offered', { leg, selection: one.selection });
  }
  const open = bet.legs.filter((leg) => !isDecided(leg));
  const marginBps = Math.max(0, ...open.map(({ terms }) => terms.marginBps));
  const { stake, system, potential, payoutMax } = bet;
  const legs = bet.legs.map(legForSale);
  const places = bet.legs.map(placeForSale);
  // In too large a field the chance to place is unknown.
  const unknown = places.indexOf(null);
  if (isEachWay(bet) && unknown >= 0) return unavailable('not-offered', { leg: unknown });
  const halves = isEachWay(bet) ? { places: places.flatMap((place) => place ?? []) } : {};
  const value = cashOutValue({ stake, system, legs, ...halves }, { marginBps, payoutMax, potential });
  if (value === 0n) return unavailable(bet.legs.some(isLost) ? 'leg-lost' : 'not-offered');
  return { value, marginBps, closingSeconds: Math.max(0, ...open.map(({ terms }) => terms.closingSeconds)) };
}

/** Returns the payout of a stake on these legs when every one of them wins. */
export function potentialOf(stake: Units, { legs, system }: Pick<SellableBet, 'legs' | 'system'>): Units {
  const factors = legs.map(({ placed }) => legFactor({ result: 1, voidHalves: 0 }, placed));
  const placed = legs.flatMap(({ placed: odds, place }) => (place ? [placedFactor(odds, place.terms)] : []));
  if (placed.length > 0) return payoutOf(stake, [eachWayFactor(factors, placed)], UNITS_PER_CENT);
  return payoutOf(stake, [system === null ? product(factors) : systemFactor(factors, system)], UNITS_PER_CENT);
}

/** Judges the bet itself, whatever its legs are. */
export function judgeBet({ status, isFree }: SellableBet): Refusal | null {
  if (status === 'cashed-out') return refuse('bet-already-sold');
  if (status !== 'open') return refuse('event-over');
  return isFree ? refuse('free-bet-not-sellable') : null;
}

function isOver({ eventStatus }: SellableLeg): boolean {
  return eventStatus !== 'scheduled' && eventStatus !== 'live';
}

/** The price of a leg is current only while it can be bet at. */
function reasonOf(leg: SellableLeg, now: Instant): UnavailableReason | null {
  const { isOffered, closingSeconds } = leg.terms;
  if (!isOffered) return 'not-offered';
  if (leg.isPutOff) return 'put-off';
  const hasBegun = leg.eventStatus === 'live' || leg.startsAt <= now;
  if (hasBegun && !leg.inPlay) return 'event-started';
  if (leg.isStopped) return 'event-stopped';
  if (leg.marketStatus !== 'open') return 'market-suspended';
  const closesAt = hasBegun ? leg.endsAt : leg.startsAt;
  return closesAt !== null && closesAt <= now + closingSeconds * 1_000 ? 'closing' : null;
}

function legForSale(leg: SellableLeg): LegForSale {
  const { outcome, placed } = leg;
  if (outcome !== null) return { kind: 'decided', factor: legFactor(outcome, placed) };
  return { kind: 'chances', placed, chances: chancesOf(leg) ?? NEVER };
}

const NEVER: LegChances = { won: 0, halfWon: 0, returned: 0, halfLost: 0 };

/**
 * Chances of how an open leg comes out, in millionths: by the present prices of its market without their margin, and by the chance that
 * its stake comes back; null where no price tells that one.
 */
export function chancesOf(leg: SellableLeg): LegChances | null {
  const { market, prices, around, jointChance, selection } = leg;
  if (jointChance !== null) return { ...NEVER, won: jointChance };
  const own = { ...market, prices };
  const returned = chanceToReturn(own, around);
  if (returned === null) return null;
  const answer = prices.find((one) => one.selection === selection)?.outcome ?? '';
  return lineChances(lineSideOf(own, answer), chanceOf(leg), returned);
}

/** Place half of a leg each way; null where its chance is unknown, and for a leg to win. */
function placeForSale(leg: SellableLeg): LegForSale | null {
  const { place, placed } = leg;
  if (place === undefined) return null;
  if (place.outcome !== null) return { kind: 'decided', factor: placeFactor(place.outcome, placed, place.terms) };
  const chance = placeChanceOf(leg, place.terms);
  return chance === null ? null : { kind: 'place', pays: placedFactor(placed, place.terms), chance };
}

/**
 * Chance that an open leg places, in millionths, by the same prices as that to win; null where the field is too large.
 */
export function placeChanceOf(
  { selection, market, prices }: Pick<SellableLeg, 'selection' | 'market' | 'prices'>,
  { places }: EachWayTerms,
): number | null {
  const chances = fairChances(
    prices.map(({ odds }) => odds),
    winnersOf(market),
  );
  const runner = prices.findIndex((one) => one.selection === selection);
  const chance = placeChance(chances, runner, places);
  return chance === null ? null : Math.floor(chance * MILLIONTHS);
}

const MILLIONTHS = 1_000_000;

function isEachWay({ legs }: Pick<SellableBet, 'legs'>): boolean {
  return legs.some(({ place }) => place !== undefined);
}

/** Returns true if a leg is decided in all of its parts. */
function isDecided({ outcome, place }: SellableLeg): boolean {
  return outcome !== null && place?.outcome !== null;
}

/** Chance that an open leg wins what is decided of it, in millionths: by all present prices of its market, without their margin. */
function chanceOf({ selection, market, prices }: Pick<SellableLeg, 'selection' | 'market' | 'prices'>): number {
  const chances = fairChances(
    prices.map(({ odds }) => odds),
    winnersOf(market),
  );
  return chances[prices.findIndex((one) => one.selection === selection)] ?? 0;
}

function isLost({ outcome, place }: SellableLeg): boolean {
  const hasLost = (part: SelectionOutcome | null) => part !== null && part.result === 0 && part.voidHalves === 0;
  return hasLost(outcome) && (place === undefined || hasLost(place.outcome));
}

function unavailable(reason: UnavailableReason, which: { leg?: number; selection?: string } = {}): Refusal {
  return refuse('cash-out-unavailable', { reason, ...which });
}
