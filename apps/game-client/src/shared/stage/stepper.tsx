import { useT } from '@ordago/i18n/react';
import { Minus, Plus } from 'lucide-react';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** (Default: 1) */
  readonly step?: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds: one step less or more. */
export function Stepper({ label, value, min, max, step = 1, isDisabled, onChange }: StepperProps) {
  const t = useT('game');
  return (
    <fieldset className="stage-field" disabled={isDisabled}>
      <legend className="stage-label">
        <span>{label}</span>
        <span className="tabular">{t('stage.limits', { min: String(min), max: String(max) })}</span>
      </legend>
      <div className="stage-input">
        <button
          type="button"
          aria-label={t('stage.less', { name: label })}
          disabled={value - step < min}
          onClick={() => onChange(value - step)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <output className="stage-value tabular">{value}</output>
        <button
          type="button"
          aria-label={t('stage.more', { name: label })}
          disabled={value + step > max}
          onClick={() => onChange(value + step)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}
