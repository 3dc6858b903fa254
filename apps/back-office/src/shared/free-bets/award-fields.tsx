import { Switch, TextInput } from '@mantine/core';
import { findBettingTargets } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ChoiceField } from '../choice/choice-field.tsx';
import { useSportName } from '../sport-name.ts';
import { type AwardDraft, type DraftField, wrongFields } from './award-draft.ts';

interface AwardFieldsProps {
  readonly draft: AwardDraft;
  /** Of the amount. */
  readonly currency: string;
  readonly onChange: (change: Partial<AwardDraft>) => void;
  /** True after an attempt to go on: faults are shown. */
  readonly isTried: boolean;
  /** True if the award may name a batch. */
  readonly hasBatch?: boolean;
}

/** Fields of a free bet, the same for every player: amount, time, terms and reason. */
export function AwardFields({ draft, currency, onChange, isTried, hasBatch = false }: AwardFieldsProps) {
  const t = useT('back-office');
  const wrong = wrongFields(draft);
  const field = (name: DraftField | 'batch') => ({
    label: t(`freeBets.field.${name}`),
    value: draft[name],
    error: isTried && wrong.some((one) => one === name) ? t(`freeBets.wrong.${name as DraftField}`) : undefined,
  });
  return (
    <>
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        <TextInput
          {...field('amount')}
          data-autofocus
          required
          inputMode="decimal"
          rightSection={<span className="text-12 text-muted">{currency}</span>}
          rightSectionWidth={48}
          onChange={({ currentTarget: { value } }) => onChange({ amount: number(value) })}
        />
        <TextInput
          {...field('days')}
          required
          inputMode="numeric"
          onChange={({ currentTarget: { value } }) => onChange({ days: value.trim() })}
        />
        <TermFields draft={draft} onChange={onChange} field={field} />
        {hasBatch && (
          <TextInput {...field('batch')} onChange={({ currentTarget: { value } }) => onChange({ batch: value })} />
        )}
      </div>
      <TextInput
        {...field('reason')}
        required
        maxLength={200}
        onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
      />
      <Switch
        label={t('freeBets.field.isStakeReturned')}
        checked={draft.isStakeReturned}
        onChange={({ currentTarget: { checked } }) => onChange({ isStakeReturned: checked })}
      />
    </>
  );
}

/** Amounts and odds as they are typed, with a point. */
function number(text: string): string {
  return text.trim().replace(',', '.');
}

interface TermFieldsProps extends Pick<AwardFieldsProps, 'draft' | 'onChange'> {
  readonly field: (name: DraftField) => { label: string; value: string; error: string | undefined };
}

/** Terms of the free bet; empty fields are as in the settings. */
function TermFields({ draft, onChange, field }: TermFieldsProps) {
  const t = useT('back-office');
  return (
    <>
      <ChoiceField
        label={t('freeBets.field.kinds')}
        value={draft.kinds}
        onChange={(kinds) => onChange({ kinds })}
        options={(['any', 'single', 'express'] as const).map((value) => ({
          value,
          label: t(`freeBets.kinds.${value}`),
        }))}
      />
      <SportField value={draft.sport} onChange={(sport) => onChange({ sport })} />
      <TextInput
        {...field('oddsMin')}
        placeholder={t('freeBets.ofSettings')}
        inputMode="decimal"
        onChange={({ currentTarget: { value } }) => onChange({ oddsMin: number(value) })}
      />
      <TextInput
        {...field('oddsMax')}
        placeholder={t('freeBets.ofSettings')}
        inputMode="decimal"
        onChange={({ currentTarget: { value } }) => onChange({ oddsMax: number(value) })}
      />
      {draft.kinds !== 'single' && (
        <TextInput
          {...field('legsMin')}
          inputMode="numeric"
          onChange={({ currentTarget: { value } }) => onChange({ legsMin: value.trim() })}
        />
      )}
    </>
  );
}

function SportField({ value, onChange }: { value: string; onChange: (sport: string) => void }) {
  const t = useT('back-office');
  const sportName = useSportName();
  const { data } = useQuery({
    queryKey: ['free-bets', 'sports'],
    queryFn: ({ signal }) => api(findBettingTargets, { query: { scope: 'sport' }, signal }),
  });
  const sports = (data?.targets ?? []).map(({ target }) => ({ value: target, label: sportName(target) }));
  return (
    <ChoiceField
      label={t('freeBets.field.sport')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('freeBets.anySport') }, ...sports]}
    />
  );
}
