import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { cleanAmountText } from '@ordago/ui';
import { useId } from 'react';
import type { PlaySession } from '../play-api.ts';
import { useSite } from '../site/site.ts';
import { doubleOf, halfOf, mostOf, type Stake } from './use-stake.ts';

export interface StakeFieldProps {
  readonly session: PlaySession;
  readonly stake: Stake;
  /** Name of the amount. (Default: stake) */
  readonly label?: string | undefined;
  /** The balance as the game knows it, where no site around it says it. */
  readonly balance: string | null;
  /** The stake is on the table. */
  readonly isFixed: boolean;
}

/** The stake: typed, halved, doubled, or the most that limits and balance allow. */
export function StakeField({ session, stake, label, balance, isFixed }: StakeFieldProps) {
  const t = useT('game');
  const id = useId();
  const site = useSite();
  const { stakes, currency } = session;
  const most = mostOf(stakes, site.balance ?? balance);
  return (
    <div className="stage-field">
      <div className="stage-label">
        <label htmlFor={id}>{label ?? t('stake')}</label>
        <span className="tabular">{t('stage.limits', { min: stakes.min, max: mostOf(stakes, null) })}</span>
      </div>
      <div className="stage-input" data-wrong={stake.fault !== null}>
        <input
          id={id}
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={stake.text}
          disabled={isFixed}
          aria-invalid={stake.fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={(event) => stake.set(cleanAmountText(event.target.value))}
          onBlur={() => stake.fault === null && stake.set(stake.amount)}
        />
        <span className="stage-unit">{currency}</span>
        <Quick
          label={t('stage.half')}
          text="½"
          isDisabled={isFixed}
          onPress={() => stake.set(halfOf(stake.amount, stakes))}
        />
        <Quick
          label={t('stage.double')}
          text="2×"
          isDisabled={isFixed}
          onPress={() => stake.set(doubleOf(stake.amount, stakes))}
        />
        <Quick
          label={t('stage.most')}
          text={t('stage.mostShort')}
          isDisabled={isFixed}
          onPress={() => stake.set(most)}
        />
      </div>
      <p id={`${id}-fault`} className="stage-fault" aria-live="polite">
        {stake.fault &&
          t(`stage.fault.${stake.fault}`, {
            min: formatMoney(stakes.min, currency),
            max: formatMoney(mostOf(stakes, null), currency),
          })}
      </p>
    </div>
  );
}

function Quick(props: { label: string; text: string; isDisabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.isDisabled}
      onClick={props.onPress}
    >
      {props.text}
    </button>
  );
}
