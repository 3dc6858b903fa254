import { ChevronDown } from 'lucide-react';
import { Spinner } from '../actions/spinner.tsx';
import { ChoiceButton } from '../choices/choice-button.tsx';
import type { SelectOption } from '../choices/choice-props.ts';
import { Field, type FieldWords, fieldFrameClass } from './field.tsx';

export interface SelectProps extends FieldWords {
  value: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Called when the list is closed again: the value may be judged. (Default: nothing) */
  onBlur?: () => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean;
  /** (Default: false) */
  disabled?: boolean;
}

/** A list of our own in the frame of a field. */
export function Select(props: SelectProps) {
  const { label, aside, hint, error, validity, onBlur, disabled, ...choice } = props;
  return (
    <Field words={{ label, aside, hint, error, validity }}>
      {({ control, validity: look }) => (
        <ChoiceButton
          {...choice}
          onLeave={onBlur}
          isDisabled={disabled}
          trigger={{ ...control, className: `select-field ${fieldFrameClass(look)}` }}
        />
      )}
    </Field>
  );
}

/** A filter over a list: name and chosen value side by side, no label above. Without options it cannot be opened. */
export function SelectPill(props: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The name is beside it already; it is spoken all the same. (Default: false) */
  isLabelHidden?: boolean;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean;
}) {
  const { label, value, options, onChange, isLabelHidden = false, isBusy } = props;
  const isStill = isBusy || options.length === 0;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="select-pill" data-still={isStill || undefined}>
      <span aria-hidden="true" className="flex min-w-0 gap-1.5">
        {!isLabelHidden && <span className="text-muted">{label}</span>}
        <span className="truncate font-semibold">{chosen?.label}</span>
      </span>
      <span className="flex-none text-muted">
        {isBusy ? <Spinner size={16} /> : <ChevronDown size={16} aria-hidden="true" />}
      </span>
      <select
        aria-label={label}
        aria-busy={isBusy || undefined}
        disabled={isStill}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 w-full opacity-0"
      >
        <Options options={options} />
      </select>
    </span>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group).filter((group) => group !== undefined))];
  return (
    <>
      <OptionList options={options.filter(({ group }) => group === undefined)} />
      {groups.map((name) => (
        <optgroup key={name} label={name}>
          <OptionList options={options.filter(({ group }) => group === name)} />
        </optgroup>
      ))}
    </>
  );
}

function OptionList({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  ));
}
