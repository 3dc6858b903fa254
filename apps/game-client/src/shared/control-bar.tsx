import { MoneyText, useT } from '@ordago/i18n/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlaySession } from './play-api.ts';
import type { Rounds } from './use-rounds.ts';

export interface ControlBarProps {
  readonly session: PlaySession;
  readonly rounds: Pick<Rounds<unknown>, 'isBusy' | 'balance' | 'last' | 'fault'>;
  readonly stake: string;
  readonly onStake: (stake: string) => void;
  /** Said instead of the last payout while a round unfolds. */
  readonly note: ReactNode;
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** Balance, stake, the one action, and what the last round paid: said the same way whether it won or lost. */
export function ControlBar(props: ControlBarProps) {
  const t = useT('game');
  const { session, rounds, note } = props;
  const { currency } = session;
  return (
    <div className="bg-gradient-to-b from-transparent to-scrim/80 px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      <p className="min-h-6 text-center text-14 font-semibold" role="status" aria-live="polite">
        {rounds.fault ? t(`fault.${rounds.fault}`) : note}
        {!rounds.fault && !note && rounds.last && (
          <>
            {t('lastPayout')}: <MoneyText amount={rounds.last.payout} currency={currency} />
          </>
        )}
      </p>
      <div className="mx-auto mt-2 grid max-w-[560px] grid-cols-[1fr_auto_1fr] items-center gap-4">
        <div>
          <div className="text-12 opacity-80">{t('balance')}</div>
          <div className="text-16 font-bold">
            {rounds.balance === null ? '—' : <MoneyText amount={rounds.balance} currency={currency} />}
          </div>
        </div>
        <button
          type="button"
          className="spin-disc grid size-18 place-items-center rounded-pill focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-on-art"
          onClick={props.onAction}
          disabled={rounds.isBusy}
          aria-label={props.actionLabel}
        >
          <RefreshCw size={30} aria-hidden="true" className={rounds.isBusy ? 'motion-safe:animate-spin' : ''} />
        </button>
        <div className="justify-self-end text-right">
          <label className="block text-12 opacity-80" htmlFor="stake">
            {t('stake')}
          </label>
          <select
            id="stake"
            className="tabular min-h-touch rounded-control bg-scrim px-3 text-16 font-bold text-on-art"
            value={props.stake}
            disabled={rounds.isBusy}
            onChange={(event) => props.onStake(event.target.value)}
          >
            {session.stakes.steps.map((step) => (
              <option key={step} value={step}>
                {step} {currency}
              </option>
            ))}
          </select>
        </div>
      </div>
    </div>
  );
}
