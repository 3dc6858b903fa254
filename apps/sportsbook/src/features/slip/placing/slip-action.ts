import { parseAmount, type Units } from '@ordago/kernel';
import type { Account } from '../../../shared/player/account.ts';
import { eachWayStateOf } from '../../../shared/slip/each-way.ts';
import { kindOf, repeatedSelections, type Slip } from '../../../shared/slip/slip.ts';
import { slipTotals, stakedBets } from '../../../shared/slip/slip-maths.ts';
import { areTermsMoved, type LegState, needsReview } from './leg-state.ts';
import type { Problem } from './problem.ts';

/** Label of the main button, and whether it can be clicked. */
export type SlipAction =
  | { readonly kind: 'place'; readonly count: number; readonly stake: Units; readonly isFree: boolean }
  | { readonly kind: 'review'; readonly count: number }
  | { readonly kind: 'sign-in' }
  /** The operator no longer offers the express: the player chooses how to go on. */
  | { readonly kind: 'featured-gone' }
  /** The slip cannot be bet each way in its present form: the player chooses how to go on. */
  | { readonly kind: 'each-way-off' }
  | { readonly kind: 'enter-stake' }
  | { readonly kind: 'stake-low'; readonly amount: Units }
  | { readonly kind: 'stake-high'; readonly amount: Units }
  | { readonly kind: 'deposit'; readonly short: Units };

export interface SlipActionFacts {
  readonly slip: Slip;
  readonly states: readonly LegState[];
  readonly problems: readonly Problem[];
  /** Undefined for a guest, and before the first answer. */
  readonly account: Account | undefined;
  /** Bounds of the slip by every limit. (Default: those of the account) */
  readonly bounds?: { readonly stake_max: string } | undefined;
  readonly isGuest: boolean;
  /** The featured express in the slip is offered no more. (Default: it is, or there is none) */
  readonly isFeaturedExpressGone?: boolean;
}

/** Decides what the slip lacks for a bet; the first thing that is missing is the one that is named. */
export function slipActionOf({
  slip,
  states,
  problems,
  account,
  bounds,
  isGuest,
  isFeaturedExpressGone = false,
}: SlipActionFacts): SlipAction {
  if (isFeaturedExpressGone) return { kind: 'featured-gone' };
  const marked = markedSelections({ slip, states, problems });
  if (eachWayStateOf(slip).kind === 'blocked') return { kind: 'each-way-off' };
  if (marked.size > 0) return { kind: 'review', count: marked.size };
  if (isGuest) return { kind: 'sign-in' };
  const { count, stake } = slipTotals(slip);
  if (count === 0) return { kind: 'enter-stake' };
  const isFree = stakedBets(slip).some(({ freeBet }) => freeBet !== null);
  if (account && !isFree) {
    const stakeMax = bounds?.stake_max ?? account.stake.max;
    const [min, max, balance] = [account.stake.min, stakeMax, account.balance].map(unitsIn);
    const stakes = stakedBets(slip).map((bet) => bet.stake);
    if (min !== undefined && stakes.some((units) => units < min)) return { kind: 'stake-low', amount: min };
    // Where not even the smallest stake is left, the server names the limit that leaves none.
    if (max !== undefined && max > 0n && stakes.some((units) => units > max))
      return { kind: 'stake-high', amount: max };
    if (balance !== undefined && stake > balance) return { kind: 'deposit', short: stake - balance };
  }
  return { kind: 'place', count, stake, isFree };
}

/** The legs that wait for the player: moved, paused, closed, refused, or twice on one event in one bet. */
export function markedSelections({
  slip,
  states,
  problems,
}: Pick<SlipActionFacts, 'slip' | 'states' | 'problems'>): ReadonlySet<string> {
  const marked = new Set(kindOf(slip) === 'single' ? [] : repeatedSelections(slip.legs));
  for (const state of states)
    if (needsReview(state, slip.accept) || areTermsMoved(state, slip)) marked.add(state.leg.selection);
  for (const { selection, fix } of problems) if (selection !== null && fix?.kind !== 'stake') marked.add(selection);
  return marked;
}

function unitsIn(text: string): Units | undefined {
  return parseAmount(text, { decimalsMax: 5 }) ?? undefined;
}
