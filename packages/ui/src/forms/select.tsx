import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldWords, fieldFrameClass } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Name of the group under which it is listed. (Default: none, before all groups) */
  group?: string;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean;
}

/** A native list in our frame: the phone brings its own wheel, the keyboard its own search, and it costs no bytes. */
export function Select(props: SelectProps) {
  const { label, aside, hint, error, validity, options, onChange, placeholder, isBusy, className, ...select } = props;
  return (
    <Field words={{ label, aside, hint, error, validity }}>
      {({ control, validity: look }) => (
        <div className={classNames(fieldFrameClass(look), 'relative')}>
          <select
            {...select}
            {...control}
            disabled={select.disabled || isBusy}
            aria-busy={isBusy || undefined}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              'select-bare absolute inset-0 w-full rounded-control pr-10 pl-3.5 text-16',
              className,
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            <Options options={options} />
          </select>
          <span className="pointer-events-none ml-auto flex-none text-muted">
            {isBusy ? <Spinner /> : <ChevronDown size={18} aria-hidden="true" />}
          </span>
        </div>
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
