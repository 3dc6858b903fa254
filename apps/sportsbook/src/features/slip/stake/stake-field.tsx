import { cleanAmountText } from '@ordago/ui';
import { useId } from 'react';
import './stake.css';

export interface StakeFieldProps {
  readonly label: string;
  /** The name for screen readers, where the label alone is not enough. */
  readonly name?: string;
  readonly value: string;
  readonly currency: string;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  /** A keypad is below: the device keeps its own away. */
  readonly hasOwnKeypad: boolean;
}

/** An amount typed as text and kept as text, label left, figure right. */
export function StakeField({ label, name, value, currency, onChange, onFocus, hasOwnKeypad }: StakeFieldProps) {
  const id = useId();
  return (
    <div className="stake-field field-frame">
      <label htmlFor={id} className="truncate">
        {label}
      </label>
      <input
        id={id}
        aria-label={name}
        inputMode={hasOwnKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        placeholder="0.00"
        value={value}
        onChange={(event) => onChange(cleanAmountText(event.target.value))}
        onFocus={(event) => {
          event.target.select();
          onFocus();
        }}
      />
      <span className="stake-currency">{currency}</span>
    </div>
  );
}
