import { TextInput } from '@mantine/core';
import { useDayWords, useT } from '@ordago/i18n/react';
import { DayPicker } from '@ordago/ui';
import { stepDay } from '@ordago/web-kit/day-range';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type MomentDraft, momentAt } from './moment.ts';
import { TimeField } from './time-field.tsx';
import './moment.css';

export interface MomentFieldProps {
  readonly label: string;
  /** A sentence under the name: what none means. */
  readonly hint: string;
  readonly value: MomentDraft;
  readonly onChange: (value: MomentDraft) => void;
  /** True once unreadable fields are marked as wrong. */
  readonly isTried: boolean;
  /** Further error of the field. (Default: nothing) */
  readonly error?: ReactNode;
}

/** A day and a time of the reader's zone, typed in the reader's format; a calendar offers the day as well. */
export function MomentField({ label, hint, value, onChange, isTried, error }: MomentFieldProps) {
  const t = useT('back-office');
  const id = useId();
  const at = momentAt(value);
  const wrong = isTried && typeof at === 'string' ? at : null;
  const message = wrong === null ? error : t(`moment.wrong.${wrong}`);
  const parts = (part: 'day' | 'time') => ({
    'aria-label': `${label}: ${t(`moment.${part}`)}`,
    error: wrong === part || (wrong === null && Boolean(error)),
  });
  return (
    <fieldset className="moment" aria-describedby={message ? `${id}-hint ${id}-message` : `${id}-hint`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="moment-hint">
        {hint}
      </p>
      <div className="moment-parts">
        <DayPart name={label} value={value.day} onChange={(day) => onChange({ ...value, day })} {...parts('day')} />
        <TimeField value={value.time} onChange={(time) => onChange({ ...value, time })} {...parts('time')} />
      </div>
      {message && (
        <p id={`${id}-message`} role="alert" className="moment-message">
          {message}
        </p>
      )}
    </fieldset>
  );
}

interface DayPartProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly error: boolean;
}

function DayPart({ name, value, onChange, ...field }: DayPartProps) {
  const { words, writing } = useDayWords();
  const dayOf = (text: string) => (text.trim() === '' ? '' : (writing.read(text) ?? text));
  const written = (day: string) => (ISO_DAY.test(day) ? writing.write(day) : day);
  const [text, setText] = useState(written(value));
  const take = (next: string) => {
    setText(next);
    onChange(dayOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepDay(dayOf(text), event.key);
    if (next === null) return;
    event.preventDefault();
    take(written(next));
  };
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      placeholder={words.pattern}
      classNames={{ input: 'tabular' }}
      value={text}
      onChange={({ currentTarget }) => take(writing.mask(currentTarget.value, text))}
      onKeyDown={onKeyDown}
      onBlur={() => setText(written(value))}
      rightSection={
        <DayPicker
          label={`${words.pick}: ${name}`}
          value={ISO_DAY.test(value) ? value : undefined}
          onChange={(day) => take(written(day ?? ''))}
        />
      }
    />
  );
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
