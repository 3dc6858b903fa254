import { formatAmount, parseAmount } from '@ordago/kernel';

/** Win minus bet as decimal text, below zero where the bet was more; what is no amount stays as it came. */
export function netOf(win: string, bet: string): string {
  const won = parseAmount(win);
  const staked = parseAmount(bet);
  return won === null || staked === null ? `${win}-${bet}` : formatAmount(won - staked);
}
