import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import type { ScriptField } from './script-fields.ts';

export interface TileInputsProps {
  readonly field: Extract<ScriptField, { kind: 'tiles' }>;
  /** `1, 7, 40`, in order. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Numbers of a board: a click selects one, a second click removes it. Their order is kept and shown. */
export function TileInputs({ field: { name, count, inRow }, value, onChange }: TileInputsProps) {
  const t = useT('fairness');
  const chosen = value.split(/[,\s]+/).filter((part) => part !== '');
  const toggle = (tile: string) =>
    onChange((chosen.includes(tile) ? chosen.filter((one) => one !== tile) : [...chosen, tile]).join(', '));
  return (
    <fieldset className="grid gap-2 tablet:col-span-2">
      <legend className="mb-1 text-14 font-semibold">{t(`fields.${name}.label`)}</legend>
      <p className="tabular min-h-6 text-14 text-muted" aria-live="polite">
        {chosen.length === 0 ? t(`fields.${name}.hint`) : chosen.join(' → ')}
      </p>
      <div
        className={classNames('grid gap-1.5', inRow === 5 ? 'max-w-80 grid-cols-5' : 'grid-cols-5 tablet:grid-cols-10')}
      >
        {Array.from({ length: count }, (_, at) => String(at + 1)).map((tile) => (
          <button
            key={tile}
            type="button"
            className="tabular min-h-touch rounded-control border border-line bg-well text-14 font-semibold aria-pressed:border-brand-fill aria-pressed:bg-brand-fill aria-pressed:text-on-brand"
            aria-pressed={chosen.includes(tile)}
            onClick={() => toggle(tile)}
          >
            {tile}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
