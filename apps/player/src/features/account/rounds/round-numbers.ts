import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import type { Round } from '../api/histories.ts';

export type RoundOutcome = 'open' | 'win' | 'lost' | 'returned';

/** 0 not decided yet, 1 won, 2 lost, 3 taken back (specification 3, section 4). */
export function outcomeOf({ status }: Pick<Round, 'status'>): RoundOutcome {
  switch (status) {
    case 0:
      return 'open';
    case 1:
      return 'win';
    case 2:
      return 'lost';
    default:
      return 'returned';
  }
}

/** Returns the exact sums of the decided rounds of a page: stakes, and payouts less stakes. */
export function pageSums(rows: readonly Pick<Round, 'bet_amount' | 'amount' | 'status'>[]): {
  stake: string;
  net: string;
} {
  const decided = rows.filter((row) => outcomeOf(row) !== 'open');
  const sum = (amounts: readonly string[]) => formatAmount(amounts.reduce((total, text) => total + unitsOf(text), 0n));
  return { stake: sum(decided.map((row) => row.bet_amount)), net: sum(decided.map((row) => row.amount)) };
}

function unitsOf(text: string): Units {
  const isNegative = text.startsWith('-');
  const units = parseAmount(isNegative ? text.slice(1) : text, { decimalsMax: 5 }) ?? 0n;
  return isNegative ? -units : units;
}
