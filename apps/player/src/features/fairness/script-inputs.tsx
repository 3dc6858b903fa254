import { useT } from '@ordago/i18n/react';
import { Button, Select, TextField } from '@ordago/ui';
import { ChipInputs } from './chip-inputs.tsx';
import type { ScriptField, ScriptTexts } from './script-fields.ts';
import { TileInputs } from './tile-inputs.tsx';

export interface ScriptInputsProps {
  readonly fields: readonly ScriptField[];
  readonly texts: ScriptTexts;
  readonly onChange: (texts: ScriptTexts) => void;
}

/** Inputs of choice and moves, in the game's terms. */
export function ScriptInputs({ fields, texts, onChange }: ScriptInputsProps) {
  if (fields.length === 0) return null;
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      {fields.map((field) => (
        <Input
          key={field.name}
          field={field}
          value={texts[field.name] ?? ''}
          onChange={(value) => onChange({ ...texts, [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface InputProps {
  readonly field: ScriptField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Input({ field, value, onChange }: InputProps) {
  const t = useT('fairness');
  const label = t(`fields.${field.name}.label`);
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={label}
          hint={t(`fields.${field.name}.hint`)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'word':
      return (
        <Select
          label={label}
          value={value === '' ? field.words[0] : value}
          options={field.words.map((word) => ({ value: word, label: t(`words.${word}`) }))}
          onChange={onChange}
        />
      );
    case 'words':
      return <Words field={field} value={value} onChange={onChange} />;
    case 'tiles':
      return <TileInputs field={field} value={value} onChange={onChange} />;
    case 'chips':
      return <ChipInputs value={value} onChange={onChange} />;
  }
}

/** A sequence of words: each click adds one, the last can be removed. */
function Words({ field, value, onChange }: InputProps & { field: Extract<ScriptField, { kind: 'words' }> }) {
  const t = useT('fairness');
  const made = value === '' ? [] : value.split(', ');
  return (
    <fieldset className="grid gap-2 tablet:col-span-2">
      <legend className="mb-1 text-14 font-semibold">{t(`fields.${field.name}.label`)}</legend>
      <p className="min-h-6 text-14" aria-live="polite">
        {made.length === 0
          ? t(`fields.${field.name}.hint`)
          : made.map((word) => t(`words.${field.words.find((known) => known === word) ?? 'stand'}`)).join(' → ')}
      </p>
      <div className="flex flex-wrap gap-2">
        {field.words.map((word) => (
          <Button key={word} onClick={() => onChange([...made, word].join(', '))}>
            {t(`words.${word}`)}
          </Button>
        ))}
        <Button rank="text" onClick={() => onChange(made.slice(0, -1).join(', '))} disabled={made.length === 0}>
          {t('takeBack')}
        </Button>
      </div>
    </fieldset>
  );
}
