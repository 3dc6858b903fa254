import { useT } from '@ordago/i18n/react';
import { Menu } from '@ordago/ui';
import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StakeStepperProps {
  /** Exact decimals, smallest first. */
  readonly steps: readonly string[];
  readonly stake: string;
  readonly currency: string;
  /** Amount that the stepper changes, such as the chip in the hand. (Default: the stake) */
  readonly label?: string | undefined;
  /** While a round is played its stake is locked. */
  readonly isBusy: boolean;
  readonly onStake: (stake: string) => void;
}

/** The stake: one step less or more at a time, or any step from the list behind the amount. */
export function StakeStepper({ steps, stake, currency, label, isBusy, onStake }: StakeStepperProps) {
  const t = useT('game');
  const place = steps.indexOf(stake);
  const less = steps[place - 1];
  const more = steps[place + 1];
  return (
    <fieldset className="stake-stepper" disabled={isBusy}>
      <legend className="text-12 opacity-80">{label ?? t('stake')}</legend>
      <StepButton label={t('stakeLess')} next={less} onStake={onStake}>
        <Minus size={18} aria-hidden="true" />
      </StepButton>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="stake-amount"
            aria-label={t('stakeChoose', { stake: `${stake} ${currency}` })}
          >
            <span>
              {stake} <span className="text-12 font-semibold opacity-80">{currency}</span>
            </span>
            <ChevronDown size={14} className="flex-none opacity-80" aria-hidden="true" />
          </button>
        }
        items={steps.map((step) => ({
          key: step,
          label: (
            <span className="tabular">
              {step} {currency}
            </span>
          ),
          isChosen: step === stake,
          onSelect: () => onStake(step),
        }))}
      />
      <StepButton label={t('stakeMore')} next={more} onStake={onStake}>
        <Plus size={18} aria-hidden="true" />
      </StepButton>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  /** Absent at the end of the steps; the button then keeps the focus and does nothing. */
  next: string | undefined;
  onStake: (stake: string) => void;
  children: ReactNode;
}

function StepButton({ label, next, onStake, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="stake-step"
      aria-label={label}
      aria-disabled={next === undefined || undefined}
      onClick={() => next !== undefined && onStake(next)}
    >
      {children}
    </button>
  );
}
