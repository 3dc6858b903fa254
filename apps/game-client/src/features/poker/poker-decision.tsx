import type { PokerOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import type { Rounds } from '../../shared/use-rounds.ts';

export interface PokerDecisionProps {
  readonly rounds: Rounds<PokerOutcome>;
  /** Decimal text: the stake of the second bet. */
  readonly bet: string;
  readonly currency: string;
}

/** The one decision of a hand: the second bet with its amount, or the fold. It takes the place of the deal. */
export function PokerDecision({ rounds, bet, currency }: PokerDecisionProps) {
  const t = useT('game');
  const actions = [...(rounds.last?.outcome?.actions ?? [])].reverse();
  return actions.map((action) => (
    <button
      key={action}
      type="button"
      className="stage-go"
      data-rank={action === 'fold' ? 'other' : 'main'}
      disabled={rounds.isBusy}
      onClick={() => void rounds.move({ action }, action === 'fold' ? '0' : bet)}
    >
      {t(`poker.${action}`)}
      {action !== 'fold' && <small className="tabular"> +{formatMoney(bet, currency)}</small>}
    </button>
  ));
}
