import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';

interface PokerNoteProps {
  /** The second bet was refused: the hand is still open. */
  readonly isRefused: boolean;
  /** Decimal text: the stake of the second bet. */
  readonly bet: string;
  readonly currency: string;
}

/** States what is to decide, or that the hand is still open although its second bet was refused. */
export function PokerNote({ isRefused, bet, currency }: PokerNoteProps) {
  const t = useT('game');
  return t(isRefused ? 'poker.refused' : 'poker.decide', { amount: formatMoney(bet, currency) });
}
