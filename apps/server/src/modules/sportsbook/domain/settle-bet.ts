import {
  type Factor,
  formatAmount,
  legFactor,
  type Odds,
  payoutOf,
  product,
  type SystemShape,
  systemFactor,
  UNITS_PER_CENT,
  type Units,
} from '@ordago/kernel';
import { freePayout } from './free-bet.ts';
import type { SelectionOutcome } from './market.ts';

export type SettledStatus = 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';

/** A leg whose selection has its result. */
export interface DecidedLeg {
  readonly odds: Odds;
  readonly outcome: SelectionOutcome;
}

export interface SettledLeg {
  readonly status: SettledStatus;
  /** As a decimal, for the eye. */
  readonly factor: string;
}

/** What legs come to, whatever is staked on them: bets on the same legs share it. */
export interface LegsVerdict {
  readonly legs: readonly SettledLeg[];
  /** What a unit of stake pays, exactly. */
  readonly factor: Factor;
  readonly isSystem: boolean;
}

export interface BetSettlement {
  readonly status: SettledStatus;
  readonly payout: Units;
  readonly legs: readonly SettledLeg[];
}

/** Judges legs that are all decided, or that cannot pay any more. A void leg counts as odds 1. */
export function judgeLegs(legs: readonly DecidedLeg[], system: SystemShape | null): LegsVerdict {
  const factors = legs.map((leg) => legFactor(leg.outcome, leg.odds));
  return {
    legs: legs.map((leg, index) => ({ status: legStatus(leg.outcome), factor: factorText(factors[index]) })),
    factor: system === null ? product(factors) : systemFactor(factors, system),
    isSystem: system !== null,
  };
}

/**
 * What a stake on judged legs comes to: payout = stake · ∏ f, floored once to the cent (architecture 3.7). An express of
 * void legs returns the stake.
 */
export function settleStake(stake: Units, { legs, factor, isSystem }: LegsVerdict): BetSettlement {
  const payout = payoutOf(stake, [factor], UNITS_PER_CENT);
  const status = isSystem ? systemStatus(legs, payout) : betStatus(legs, { stake, payout });
  return { status, payout, legs };
}

/**
 * The same of a stake that the house put down: what it pays is without the stake, unless the terms say otherwise, and a void
 * bet pays nothing, since its award goes back.
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

/** Whether a bet can be settled: every leg is decided, or the lost ones have decided it whatever the others do. */
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

/** A bet takes the word of its only live leg; an express with several is won when it pays more than its stake. */
function betStatus(legs: readonly SettledLeg[], { stake, payout }: { stake: Units; payout: Units }): SettledStatus {
  if (legs.some(({ status }) => status === 'lost')) return 'lost';
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

/** The factor as a decimal, exact for thousandths and cut beyond five decimals: for the eye, never for the sum. */
function factorText(factor: Factor | undefined): string {
  if (!factor) return '0';
  return formatAmount((factor.numerator * 100_000n) / factor.denominator);
}
