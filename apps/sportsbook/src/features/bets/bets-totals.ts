import type { Bet } from '@ordago/contracts';
import { parseAmount, type Units } from '@ordago/kernel';

/** Sum of the remaining stakes of open bets. A free bet puts nothing of the player's at stake. */
export function openStake(bets: readonly Bet[]): Units {
  return bets
    .filter(({ payout, paid_with }) => payout === null && paid_with !== 'free-bet')
    .reduce((sum, { rest_stake }) => sum + unitsIn(rest_stake), 0n);
}

/** Sum paid for sales of a bet. */
export function soldValue({ sales }: Bet): Units {
  return sales.reduce((sum, { value }) => sum + unitsIn(value), 0n);
}

/** Sums of stakes and payouts of bets that are over. */
export function settledTotals(bets: readonly Bet[]): {
  readonly count: number;
  readonly stake: Units;
  readonly payout: Units;
} {
  const settled = bets.filter(({ payout }) => payout !== null);
  return {
    count: settled.length,
    stake: settled.reduce((sum, { stake, paid_with }) => sum + (paid_with === 'free-bet' ? 0n : unitsIn(stake)), 0n),
    payout: settled.reduce((sum, { payout }) => sum + unitsIn(payout ?? '0'), 0n),
  };
}

/** Amounts of bets are written by the server; one that cannot be read counts for nothing. */
function unitsIn(text: string): Units {
  return parseAmount(text, { decimalsMax: 5 }) ?? 0n;
}
