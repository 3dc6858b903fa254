import { MoneyText, useT } from '@ordago/i18n/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlaySession } from './play-api.ts';
import { StakeStepper } from './stake-stepper.tsx';
import type { Rounds } from './use-rounds.ts';

export interface ControlBarProps {
  readonly session: PlaySession;
  readonly rounds: Pick<Rounds<unknown>, 'isBusy' | 'balance' | 'last' | 'fault'>;
  readonly stake: string;
  readonly onStake: (stake: string) => void;
  /** Label of the stake. (Default: stake) */
  readonly stakeLabel?: string;
  /** Shown instead of the last payout while a round unfolds. */
  readonly note: ReactNode;
  readonly actionLabel: string;
  readonly onAction: () => void;
  /** Icon of the main action. (Default: turning arrows) */
  readonly icon?: ReactNode;
  /** The action cannot be taken now. (Default: while a round is played) */
  readonly isDisabled?: boolean;
  /** The stake lies on the table. (Default: while a round is played) */
  readonly isStakeFixed?: boolean;
}

/** Balance, stake, the one action, and the payout of the last round: shown the same way whether it won or lost. */
export function ControlBar(props: ControlBarProps) {
  const t = useT('game');
  const { session, rounds, note, isDisabled = rounds.isBusy, isStakeFixed = rounds.isBusy } = props;
  const { currency } = session;
  return (
    <div className="control-bar px-4 pt-5 pb-[max(14px,env(safe-area-inset-bottom))]">
      <p className="min-h-6 text-center text-14 font-semibold" role="status" aria-live="polite">
        <RoundStatus rounds={rounds} note={note} currency={currency} />
      </p>
      <div className="control-grid">
        <div className="control-balance">
          <div className="text-12 opacity-80">{session.isDemo ? t('playMoney') : t('balance')}</div>
          <div className="text-16 font-bold">
            {rounds.balance === null ? '—' : <MoneyText amount={rounds.balance} currency={currency} />}
          </div>
        </div>
        <button
          type="button"
          className="spin-disc control-action grid size-18 place-items-center rounded-pill focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-on-art"
          onClick={props.onAction}
          disabled={isDisabled}
          aria-label={props.actionLabel}
        >
          {props.icon ?? (
            <RefreshCw size={30} aria-hidden="true" className={rounds.isBusy ? 'motion-safe:animate-spin' : ''} />
          )}
        </button>
        <StakeStepper
          steps={session.stakes.steps}
          stake={props.stake}
          label={props.stakeLabel}
          currency={currency}
          isBusy={isStakeFixed}
          onStake={props.onStake}
        />
      </div>
    </div>
  );
}

function RoundStatus({ rounds, note, currency }: Pick<ControlBarProps, 'rounds' | 'note'> & { currency: string }) {
  const t = useT('game');
  if (rounds.fault) return t(`fault.${rounds.fault}`);
  const { last } = rounds;
  const isOver = last !== null && last.state !== 'playing';
  return (
    <>
      {note}
      {isOver && (
        <>
          {note ? ' · ' : ''}
          {t('lastPayout')}: <MoneyText amount={last.payout} currency={currency} />
        </>
      )}
    </>
  );
}
