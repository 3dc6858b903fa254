import {
  type EachWayTerms,
  eachWayFactor,
  FACTOR_ONE,
  type Factor,
  formatAmount,
  legFactor,
  type Odds,
  payoutOf,
  placeFactor,
  product,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
} from '@ordago/kernel';
import { freePayout } from './free-payout.ts';
import type { SelectionOutcome } from './market.ts';

export type SettledStatus = 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';

/** A leg whose selection has its result. */
export interface DecidedLeg {
  readonly odds: Odds;
  readonly outcome: SelectionOutcome;
  /** Terms of a leg each way, and the result of its place part. */
  readonly place?: { readonly terms: EachWayTerms; readonly outcome: SelectionOutcome };
}

export interface SettledLeg {
  readonly status: SettledStatus;
  /** As a decimal, for display. */
  readonly factor: string;
  /** Both halves of a leg each way. */
  readonly parts?: { readonly win: SettledPart; readonly place: SettledPart };
}

/** Half of an each-way leg. */
export type SettledPart = Pick<SettledLeg, 'status' | 'factor'>;

/** Verdict on legs, whatever the stake: bets on the same legs share it. */
export interface LegsVerdict {
  readonly legs: readonly SettledLeg[];
  /** Exact payout of a unit of stake. */
  readonly factor: Factor;
  readonly isSystem: boolean;
  /** (Default: no) */
  readonly isEachWay?: boolean;
}

export interface BetSettlement {
  readonly status: SettledStatus;
  readonly payout: Units;
  readonly legs: readonly SettledLeg[];
}

/** Judges legs that are all decided, or that cannot pay any more. A void leg counts as odds 1. */
export function judgeLegs(legs: readonly DecidedLeg[], system: SystemShape | null): LegsVerdict {
  if (legs.some(({ place }) => place !== undefined)) return judgeEachWayLegs(legs);
  const factors = legs.map((leg) => legFactor(leg.outcome, leg.odds));
  return {
    legs: legs.map((leg, index) => ({ status: legStatus(leg.outcome), factor: factorText(factors[index]) })),
    factor: system === null ? product(factors) : systemFactor(factors, system),
    isSystem: system !== null,
  };
}

/** Half of the stake goes through the win parts of all legs, half through their place parts. */
function judgeEachWayLegs(legs: readonly DecidedLeg[]): LegsVerdict {
  const wins = legs.map(({ outcome, odds }) => legFactor(outcome, odds));
  const places = legs.map(({ outcome, odds, place }) =>
    place === undefined ? legFactor(outcome, odds) : placeFactor(place.outcome, odds, place.terms),
  );
  return {
    legs: legs.map(({ outcome, place }, index) => {
      const win = wins[index] ?? FACTOR_ONE;
      const placed = places[index] ?? FACTOR_ONE;
      const mean = eachWayFactor([win], [placed]);
      const placeStatus = legStatus(place?.outcome ?? outcome);
      const parts = {
        win: { status: legStatus(outcome), factor: factorText(win) },
        place: { status: placeStatus, factor: factorText(placed) },
      };
      return { status: eachWayStatus(parts, mean), factor: factorText(mean), parts };
    }),
    factor: eachWayFactor(wins, places),
    isSystem: false,
    isEachWay: true,
  };
}

/** A leg that won has won; one that only placed is won or lost by half, by whether it brings its stake back. */
function eachWayStatus({ win, place }: NonNullable<SettledLeg['parts']>, mean: Factor): SettledStatus {
  if (win.status === place.status) return win.status;
  if (win.status === 'won') return 'won';
  return mean.numerator >= mean.denominator ? 'half-won' : 'half-lost';
}

/**
 * Settles a stake on judged legs: payout = stake · ∏ f, floored once to the cent (architecture 3.7). An express of
 * void legs returns the stake.
 */
export function settleStake(stake: Units, verdict: LegsVerdict): BetSettlement {
  const { legs, factor, isSystem } = verdict;
  const payout = payoutOf(stake, [factor], UNITS_PER_CENT);
  const status = isSystem ? systemStatus(legs, payout) : betStatus(verdict, { stake, payout });
  return { status, payout, legs };
}

/**
 * Settles a stake that the operator paid: the payout excludes the stake, unless the terms include it, and a void bet
 * pays nothing, since its award goes back.
 */
export function settleFreeStake(
  stake: Units,
  verdict: LegsVerdict,
  free: { readonly isStakeReturned: boolean },
): BetSettlement {
  const settled = settleStake(stake, verdict);
  const payout = settled.status === 'void' ? 0n : freePayout(settled.payout, { amount: stake, ...free });
  return { ...settled, payout };
}

/** Settles one bet by its legs. */
export function settleBet(stake: Units, legs: readonly DecidedLeg[], system: SystemShape | null = null): BetSettlement {
  return settleStake(stake, judgeLegs(legs, system));
}

/** State of a leg while bets on it wait: its win part, and its place part where it has one. */
export interface OpenLeg {
  readonly outcome: SelectionOutcome | null;
  /** Null while the place part is open. (Default: the leg is one to win) */
  readonly place?: SelectionOutcome | null;
}

/** The same of a bet with parts: each way, both halves have to be lost before the others do not matter. */
export function areDecided(legs: readonly OpenLeg[], system: SystemShape | null): boolean {
  const wins = legs.map(({ outcome }) => outcome);
  if (legs.every(({ place }) => place === undefined)) return isDecided(wins, system);
  return (
    isDecided(wins, system) &&
    isDecided(
      legs.map(({ outcome, place }) => (place === undefined ? outcome : place)),
      system,
    )
  );
}

/**
 * Returns true if a bet can be settled: every leg is decided, or the lost ones decide it whatever the others' results.
 */
export function isDecided(legs: readonly (SelectionOutcome | null)[], system: SystemShape | null): boolean {
  if (legs.every((outcome) => outcome !== null)) return true;
  const isLost = legs.map((outcome) => outcome !== null && legStatus(outcome) === 'lost');
  if (system === null) return isLost.includes(true);
  const { sizes, bankers } = system;
  const alive = isLost.filter((lost, place) => !lost && !bankers.includes(place)).length;
  return bankers.some((banker) => isLost[banker]) || alive < Math.min(...sizes) - bankers.length;
}

function legStatus({ result, voidHalves }: SelectionOutcome): SettledStatus {
  if (voidHalves === 2) return 'void';
  if (voidHalves === 1) return result === 1 ? 'half-won' : 'half-lost';
  return result === 1 ? 'won' : 'lost';
}

/**
 * Returns the status of a bet: with one live leg that of the leg; with several it is won when it pays more than its
 * stake.
 */
function betStatus(
  { legs, factor, isEachWay = false }: LegsVerdict,
  { stake, payout }: { stake: Units; payout: Units },
): SettledStatus {
  // Each way, a leg that only placed ends the half that is on the win, and another one may end the other half.
  if (isEachWay ? factor.numerator === 0n : legs.some(({ status }) => status === 'lost')) return 'lost';
  const live = legs.filter(({ status }) => status !== 'void');
  const [first] = live;
  if (first === undefined) return 'void';
  if (live.length === 1) return first.status;
  return payout >= stake ? 'won' : 'half-lost';
}

/** A system is won when any of its combinations pays, be it less than the stake on all of them. */
function systemStatus(legs: readonly SettledLeg[], payout: Units): SettledStatus {
  if (legs.every(({ status }) => status === 'void')) return 'void';
  return payout > 0n ? 'won' : 'lost';
}

/** The factor as a decimal, exact for thousandths and cut beyond five decimals: for display, never for the sum. */
function factorText(factor: Factor | undefined): string {
  if (!factor) return '0';
  return formatAmount((factor.numerator * 100_000n) / factor.denominator);
}
