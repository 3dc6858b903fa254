import type { PokerOutcome } from '@ordago/contracts/play';
import { MoneyText, useT } from '@ordago/i18n/react';
import type { Rounds } from '../../shared/use-rounds.ts';
import { faultOf, PokerNote } from './poker-note.tsx';

export interface PokerDecisionProps {
  readonly rounds: Rounds<PokerOutcome>;
  /** Decimal text: the stake of the second bet. */
  readonly bet: string;
  readonly currency: string;
  readonly isDemo: boolean;
}

/** The one decision of a hand: the second bet with its amount, or the fold. It takes the place of stake and deal. */
export function PokerDecision({ rounds, bet, currency, isDemo }: PokerDecisionProps) {
  const t = useT('game');
  const { fault, balance, last, isBusy } = rounds;
  const refused = faultOf(rounds, bet);
  const actions = [...(last?.outcome?.actions ?? [])].reverse();
  return (
    <div className="control-bar grid justify-items-center gap-3 px-4 pt-5 pb-[max(14px,env(safe-area-inset-bottom))]">
      <p
        className="min-h-6 max-w-[560px] text-center text-14 font-semibold text-balance"
        role="status"
        aria-live="polite"
      >
        {fault && refused === null ? t(`fault.${fault}`) : <PokerNote fault={refused} bet={bet} currency={currency} />}
      </p>
      <div className="grid w-full max-w-[440px] grid-cols-2 gap-2">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={`${action === 'fold' ? 'game-key' : 'game-action'} grid min-h-14 content-center justify-items-center rounded-card px-4 text-16 font-bold`}
            disabled={isBusy}
            onClick={() => void rounds.move({ action })}
          >
            {t(`poker.${action}`)}
            {action !== 'fold' && (
              <span className="text-12 font-semibold">
                +<MoneyText amount={bet} currency={currency} />
              </span>
            )}
          </button>
        ))}
      </div>
      <p className="text-12">
        <span className="opacity-80">{isDemo ? t('playMoney') : t('balance')}</span>{' '}
        {balance === null ? '—' : <MoneyText amount={balance} currency={currency} className="font-bold" />}
      </p>
    </div>
  );
}
