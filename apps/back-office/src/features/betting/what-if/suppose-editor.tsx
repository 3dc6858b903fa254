import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { type FormEvent, useState } from 'react';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import { readAmountText } from '../betting-text.ts';
import { PlaceFields } from '../limits/limit-editor.tsx';
import { BASE_CURRENCY } from '../limits/limit-values.ts';
import {
  type Change,
  readSetting,
  SETTING_FIELDS,
  type SettingField,
  STAKE_FIELDS,
  type StakeField,
} from './question.ts';

export interface SupposeEditorProps {
  readonly change: Change;
  readonly currency: string;
  readonly onDone: (change: Change) => void;
  readonly onClose: () => void;
}

/** Assumes another limit, stake of the currency or setting than the present one; it changes nothing. */
export function SupposeEditor({ change, currency, onDone, onClose }: SupposeEditorProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [draft, setDraft] = useState(change);
  const [text, setText] = useState(change.value ?? '');
  const [isLifted, setIsLifted] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const value = isLifted ? null : readValue(draft, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (value !== undefined) onDone({ ...draft, value } as Change);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={<b className="text-16">{t('betting.whatIf.supposeTitle')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <About draft={draft} onDraft={setDraft} />
        {!isLifted && (
          <ValueField
            draft={draft}
            text={text}
            currency={currency}
            isWrong={isTried && value === undefined}
            onText={setText}
          />
        )}
        {mayBeLifted(draft) && (
          <Checkbox
            label={t('betting.whatIf.lifted')}
            checked={isLifted}
            onChange={({ currentTarget: { checked } }) => setIsLifted(checked)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit">{t('betting.whatIf.see')}</Button>
        </div>
      </form>
    </Modal>
  );
}

function About({ draft, onDraft }: { draft: Change; onDraft: (change: Change) => void }) {
  const t = useT('back-office');
  const [name, setName] = useState<string | null>(null);
  if (draft.of === 'limit') {
    return (
      <PlaceFields place={draft.place} name={name} onPlace={(place) => onDraft({ ...draft, place })} onName={setName} />
    );
  }
  const fields = draft.of === 'stakes' ? STAKE_FIELDS : SETTING_FIELDS;
  return (
    <ChoiceField<StakeField | SettingField>
      label={t('betting.whatIf.what')}
      value={draft.field}
      options={fields.map((value) => ({ value, label: t(`betting.field.${value}`) }))}
      onChange={(value) =>
        onDraft(
          draft.of === 'stakes' ? { ...draft, field: value as StakeField } : { ...draft, field: value as SettingField },
        )
      }
    />
  );
}

interface ValueFieldProps {
  readonly draft: Change;
  readonly text: string;
  readonly currency: string;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
}

function ValueField({ draft, text, currency, isWrong, onText }: ValueFieldProps) {
  const t = useT('back-office');
  if (draft.of === 'settings' && isSwitch(draft.field)) {
    return (
      <ChoiceField
        label={t('betting.whatIf.value')}
        value={text === 'true' ? 'true' : 'false'}
        options={[
          { value: 'true', label: t('betting.on') },
          { value: 'false', label: t('betting.off') },
        ]}
        onChange={onText}
      />
    );
  }
  const amountIn = draft.of === 'limit' ? (draft.place.currency ?? BASE_CURRENCY) : currency;
  const wrong = draft.of === 'settings' ? t(`betting.hint.${draft.field}`) : t('betting.amountWrong');
  return (
    <TextInput
      label={draft.of === 'settings' ? t('betting.whatIf.value') : t('betting.amountIn', { currency: amountIn })}
      description={draft.of === 'settings' ? t(`betting.hint.${draft.field}`) : undefined}
      inputMode="decimal"
      data-autofocus
      value={text}
      error={isWrong ? wrong : undefined}
      onChange={({ currentTarget: { value } }) => onText(value)}
    />
  );
}

function isSwitch(field: SettingField): boolean {
  return field === 'bets_stopped' || field === 'live_stopped';
}

/** Returns true if the value may be removed. */
function mayBeLifted(change: Change): boolean {
  return (
    change.of === 'limit' ||
    (change.of === 'stakes' ? change.field === 'legal_payout_max' : change.field === 'same_bet_max')
  );
}

/** The value that is written; undefined for what is none. */
function readValue(change: Change, text: string): string | null | undefined {
  if (change.of !== 'settings') return readAmountText(text) ?? undefined;
  if (isSwitch(change.field)) return text === 'true' ? 'true' : 'false';
  return text.trim() === '' ? undefined : readSetting(change.field, text.trim().replace(',', '.'));
}
