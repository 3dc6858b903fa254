export interface SegmentsProps<Value extends string> {
  /** Name of the choice. */
  readonly label: string;
  /** The name is seen, not only heard. (Default: only heard) */
  readonly isLabelShown?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few options, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelShown = false, options, value, isDisabled = false, onChange } = props;
  return (
    <fieldset className="stage-segments" disabled={isDisabled}>
      <legend className={isLabelShown ? 'stage-label' : 'sr-only'}>{label}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
