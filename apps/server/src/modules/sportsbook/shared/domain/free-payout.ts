import type { Units } from '@ordago/kernel';
import type { FreeBetTerms } from './slip.ts';

/**
 * Returns what a free bet pays of a payout: its winnings, and its stake where its terms include it. Below its stake
 * nothing was won.
 */
export function freePayout(
  payout: Units,
  { amount, isStakeReturned }: Pick<FreeBetTerms, 'amount' | 'isStakeReturned'>,
) {
  if (isStakeReturned) return payout;
  return payout > amount ? payout - amount : 0n;
}
