import {
  type Currency,
  floorToCent,
  formatAmount,
  formatOdds,
  legFactor,
  ODDS_MAX,
  type Odds,
  payoutOf,
  product,
  type Refusal,
  refuse,
  UNITS_PER_CENT,
  type Units,
} from '@ordago/kernel';

/** A leg as the player sent it. */
export interface SlipLeg {
  readonly selection: string;
  /** The price the player saw. */
  readonly odds: Odds;
}

export interface Slip {
  readonly kind: 'single' | 'express';
  readonly stake: Units;
  readonly legs: readonly SlipLeg[];
  readonly accept: 'none' | 'better' | 'all';
}

/** A selection as it stands when the slip arrives. */
export interface OfferedSelection {
  readonly selection: string;
  readonly event: string;
  readonly odds: Odds;
  readonly version: number;
}

/** What one currency allows; amounts in its ledger units. */
export interface StakeLimits {
  readonly currency: Currency;
  readonly stakeMin: Units;
  /** What a new slip suggests. */
  readonly stakeDefault: Units;
  readonly stakeMax: Units;
  /** Largest payout of one bet. */
  readonly payoutMax: Units;
  /** What the bets on one event may cost the house, all together. */
  readonly liabilityMax: Units;
}

/** Largest product of an express: 1,000 (specification 3, section 8, code 689). */
const EXPRESS_ODDS_MAX: Odds = ODDS_MAX;

/** What will be bet: the prices now, and what they would pay. */
export interface JudgedSlip {
  readonly legs: readonly OfferedSelection[];
  readonly potentialPayout: Units;
}

export type SlipRefusal =
  | 'selection-unknown'
  | 'event-repeated'
  | 'single-count-invalid'
  | 'express-too-few'
  | 'stake-below-minimum'
  | 'stake-above-maximum'
  | 'odds-changed'
  | 'express-odds-above-maximum'
  | 'limit-max-payout-usual-bet';

/**
 * Judges a slip against the offer: shape, stake, price moves, payout. The clock, the market's state and the event's
 * exposure are judged under the lock, where they cannot change any more. Refusals carry what would be accepted.
 */
export function judgeSlip(
  slip: Slip,
  offer: readonly OfferedSelection[],
  limits: StakeLimits,
): JudgedSlip | Refusal<SlipRefusal> {
  const shape = judgeShape(slip, offer) ?? judgeStake(slip, limits);
  if (shape) return shape;
  const byId = new Map(offer.map((selection) => [selection.selection, selection]));
  const legs: OfferedSelection[] = [];
  for (const [index, leg] of slip.legs.entries()) {
    const now = byId.get(leg.selection);
    if (!now) return refuse('selection-unknown', { leg: index });
    if (!isAcceptable(slip.accept, { seen: leg.odds, now: now.odds })) {
      const prices = { offered: formatOdds(leg.odds), current: formatOdds(now.odds) };
      return refuse('odds-changed', { ...prices, leg: index, selection: leg.selection, version: now.version });
    }
    legs.push(now);
  }
  return judgePayout(slip.stake, legs, limits);
}

function judgeShape({ kind, legs }: Slip, offer: readonly OfferedSelection[]): Refusal<SlipRefusal> | null {
  if (kind === 'single' && legs.length !== 1) return refuse('single-count-invalid');
  if (kind === 'express' && legs.length < 2) return refuse('express-too-few', { min: 2 });
  return judgeEvents(legs, offer);
}

/** Two legs on one event stand or fall together, so they are no express; the second of them is named. */
function judgeEvents(legs: readonly SlipLeg[], offer: readonly OfferedSelection[]): Refusal<SlipRefusal> | null {
  const eventOf = new Map(offer.map(({ selection, event }) => [selection, event]));
  const events = legs.map(({ selection }) => eventOf.get(selection) ?? `unknown ${selection}`);
  const repeated = events.findIndex((event, index) => events.indexOf(event) < index);
  return repeated < 0 ? null : refuse('event-repeated', { leg: repeated });
}

function judgeStake({ stake }: Slip, limits: StakeLimits): Refusal<SlipRefusal> | null {
  const { stakeMin, stakeMax } = limits;
  if (stake < stakeMin) return refuse('stake-below-minimum', { min: moneyText(stakeMin, limits) });
  return stake > stakeMax ? refuse('stake-above-maximum', { max: moneyText(stakeMax, limits) }) : null;
}

function isAcceptable(accept: Slip['accept'], { seen, now }: { seen: Odds; now: Odds }): boolean {
  return now === seen || accept === 'all' || (accept === 'better' && now > seen);
}

function judgePayout(
  stake: Units,
  legs: readonly OfferedSelection[],
  limits: StakeLimits,
): JudgedSlip | Refusal<SlipRefusal> {
  const factors = legs.map((leg) => legFactor({ result: 1, voidHalves: 0 }, leg.odds));
  const { numerator, denominator } = product(factors);
  if (numerator * 1_000n > BigInt(EXPRESS_ODDS_MAX) * denominator)
    return refuse('express-odds-above-maximum', { max: formatOdds(EXPRESS_ODDS_MAX) });
  const potentialPayout = payoutOf(stake, factors, UNITS_PER_CENT);
  if (potentialPayout <= limits.payoutMax) return { legs, potentialPayout };
  const stakeMax = (limits.payoutMax * denominator) / numerator;
  return refuse('limit-max-payout-usual-bet', { max: moneyText(floorToCent(stakeMax), limits) });
}

/** `120.50 USD`, as parameters of refusals are written. */
function moneyText(units: Units, { currency }: StakeLimits): string {
  return `${formatAmount(units)} ${currency}`;
}
