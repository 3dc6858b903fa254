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
    <div className="game-panel grid gap-2 rounded-card p-4">
      <label className="grid gap-1 text-12">
        {label}
        <span className="flex items-center gap-2">
          <input
            className="game-input tabular min-h-touch w-full min-w-0 rounded-control px-3 text-20 font-bold aria-invalid:outline-2 aria-invalid:outline-negative"
            inputMode="decimal"
            value={value}
            disabled={isDisabled}
            aria-invalid={isWrong}
            onChange={(event) => onChange(event.target.value.replace(',', '.').replace(/[^0-9.]/g, ''))}
          />
          <span className="text-20 font-bold" aria-hidden="true">
            ×
          </span>
        </span>
      </label>
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        {quick.map((multiple) => (
          <button
            key={multiple}
            type="button"
            className="game-key tabular min-h-touch rounded-control px-1 text-14 font-semibold aria-pressed:outline-2 aria-pressed:outline-brand-fill"
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
