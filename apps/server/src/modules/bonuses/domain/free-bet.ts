import {
  type Currency,
  formatOdds,
  type Instant,
  type Odds,
  type PlayerId,
  type Refusal,
  refuse,
  type StaffId,
} from '@ordago/kernel';
import {
  FREE_BET_ODDS_MIN,
  type FreeBetSettings,
  type FreeBetTerms,
  leastOdds,
  type SelectionOfSport,
  type SlipShape,
} from './terms.ts';

export type FreeBetStatus = 'awarded' | 'used' | 'returned' | 'expired' | 'cancelled';
/** A free bet of a player. */
export interface FreeBet extends FreeBetTerms {
  readonly id: string;
  readonly player: PlayerId;
  readonly currency: Currency;
  readonly validFrom: Instant;
  readonly validUntil: Instant;
  readonly status: FreeBetStatus;
  /** The bet that it paid. */
  readonly bet: string | null;
  /** True if a void bet gave it back. */
  readonly isGivenBack: boolean;
}

export interface OddsBounds {
  readonly min: Odds;
  readonly max: Odds | null;
}

export type FreeBetRefusal = 'free-bet-terms-unmet' | 'bonus-express-too-few';
type OddsRefusal = 'free-bet-odds-too-low' | 'free-bet-odds-too-high';

/** Returns the odds that a bet of the kind may have: those of the award, else of the settings, and never below the operator's rule. */
export function freeBetOdds(
  { oddsMin, oddsMax }: Pick<FreeBetTerms, 'oddsMin' | 'oddsMax'>,
  kind: 'single' | 'express',
  settings: FreeBetSettings,
): OddsBounds {
  const [min, max] =
    kind === 'single' ? [settings.freeSingleOddsMin, settings.freeSingleOddsMax] : [settings.freeExpressOddsMin, null];
  return { min: leastOdds(FREE_BET_ODDS_MIN, oddsMin ?? min), max: oddsMax ?? max };
}

/** Returns true if a free bet can be used at an instant. */
export function isUsable({ status, validFrom, validUntil }: FreeBet, at: Instant): boolean {
  return status === 'awarded' && validFrom <= at && at < validUntil;
}

/**
 * Judges whether a free bet pays such a slip. A system is never free, nor is a bet each way: their parts would share one
 * promise.
 */
export function judgeFreeBet(
  terms: FreeBetTerms,
  { kind, legs }: SlipShape,
  offer: readonly SelectionOfSport[],
): Refusal<FreeBetRefusal> | null {
  const isEachWay = legs.some(({ eachWay }) => (eachWay ?? null) !== null);
  if (kind === 'system' || isEachWay || (terms.kinds !== 'any' && terms.kinds !== kind))
    return refuse('free-bet-terms-unmet');
  const { sports, legsMin } = terms;
  const other = sports === null ? undefined : offer.find(({ sport }) => !sports.includes(sport));
  if (other !== undefined) return refuse('free-bet-terms-unmet', { selection: other.selection });
  return kind === 'express' && legsMin !== null && legs.length < legsMin
    ? refuse('bonus-express-too-few', { min: legsMin })
    : null;
}

/** Judges whether the odds of a whole bet lie within the bounds of its free bet. */
export function judgeFreeOdds(
  { min, max }: OddsBounds,
  { isBelow, isAbove }: { isBelow: (odds: Odds) => boolean; isAbove: (odds: Odds) => boolean },
): Refusal<OddsRefusal> | null {
  if (isBelow(min)) return refuse('free-bet-odds-too-low', { min: formatOdds(min) });
  return max !== null && isAbove(max) ? refuse('free-bet-odds-too-high', { max: formatOdds(max) }) : null;
}

/** A free bet as staff see it. */
export interface StaffFreeBet extends FreeBet {
  readonly reason: string;
  readonly batch: string | null;
  /** Null for one that a void bet gave back. */
  readonly givenBy: string | null;
  readonly givenAt: Instant;
  readonly endedAt: Instant | null;
}

/** Award of staff. */
export interface NewFreeBet extends Omit<FreeBet, 'id' | 'status' | 'bet' | 'isGivenBack'> {
  readonly reason: string;
  readonly batch: string | null;
  readonly staff: StaffId;
  /** Key of the request and its sender, or of the campaign and the player: the same one awards once. */
  readonly key: string;
}
