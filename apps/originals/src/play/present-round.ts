import type { AnyRound } from '@ordago/contracts/play';
import { formatAmount } from '@ordago/kernel';
import type { BookedRound } from '@ordago/provider-kit';

const NEVER_HAPPENED = new Set(['refused', 'cancelling', 'cancelled']);

/** A round on the wire; a refused one contains the operator's code, and one that never happened shows nothing. */
export function presentRound({ roundKey, state, stake, payout, balance, word, outcome }: BookedRound): AnyRound {
  const isShown = !NEVER_HAPPENED.has(state) && state !== 'betting';
  return {
    round: roundKey,
    state,
    stake: formatAmount(stake),
    payout: formatAmount(isShown ? payout : 0n),
    balance,
    word,
    outcome: isShown ? outcome : null,
  };
}
