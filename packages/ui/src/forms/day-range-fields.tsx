import { type DayRange, stepDay, withDay } from '@ordago/web-kit/day-range';
import { isDay } from '@ordago/web-kit/days';
import { Calendar } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

/** Notation of a day in the reader's language; `dayFormat` of `@ordago/i18n` makes it. */
export interface DayWriting {
  /** Writes a day, `2026-11-25`, in that notation. */
  write(day: string): string;
  /** Reads what was typed, as `2026-11-25`; null for what is no day. */
  read(text: string): string | null;
  /** Puts the separators into what is typed; `before` is the text before the last key. */
  mask(text: string, before: string): string;
}

export interface DayRangeWords {
  readonly from: string;
  readonly to: string;
  /** Pattern of the format: `dd/mm/aaaa`. */
  readonly pattern: string;
  /** Name of the button that opens the calendar of the device. */
  readonly pick: string;
  /** Error for text that is no day. */
  readonly invalid: string;
}

export interface DayRangeFieldsProps {
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
  readonly writing: DayWriting;
  readonly words: DayRangeWords;
}

/** First and last day of a period, each typed in the reader's own format or picked from the calendar of the device. */
export function DayRangeFields({ range, onRange, writing, words }: DayRangeFieldsProps) {
  const field = (end: 'from' | 'to') => (
    <DayPill
      label={words[end]}
      value={range[end]}
      onChange={(day) => onRange(withDay(range, end, day))}
      writing={writing}
      words={words}
    />
  );
  return (
    <div className="day-range">
      {field('from')}
      {field('to')}
    </div>
  );
}

export interface DayPillProps extends Pick<DayRangeFieldsProps, 'writing'> {
  readonly label: string;
  /** `YYYY-MM-DD` */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly words: Omit<DayRangeWords, 'from' | 'to'>;
}

/** One day of a filter, typed in the reader's own format or picked from the calendar of the device. */
export function DayPill({ label, value, onChange, writing, words }: DayPillProps) {
  const noteId = useId();
  const [text, setText] = useState(value === undefined ? '' : writing.write(value));
  const [isWrong, setIsWrong] = useState(isNoDay(value));
  const [known, setKnown] = useState(value);
  // A day from elsewhere replaces the text.
  if (known !== value) {
    setKnown(value);
    setText(value === undefined ? '' : writing.write(value));
    setIsWrong(isNoDay(value));
  }
  const take = () => {
    const day = text.trim() === '' ? undefined : writing.read(text);
    setIsWrong(day === null);
    if (day !== null && day !== value) onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepDay(writing.read(text) ?? '', event.key);
    if (event.key === 'Enter') take();
    if (next === null) return;
    event.preventDefault();
    setText(writing.write(next));
  };
  return (
    <span className="day-pill" data-wrong={isWrong || undefined}>
      <label className="day-words">
        <span className="text-muted">{label}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          size={10}
          maxLength={12}
          placeholder={words.pattern}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          onChange={(event) => setText(writing.mask(event.target.value, text))}
          onKeyDown={onKeyDown}
          onBlur={take}
        />
      </label>
      <DayPicker label={`${words.pick}: ${label}`} value={value} onChange={onChange} />
      {isWrong && (
        <span id={noteId} role="alert" className="day-note">
          {words.invalid}
        </span>
      )}
    </span>
  );
}

/** True for a value that is no day of the calendar, as an address may have one: it is shown, and marked as wrong. */
function isNoDay(value: string | undefined): boolean {
  return value !== undefined && !isDay(value);
}

/** The calendar of the device, which every phone has and every reader of screens knows. */
export function DayPicker({ label, value, onChange }: Pick<DayPillProps, 'label' | 'value' | 'onChange'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="day-picker">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
      <button type="button" aria-label={label} onClick={() => input.current?.showPicker()}>
        <Calendar size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
