import { ROULETTE_FIELDS, ROULETTE_NUMBERS } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { Button, IconButton, Select, TextField } from '@ordago/ui';
import { Plus, X } from 'lucide-react';
import { type Chip, chipsOf, textOfChips } from './script-fields.ts';

export interface ChipInputsProps {
  /** `red 1.00, number-17 2.50` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
const FIRST: Chip = { place: 'red', stake: '1.00' };

/** Chips on the roulette table: a place by the table's names, and its amount. */
export function ChipInputs({ value, onChange }: ChipInputsProps) {
  const t = useT('fairness');
  const chips = chipsOf(value);
  const places = [
    ...ROULETTE_FIELDS.map((field) => ({ value: field as string, label: t(`roulette.${field}`) })),
    ...NUMBERS.map((number) => ({ value: `number-${number}`, label: t('roulette.number', { number }) })),
  ];
  const change = (at: number, chip: Partial<Chip>) =>
    onChange(textOfChips(chips.map((one, place) => (place === at ? { ...one, ...chip } : one))));
  return (
    <fieldset className="grid gap-3 tablet:col-span-2">
      <legend className="mb-1 text-14 font-semibold">{t('fields.bets.label')}</legend>
      {chips.length === 0 && <p className="text-14 text-muted">{t('fields.bets.hint')}</p>}
      <ul className="grid gap-3">
        {chips.map((chip, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the list.
          <li key={at} className="grid grid-cols-[1fr_104px_auto] items-end gap-2">
            <Select
              label={t('fields.bets.place')}
              value={chip.place}
              options={places}
              onChange={(place) => change(at, { place })}
            />
            <TextField
              label={t('fields.bets.amount')}
              inputMode="decimal"
              value={chip.stake}
              onChange={(event) => change(at, { stake: event.target.value.replace(',', '.').replace(/[^0-9.]/g, '') })}
            />
            <IconButton
              label={t('fields.bets.remove')}
              icon={<X size={18} />}
              hasLine
              onClick={() => onChange(textOfChips(chips.filter((_, place) => place !== at)))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => onChange(textOfChips([...chips, FIRST]))}>
          <Plus size={18} aria-hidden="true" />
          {t('fields.bets.add')}
        </Button>
      </div>
    </fieldset>
  );
}
