import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldWords, fieldFrameClass } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** A native list in our frame: the phone brings its own wheel, the keyboard its own search, and it costs no bytes. */
export function Select(props: SelectProps) {
  const { label, aside, hint, error, validity, options, onChange, placeholder, className, ...select } = props;
  return (
    <Field words={{ label, aside, hint, error, validity }}>
      {({ control, validity: look }) => (
        <div className={classNames(fieldFrameClass(look), 'relative')}>
          <select
            {...select}
            {...control}
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
          <ChevronDown size={18} className="pointer-events-none ml-auto flex-none text-muted" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

/** A filter over a list: name and chosen value side by side, no label above. */
export function SelectPill(props: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The name stands beside it already; it is spoken all the same. (Default: false) */
  isLabelHidden?: boolean;
}) {
  const { label, value, options, onChange, isLabelHidden = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="select-pill">
      <span aria-hidden="true" className="flex min-w-0 gap-1.5">
        {!isLabelHidden && <span className="text-muted">{label}</span>}
        <span className="truncate font-semibold">{chosen?.label}</span>
      </span>
      <ChevronDown size={16} className="flex-none text-muted" aria-hidden="true" />
      <select
        aria-label={label}
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
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  ));
}
