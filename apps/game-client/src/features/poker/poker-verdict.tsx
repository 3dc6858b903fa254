import type { PokerOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';

/** The result of a hand in a sentence; before it, the rule by which the dealer plays. */
export function PokerVerdict({ outcome, rule }: { outcome: PokerOutcome | null; rule: 'play' | 'call' }) {
  const t = useT('game');
  if (!outcome || outcome.phase === 'decide') {
    return <p className="poker-verdict text-center text-12 opacity-85">{t(`poker.rules.${rule}`)}</p>;
  }
  return (
    <p className="poker-verdict result-plate text-center text-16 font-bold" data-look={lookOf(outcome)}>
      {sentenceOf(t, outcome)}
    </p>
  );
}

function sentenceOf(t: ReturnType<typeof useT<'game'>>, outcome: PokerOutcome): string {
  const { phase, isQualified, winner, hand, dealerHand = 'high-card' } = outcome;
  if (phase === 'folded') return t('poker.folded');
  if (isQualified === false) return t('poker.notQualified');
  if (winner === 'tie') return t('poker.tie');
  return winner === 'player'
    ? t('poker.won', { hand: t(`poker.hands.${hand}`) })
    : t('poker.lost', { hand: t(`poker.hands.${dealerHand}`) });
}

/** By money alone: a lost hand with a bonus may have won, and nothing is celebrated that did not. */
function lookOf({ stakes, payouts }: PokerOutcome): 'won' | 'lost' | 'even' {
  const staked = Number(stakes?.ante) + Number(stakes?.bet);
  const paid = Number(payouts?.ante) + Number(payouts?.bet) + Number(payouts?.bonus);
  if (paid === staked) return 'even';
  return paid > staked ? 'won' : 'lost';
}
