import { TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { type KeyboardEvent, useState } from 'react';
import { maskTime, readTime, shiftTime } from './moment.ts';

export interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** `HH:MM`; what is no time of day stays as it was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Steps of the keyboard, in minutes: arrows by quarters of an hour, pages by hours. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };

/** A time of day of 24 hours, as every language of ours writes it, whatever the language of the browser. */
export function TimeField({ value, onChange, error, ...field }: TimeFieldProps) {
  const t = useT('back-office');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const isUnread = isLeft && text.trim() !== '' && readTime(text) === null;
  // A value from elsewhere replaces the text.
  if (known !== value) {
    setKnown(value);
    if (readTime(text) !== value) setText(value);
  }
  const take = (next: string) => {
    setText(next);
    onChange(readTime(next) ?? next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const time = readTime(text);
    if (step === undefined || time === null) return;
    event.preventDefault();
    take(shiftTime(time, step));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      placeholder="--:--"
      {...field}
      classNames={{ input: 'tabular' }}
      value={text}
      onChange={({ currentTarget }) => take(maskTime(currentTarget.value, text))}
      onKeyDown={onKeyDown}
      error={error ?? (isUnread && t('moment.wrong.time'))}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        setText(readTime(text) ?? text);
      }}
    />
  );
}
