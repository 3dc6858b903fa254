import {
  combinationsOf,
  eachWayFactor,
  type Factor,
  formatAmount,
  formatOdds,
  HOUR_MS,
  type Odds,
  payoutOf,
  placedFactor,
  product,
  type Refusal,
  refuse,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
  wonFactor,
} from '@ordago/kernel';
import { type EachWayRefusal, isEachWay, judgeEachWay } from '../../shared/domain/each-way.ts';
import { freePayout } from '../../shared/domain/free-payout.ts';
import { judgeLimits, type LimitedBet, type LimitLine, type LimitRefusal } from '../../shared/domain/judge-limits.ts';
import type {
  BettingRules,
  BettingSettings,
  FreeBetTerms,
  OfferedSelection,
  Slip,
  SlipLeg,
  StakeLimits,
} from '../../shared/domain/slip.ts';

/** Time within which a competitor plays no two matches: of two such events one is not played as listed. */
const MATCH_MS = 3 * HOUR_MS;

/** Judged slip: the prices now, and their payout. */
export interface JudgedSlip {
  readonly legs: readonly OfferedSelection[];
  /** Largest payout: of a free bet without its stake, unless its terms include it. */
  readonly potentialPayout: Units;
  readonly line: LimitLine;
}

export type SlipRefusal =
  | LimitRefusal
  | EachWayRefusal
  | 'bets-stopped'
  | 'live-bets-stopped'
  | 'bet-empty'
  | 'selection-unknown'
  | 'event-not-found'
  | 'event-repeated'
  | 'events-impossible'
  | 'bet-blocked-by-bookmaker'
  | 'event-over'
  | 'event-started'
  | 'event-stopped'
  | 'market-suspended'
  | 'live-mismatch'
  | 'prematch-mismatch'
  | 'express-only'
  | 'single-only'
  | 'single-count-invalid'
  | 'express-too-few'
  | 'express-too-many'
  | 'system-size-invalid'
  | 'banker-count-invalid'
  | 'combination-count-exceeded'
  | 'bonus-express-too-few'
  | 'bonus-odds-too-low'
  | 'bonus-percent-not-allowed'
  | 'free-bet-terms-unmet'
  | 'free-bet-odds-too-low'
  | 'free-bet-odds-too-high'
  | 'stake-below-minimum'
  | 'odds-changed'
  | 'express-odds-above-maximum';

/**
 * Judges a slip against the offer: shape, stake, price moves, limits. The clock, the market's state and the sums of
 * limits are judged again under the lock, where they cannot change any more. A moved price is named where nothing else stands in the way
 * of its leg: whoever accepts it can bet at it. Refusals carry what would be accepted.
 */
export function judgeSlip(
  slip: Slip,
  offer: readonly OfferedSelection[],
  limits: StakeLimits,
  rules: BettingRules,
): JudgedSlip | Refusal<SlipRefusal> {
  const line = offer.some(isPlayed) ? 'live' : 'usual';
  const refused =
    judgeReception(rules.settings, line) ??
    (rules.funding === 'grant' ? rules.terms.judgeBonusShare(rules.settings) : null) ??
    judgeShape(slip, offer, rules) ??
    judgeEachWay(slip, offer) ??
    judgeStake(slip, limits, rules) ??
    judgeLegs(slip, offer, rules);
  if (refused) return refused;
  const legs = slip.legs.flatMap(({ selection }) => offeredIn(offer, selection) ?? []);
  return judgePayout(slip, { legs, line }, limits, rules);
}

/** Finds the offer of a leg; a slip has so few that a scan finds it sooner than an index. */
function offeredIn(offer: readonly OfferedSelection[], id: string): OfferedSelection | undefined {
  return offer.find(({ selection }) => selection === id);
}

/** Returns true if a bet on it is a live one. */
export function isPlayed({ state, isInPlay }: Pick<OfferedSelection, 'state' | 'isInPlay'>): boolean {
  return state === 'live' && isInPlay;
}

function judgeReception(
  { areBetsStopped, areLiveBetsStopped }: BettingSettings,
  line: LimitLine,
): Refusal<SlipRefusal> | null {
  if (areBetsStopped) return refuse('bets-stopped');
  return areLiveBetsStopped && line === 'live' ? refuse('live-bets-stopped') : null;
}

/** Refusals of slips that are no bet at any stake. */
type FormRefusal = 'bet-empty' | 'system-size-invalid' | 'banker-count-invalid' | 'combination-count-exceeded';

/**
 * Judges whether a slip is a bet at any stake, so that its limits can be weighed, whatever else stands in its way.
 *
 * @refuses bet-empty, system-size-invalid, banker-count-invalid, combination-count-exceeded
 */
export function judgeForm(
  { kind, legs, system }: Pick<Slip, 'kind' | 'legs' | 'system'>,
  settings: BettingSettings,
): Refusal<FormRefusal> | null {
  if (legs.length === 0) return refuse('bet-empty');
  if ((kind === 'system') !== (system !== null)) return refuse('system-size-invalid', systemSizes(legs.length));
  return system && judgeSystem(legs.length, system, settings);
}

function judgeShape(
  { kind, legs, system }: Slip,
  offer: readonly OfferedSelection[],
  { settings, funding, terms }: BettingRules,
): Refusal<SlipRefusal> | null {
  if (legs.length === 0) return refuse('bet-empty');
  if (kind === 'single' && legs.length !== 1) return refuse('single-count-invalid');
  if (kind === 'express' && legs.length < 2) return refuse('express-too-few', { min: 2 });
  if (legs.length > settings.expressLegsMax) return refuse('express-too-many', { max: settings.expressLegsMax });
  const tooFew = funding === 'grant' && kind === 'express' ? terms.judgeBonusLegs(legs.length, settings) : null;
  if (tooFew !== null) return tooFew;
  if ((kind === 'system') !== (system !== null)) return refuse('system-size-invalid', systemSizes(legs.length));
  return (
    (system && judgeSystem(legs.length, system, settings)) ??
    (isFree(funding) ? terms.judgeFreeBet(funding, { kind, legs }, offer) : null) ??
    judgeEvents(legs, offer)
  );
}

/** A plain system has one size, below the number of its legs; one of several sizes may have any, from singles up. */
function judgeSystem(
  legs: number,
  { sizes, bankers }: SystemShape,
  { combinationsMax }: BettingSettings,
): Refusal<FormRefusal> | null {
  const [least] = sizes;
  const isAscending = sizes.every((size, index) => size > (sizes[index - 1] ?? 0));
  const [min, max] = sizes.length > 1 ? [1, legs] : [2, legs - 1];
  if (legs < 3 || least === undefined || !isAscending || sizes.some((size) => size < min || size > max))
    return refuse('system-size-invalid', systemSizes(legs));
  const isOnce = new Set(bankers).size === bankers.length && bankers.every((banker) => banker < legs);
  if (!isOnce || bankers.length >= least) return refuse('banker-count-invalid', { max: least - 1 });
  return combinationsOf(legs, { sizes, bankers }) > combinationsMax
    ? refuse('combination-count-exceeded', { max: combinationsMax })
    : null;
}

/** The sizes that a plain system of so many legs has. */
function systemSizes(legs: number): { min: number; max: number } {
  return { min: 2, max: Math.max(legs - 1, 2) };
}

/**
 * Refuses two legs on one event, which win or lose together, and two matches of one competitor at the same time, of
 * which one is not played as listed. The refusal names the second of them.
 */
function judgeEvents(legs: readonly SlipLeg[], offer: readonly OfferedSelection[]): Refusal<SlipRefusal> | null {
  // A single leg depends on no other.
  if (legs.length === 1) return null;
  const offered = legs.map(({ selection }) => offeredIn(offer, selection));
  const events = legs.map(({ selection }, index) => offered[index]?.event ?? `unknown ${selection}`);
  const repeated = events.findIndex((event, index) => events.indexOf(event) < index);
  if (repeated >= 0) return refuse('event-repeated', { leg: repeated });
  const impossible = offered.findIndex(
    (leg, index) => leg && offered.slice(0, index).some((one) => areOneMatch(one, leg)),
  );
  return impossible < 0 ? null : refuse('events-impossible', { leg: impossible });
}

type Played = Pick<OfferedSelection, 'startsAt' | 'teams'>;

/** Returns true if one competitor plays in both at the same time, so that one of the two is not played as listed. */
export function areOneMatch(one: Played | undefined, other: Played): boolean {
  if (one === undefined || Math.abs(one.startsAt - other.startsAt) >= MATCH_MS) return false;
  return one.teams.some((team) => other.teams.includes(team));
}

/** A free bet is as large as it was awarded. */
function judgeStake({ stake }: Slip, limits: StakeLimits, { funding }: BettingRules): Refusal<SlipRefusal> | null {
  const { stakeMin, currency } = limits;
  return !isFree(funding) && stake < stakeMin
    ? refuse('stake-below-minimum', { min: `${formatAmount(stakeMin)} ${currency}` })
    : null;
}

/**
 * Returns the first refused leg as the refusal; the others come with it, so that a player corrects all of them at once.
 */
function judgeLegs(slip: Slip, offer: readonly OfferedSelection[], rules: BettingRules): Refusal<SlipRefusal> | null {
  const [first, ...also] = slip.legs.flatMap(
    (leg, index) => judgeLeg(slip, { leg, index }, { offer, bettingRules: rules }) ?? [],
  );
  if (!first) return null;
  return also.length === 0 ? first : { ...first, also };
}

function judgeLeg(
  slip: Slip,
  { leg, index }: { leg: SlipLeg; index: number },
  { offer, bettingRules: rules }: { offer: readonly OfferedSelection[]; bettingRules: BettingRules },
): Refusal<SlipRefusal> | null {
  const now = offeredIn(offer, leg.selection);
  if (!now) return refuse('selection-unknown', { leg: index });
  const name = ruledOut(slip, now, rules) ?? mismatch(leg, now);
  if (name !== null) return refuse(name, { leg: index, selection: leg.selection });
  if (isAcceptable(slip.accept, { seen: leg.odds, now: now.odds })) return null;
  const closed = closedBy(now);
  if (closed !== null) return refuse(closed, { leg: index, selection: leg.selection });
  const prices = { offered: formatOdds(leg.odds), current: formatOdds(now.odds) };
  return refuse('odds-changed', { ...prices, leg: index, selection: leg.selection, version: now.version });
}

function ruledOut({ kind }: Slip, { selection }: OfferedSelection, { rules }: BettingRules): SlipRefusal | null {
  const holds = (rule: BettingRules['rules'][number]['rule']) =>
    rules.some((one) => one.selection === selection && one.rule === rule);
  if (holds('barred')) return 'bet-blocked-by-bookmaker';
  if (kind === 'single' && holds('express-only')) return 'express-only';
  return kind !== 'single' && holds('single-only') ? 'single-only' : null;
}

/**
 * Refuses a leg whose event is over, has begun, or was in another state when it was put into the slip, in the order of
 * `sportsbook.leg_refusal`.
 */
function mismatch(leg: SlipLeg, now: OfferedSelection): SlipRefusal | null {
  if (leg.event !== undefined && leg.event !== now.event) return 'selection-unknown';
  if (now.state !== 'scheduled' && now.state !== 'live') return 'event-over';
  if (!leg.isLive && now.state === 'live') return now.isInPlay ? 'live-mismatch' : 'event-started';
  return leg.isLive && now.state === 'scheduled' ? 'prematch-mismatch' : null;
}

/** Reason why no price of a leg can be bet at for now; it may pass before the lock, where it is judged again. */
function closedBy({ isStopped, isMarketOpen, isInPlay, state }: OfferedSelection): SlipRefusal | null {
  if (isStopped) return 'event-stopped';
  return isMarketOpen && (state !== 'live' || isInPlay) ? null : 'market-suspended';
}

function isAcceptable(accept: Slip['accept'], { seen, now }: { seen: Odds; now: Odds }): boolean {
  return now === seen || accept === 'all' || (accept === 'better' && now > seen);
}

function judgePayout(
  slip: Slip,
  { legs, line }: Pick<JudgedSlip, 'legs' | 'line'>,
  limits: StakeLimits,
  { settings, funding, limits: current, terms }: BettingRules,
): JudgedSlip | Refusal<SlipRefusal> {
  const bet = limitedBet(slip, { legs, line }, limits, funding);
  const { factor, potentialPayout } = bet;
  if (isAbove(longestProduct(slip, legs), settings.expressOddsMax))
    return refuse('express-odds-above-maximum', { max: formatOdds(settings.expressOddsMax) });
  const tooLow = funding === 'grant' ? terms.judgeBonusOdds(factor, settings) : null;
  if (tooLow !== null) return tooLow;
  if (isFree(funding)) {
    const refused = terms.judgeFreeOdds(funding, { kind: slip.kind, factor }, settings);
    if (refused !== null) return refused;
  }
  return judgeLimits(bet, current) ?? { legs, potentialPayout, line };
}

/** A slip as limits see it, with the legs that are offered of it. A free bet is as large as it was awarded. */
export function limitedBet(
  { stake, system, legs: wanted }: Pick<Slip, 'stake' | 'system' | 'legs'>,
  { legs, line }: Pick<JudgedSlip, 'legs' | 'line'>,
  limits: StakeLimits,
  funding: BettingRules['funding'],
): LimitedBet {
  const factors = legs.map((leg) => wonFactor(leg.odds));
  const whole = () => (system === null ? product(factors) : systemFactor(factors, system));
  const factor = isEachWay({ legs: wanted }) ? eachWayFactor(factors, placedFactors(wanted, legs)) : whole();
  const gross = payoutOf(stake, [factor], UNITS_PER_CENT);
  if (!isFree(funding)) return { limits, line, stake, factor, potentialPayout: gross, isFree: false };
  const own = { ...limits, stakeMin: 1n, stakeMax: stake };
  return { limits: own, line, stake, factor, potentialPayout: freePayout(gross, funding), isFree: true };
}

/** Returns the payout of a unit on the longest combination of a slip. */
export function longestProduct({ system }: Pick<Slip, 'system'>, legs: readonly Pick<OfferedSelection, 'odds'>[]) {
  return product(
    longestCombination(
      legs.map((leg) => wonFactor(leg.odds)),
      system,
    ),
  );
}

/** Factors of the place parts when all of them place. */
function placedFactors(wanted: readonly SlipLeg[], offered: readonly OfferedSelection[]): readonly Factor[] {
  return wanted.flatMap(({ selection, eachWay }) => {
    const now = offeredIn(offered, selection);
    return now && eachWay ? [placedFactor(now.odds, eachWay)] : [];
  });
}

function isFree(funding: BettingRules['funding']): funding is FreeBetTerms {
  return typeof funding === 'object';
}

function isAbove({ numerator, denominator }: Factor, odds: Odds): boolean {
  return numerator * 1_000n > BigInt(odds) * denominator;
}

/** The factors of the combination that would pay most: the bankers, and the longest of the others. */
function longestCombination(factors: readonly Factor[], system: SystemShape | null): readonly Factor[] {
  if (system === null) return factors;
  const { sizes, bankers } = system;
  const others = factors
    .filter((_, place) => !bankers.includes(place))
    .toSorted((a, b) => (a.numerator * b.denominator > b.numerator * a.denominator ? -1 : 1));
  const room = Math.max(...sizes) - bankers.length;
  return [...factors.filter((_, place) => bankers.includes(place)), ...others.slice(0, room)];
}
