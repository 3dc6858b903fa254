import { type Factor, formatAmount, legFactor, type Odds, payoutOf, UNITS_PER_CENT, type Units } from '@ordago/kernel';
import type { SelectionOutcome } from './market.ts';

export type SettledStatus = 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';

/** A leg whose selection has its result. */
export interface DecidedLeg {
  readonly odds: Odds;
  readonly outcome: SelectionOutcome;
}

export interface BetSettlement {
  readonly status: SettledStatus;
  readonly payout: Units;
  readonly legs: readonly { readonly status: SettledStatus; readonly factor: string }[];
}

/**
 * Settles a bet whose legs are all decided, or one of which is lost for good: payout = stake · ∏ f, floored once to the
 * cent (architecture 3.7). A void leg counts as odds 1; an express of void legs returns the stake.
 */
export function settleBet(stake: Units, legs: readonly DecidedLeg[]): BetSettlement {
  const factors = legs.map((leg) => legFactor(leg.outcome, leg.odds));
  const payout = payoutOf(stake, factors, UNITS_PER_CENT);
  const statuses = legs.map((leg) => legStatus(leg.outcome));
  return {
    status: betStatus(statuses, { stake, payout }),
    payout,
    legs: statuses.map((status, index) => ({ status, factor: factorText(factors[index]) })),
  };
}

/** Whether a bet can be settled: every leg is decided, or a lost leg has decided it whatever the others do. */
export function isDecided(legs: readonly (SelectionOutcome | null)[]): boolean {
  return (
    legs.every((outcome) => outcome !== null) ||
    legs.some((outcome) => outcome !== null && legStatus(outcome) === 'lost')
  );
}

function legStatus({ result, voidHalves }: SelectionOutcome): SettledStatus {
  if (voidHalves === 2) return 'void';
  if (voidHalves === 1) return result === 1 ? 'half-won' : 'half-lost';
  return result === 1 ? 'won' : 'lost';
}

/** A bet takes the word of its only live leg; an express with several is won when it pays more than its stake. */
function betStatus(legs: readonly SettledStatus[], { stake, payout }: { stake: Units; payout: Units }): SettledStatus {
  if (legs.includes('lost')) return 'lost';
  const live = legs.filter((status) => status !== 'void');
  const [first] = live;
  if (first === undefined) return 'void';
  if (live.length === 1) return first;
  return payout >= stake ? 'won' : 'half-lost';
}

/** The factor as a decimal, exact for thousandths and cut beyond five decimals: for the eye, never for the sum. */
function factorText(factor: Factor | undefined): string {
  if (!factor) return '0';
  return formatAmount((factor.numerator * 100_000n) / factor.denominator);
}
