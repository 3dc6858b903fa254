/** `2.00` as hundredths; null for what is no multiple from 1.01 to 1,000,000. */
export function multipleOf(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= 101 && hundredths <= 100_000_000 ? hundredths : null;
}

export interface MultipleFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values that one tap gives. */
  readonly quick: readonly string[];
  readonly isDisabled: boolean;
}

/** A multiple of the stake: typed, or one tap. */
export function MultipleField({ label, value, onChange, quick, isDisabled }: MultipleFieldProps) {
  const isWrong = value !== '' && multipleOf(value) === null;
  return (
    <div className="stage-field">
      <label className="stage-field">
        <span className="stage-label">{label}</span>
        <span className="stage-input" data-wrong={isWrong}>
          <input
            className="tabular"
            inputMode="decimal"
            value={value}
            disabled={isDisabled}
            aria-invalid={isWrong}
            onChange={(event) => onChange(event.target.value.replace(',', '.').replace(/[^0-9.]/g, ''))}
          />
          <span className="stage-unit" aria-hidden="true">
            ×
          </span>
        </span>
      </label>
      <div className="stage-quick">
        {quick.map((multiple) => (
          <button
            key={multiple}
            type="button"
            className="stage-key tabular"
            aria-pressed={value === multiple}
            disabled={isDisabled}
            onClick={() => onChange(multiple)}
          >
            {Number(multiple)}×
          </button>
        ))}
      </div>
    </div>
  );
}
