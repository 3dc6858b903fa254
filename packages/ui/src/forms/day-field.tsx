import { type ComponentProps, useState } from 'react';
import type { DayWriting } from './day-range-fields.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** `YYYY-MM-DD`; what is no day of the calendar stays as it was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly writing: DayWriting;
  /** Pattern of the format: `dd/mm/aaaa`. */
  readonly pattern: string;
  /** The last day that makes sense: two figures of a year mean the century that keeps to it. (Default: none) */
  readonly latest?: string;
}

/**
 * One day, typed in the reader's own format with the strokes set by the field. A browser that fills the field in writes
 * `1990-05-17`; that is read as well.
 */
export function DayField({ value, onChange, onBlur, writing, pattern, latest, ...field }: DayFieldProps) {
  const written = (day: string) => (ISO_DAY.test(day) ? writing.write(day) : day);
  const [text, setText] = useState(written(value));
  const take: ComponentProps<'input'>['onChange'] = ({ target }) => {
    const typed = ISO_DAY.test(target.value.trim())
      ? writing.write(target.value.trim())
      : writing.mask(target.value, text);
    setText(typed);
    onChange(readDay(typed, writing, latest) ?? typed);
  };
  const leave = () => {
    setText(written(value));
    onBlur?.();
  };
  return (
    <TextField
      inputMode="numeric"
      maxLength={12}
      placeholder={pattern}
      {...field}
      type="text"
      value={text}
      onChange={take}
      onBlur={leave}
    />
  );
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(text: string, writing: DayWriting, latest: string | undefined): string | null {
  const day = writing.read(text);
  const isShort = !/\d{4}\s*$/.test(text);
  if (day === null || !isShort || latest === undefined || day <= latest) return day;
  return `${Number(day.slice(0, 4)) - 100}${day.slice(4)}`;
}
