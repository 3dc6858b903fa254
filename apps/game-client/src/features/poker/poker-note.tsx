import type { PokerOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import type { Rounds } from '../../shared/use-rounds.ts';

/** Reason why the second bet was not taken: the balance is too small for it, or the operator has another. */
export type BetFault = 'short' | 'refused';

/** Reads why the second bet of an open hand was refused; null when it was not. `bet` as decimal text. */
export function faultOf({ fault, last, balance }: Rounds<PokerOutcome>, bet: string): BetFault | null {
  if (fault !== 'refused' || last?.state !== 'playing') return null;
  const left = balance === null ? null : parseAmount(balance, { decimalsMax: 5 });
  return left !== null && left < (parseAmount(bet) ?? 0n) ? 'short' : 'refused';
}

/** States what is to decide, or that the hand is still open although its second bet was refused. */
export function PokerNote({ fault, bet, currency }: { fault: BetFault | null; bet: string; currency: string }) {
  const t = useT('game');
  return t(`poker.${fault ?? 'decide'}`, { amount: formatMoney(bet, currency) });
}
