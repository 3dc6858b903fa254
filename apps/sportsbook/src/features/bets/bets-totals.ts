import type { Bet } from '@ordago/contracts';
import { parseAmount, type Units } from '@ordago/kernel';

/** Stakes of bets that are not settled. */
export function openStake(bets: readonly Bet[]): Units {
  return bets.filter(({ status }) => status === 'open').reduce((sum, { stake }) => sum + unitsIn(stake), 0n);
}

/** What settled bets cost and paid. */
export function settledTotals(bets: readonly Bet[]): {
  readonly count: number;
  readonly stake: Units;
  readonly payout: Units;
} {
  const settled = bets.filter(({ payout }) => payout !== null);
  return {
    count: settled.length,
    stake: settled.reduce((sum, { stake }) => sum + unitsIn(stake), 0n),
    payout: settled.reduce((sum, { payout }) => sum + unitsIn(payout ?? '0'), 0n),
  };
}

/** Amounts of bets are written by the server; one that cannot be read counts for nothing. */
function unitsIn(text: string): Units {
  return parseAmount(text, { decimalsMax: 5 }) ?? 0n;
}
