import { parseAmount, type Units } from '@ordago/kernel';
import type { Account } from '../../../shared/player/account.ts';
import { eachWayStateOf } from '../../../shared/slip/each-way.ts';
import { kindOf, repeatedSelections, type Slip } from '../../../shared/slip/slip.ts';
import { slipTotals, stakedBets } from '../../../shared/slip/slip-maths.ts';
import { areTermsMoved, type LegState, needsReview, type Price } from './leg-state.ts';
import { isLimit, type Problem } from './problem.ts';

/** Label of the main button, and whether it can be clicked. */
export type SlipAction =
  | {
      readonly kind: 'place';
      readonly count: number;
      readonly stake: Units;
      readonly isFree: boolean;
      /** Prices that are accepted by the same click, by selection; empty where none moved. */
      readonly prices: ReadonlyMap<string, Price>;
    }
  | { readonly kind: 'review'; readonly count: number }
  /** The server is out of reach: nothing is sent before it is back. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'sign-in' }
  /** The operator no longer offers the express: the player chooses how to go on. */
  | { readonly kind: 'featured-gone' }
  /** The slip cannot be bet each way in its present form: the player chooses how to go on. */
  | { readonly kind: 'each-way-off' }
  | { readonly kind: 'enter-stake' }
  | { readonly kind: 'stake-low'; readonly amount: Units }
  | { readonly kind: 'stake-high'; readonly amount: Units }
  /** A limit leaves no stake at all. */
  | { readonly kind: 'no-room' }
  | { readonly kind: 'deposit'; readonly short: Units };

export interface SlipActionFacts {
  readonly slip: Slip;
  readonly states: readonly LegState[];
  readonly problems: readonly Problem[];
  /** Undefined for a guest, and before the first answer. */
  readonly account: Account | undefined;
  /** Bounds of the slip by every limit. (Default: those of the account) */
  readonly bounds?: { readonly stake_max: string } | undefined;
  /** Bounds of each of several singles, by its selection. (Default: those of the account) */
  readonly singles?: ReadonlyMap<string, { readonly stake_max: string }>;
  readonly isGuest: boolean;
  /** The featured express in the slip is offered no more. (Default: it is, or there is none) */
  readonly isFeaturedExpressGone?: boolean;
  /** The server is out of reach. (Default: it is not) */
  readonly isOffline?: boolean;
}

/** Decides what the slip lacks for a bet; the first thing that is missing is the one that is named. */
export function slipActionOf({
  slip,
  states,
  problems,
  account,
  bounds,
  singles = new Map(),
  isGuest,
  isFeaturedExpressGone = false,
  isOffline = false,
}: SlipActionFacts): SlipAction {
  if (isOffline) return { kind: 'offline' };
  if (isFeaturedExpressGone) return { kind: 'featured-gone' };
  const marked = markedSelections({ slip, states, problems });
  if (eachWayStateOf(slip).kind === 'blocked') return { kind: 'each-way-off' };
  const prices = acceptablePrices({ slip, states, problems, marked });
  if (prices === null) return { kind: 'review', count: marked.size };
  if (isGuest) return { kind: 'sign-in' };
  const limited = limitedBy(problems);
  if (limited !== null) return limited;
  const { count, stake } = slipTotals(slip);
  if (count === 0) return { kind: 'enter-stake' };
  const isFree = stakedBets(slip).some(({ freeBet }) => freeBet !== null);
  if (account && !isFree) {
    const [min, balance] = [account.stake.min, account.balance].map(unitsIn);
    if (min !== undefined && stakedBets(slip).some((bet) => bet.stake < min)) return { kind: 'stake-low', amount: min };
    const max = passedMax({ slip, singles, stakeMax: bounds?.stake_max ?? account.stake.max });
    if (max !== undefined) return { kind: 'stake-high', amount: max };
    if (balance !== undefined && stake > balance) return { kind: 'deposit', short: stake - balance };
  }
  return { kind: 'place', count, stake, isFree, prices };
}

/**
 * Returns the prices that one click accepts, by selection; null where something else than a price waits for the player: a
 * selection that is paused, refused or twice in the bet.
 */
function acceptablePrices({
  slip,
  states,
  problems,
  marked,
}: Pick<SlipActionFacts, 'slip' | 'states' | 'problems'> & { readonly marked: ReadonlySet<string> }) {
  const prices = new Map<string, Price>();
  for (const state of states) {
    const { selection } = state.leg;
    if (!marked.has(selection)) continue;
    const price = acceptablePrice(
      state,
      problems.filter((problem) => problem.selection === selection && problem.fix?.kind !== 'stake'),
    );
    if (price === null || areTermsMoved(state, slip)) return null;
    prices.set(selection, price);
  }
  const isRepeated = kindOf(slip) !== 'single' && repeatedSelections(slip.legs).size > 0;
  return isRepeated || prices.size < marked.size ? null : prices;
}

/** Returns the newest price of a leg, where it is all that the player has to accept; null otherwise. */
function acceptablePrice({ sale, price }: LegState, problems: readonly Problem[]): Price | null {
  if (sale !== 'open') return null;
  let newest = price;
  for (const { fix } of problems) {
    if (fix?.kind !== 'accept') return null;
    if (fix.price.version > newest.version) newest = fix.price;
  }
  return newest;
}

/** Returns what a limit that refused the bet leaves of it; null where none did. A changed slip is asked about anew. */
function limitedBy(problems: readonly Problem[]): SlipAction | null {
  for (const { fix, error } of problems) {
    const amount = fix?.kind === 'stake' ? unitsIn(fix.amount) : undefined;
    if (fix?.kind === 'stake' && amount !== undefined) {
      return { kind: fix.bound === 'max' ? 'stake-high' : 'stake-low', amount };
    }
    if (isLimit(error)) return { kind: 'no-room' };
  }
  return null;
}

interface StakeBounds extends Pick<SlipActionFacts, 'slip'> {
  readonly singles: ReadonlyMap<string, { readonly stake_max: string }>;
  /** Largest stake of a bet without bounds of its own. */
  readonly stakeMax: string;
}

/** Returns the largest stake of the first bet that is above its own; undefined where none is. */
function passedMax({ slip, singles, stakeMax }: StakeBounds): Units | undefined {
  const maxOf = (selection: string | undefined) => unitsIn(singles.get(selection ?? '')?.stake_max ?? stakeMax) ?? 0n;
  const passed = stakedBets(slip).find(({ stake, legs: [leg] }) => {
    const max = maxOf(leg?.selection);
    // Where not even the smallest stake is left, the server names the limit that leaves none.
    return max > 0n && stake > max;
  });
  return passed && maxOf(passed.legs[0]?.selection);
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
