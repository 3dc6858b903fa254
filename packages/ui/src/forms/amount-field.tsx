import { useState } from 'react';
import { AMOUNT_DECIMALS, cleanAmountText, groupAmountText } from './amount-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'trailing' | 'defaultValue'> {
  /** A plain decimal such as `1000.50`, or empty, which means 0. `parseAmount` of the kernel reads it. */
  value: string;
  onChange: (amount: string) => void;
  /** The code shown after the amount: `TRY`. */
  currency: string;
  /** (Default: 2) */
  decimals?: number;
}

/** An amount of money, typed as text and kept as text. Its thousands are separated while it is not being edited. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, currency, decimals = AMOUNT_DECIMALS, onFocus, onBlur, ...rest } = props;
  const [isEdited, setIsEdited] = useState(false);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={isEdited ? value : groupAmountText(value, decimals)}
      onChange={(event) => onChange(cleanAmountText(event.target.value, decimals))}
      onFocus={(event) => {
        setIsEdited(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsEdited(false);
        onBlur?.(event);
      }}
      trailing={<span className="flex-none text-14 font-semibold text-muted">{currency}</span>}
    />
  );
}
