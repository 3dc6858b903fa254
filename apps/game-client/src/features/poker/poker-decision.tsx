import type { PokerOutcome } from '@ordago/contracts/play';
import { MoneyText, useT } from '@ordago/i18n/react';

type PokerAction = PokerOutcome['actions'][number];

export interface PokerDecisionProps {
  readonly actions: readonly PokerAction[];
  /** Decimal text: the stake of the second bet. */
  readonly bet: string;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onMove: (action: PokerAction) => void;
}

/** The one decision of a hand: the second bet with its amount, or the fold. */
export function PokerDecision({ actions, bet, currency, isBusy, onMove }: PokerDecisionProps) {
  const t = useT('game');
  return (
    <div className="mx-auto grid w-full max-w-[440px] grid-cols-2 gap-2 px-4 pt-2">
      {[...actions].reverse().map((action) => (
        <button
          key={action}
          type="button"
          className={`${action === 'fold' ? 'game-key' : 'game-action'} grid min-h-14 content-center justify-items-center rounded-card px-4 text-16 font-bold`}
          disabled={isBusy}
          onClick={() => onMove(action)}
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
  );
}
