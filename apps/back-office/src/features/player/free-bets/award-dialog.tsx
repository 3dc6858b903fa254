import { Button, Modal, NativeSelect, Switch, TextInput } from '@mantine/core';
import { findDeskTargets } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import type { PlayerFile } from '../../../shared/players/read-player.ts';
import { useSportName } from '../../../shared/sport-name.ts';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { type AwardDraft, bodyOf, type DraftField, EMPTY_DRAFT, wrongFields } from './award-draft.ts';
import { useTermsText } from './terms-text.ts';
import type { FreeBetActs } from './use-free-bets.ts';

interface AwardDialogProps {
  readonly player: PlayerFile;
  readonly acts: FreeBetActs;
  readonly onClose: () => void;
}

/** Gives a free bet in two steps: what it is, and whether that is meant. */
export function AwardDialog({ player, acts, onClose }: AwardDialogProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isMeant, setMeant] = useState(false);
  const close = () => {
    acts.forget();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      centered
      size="lg"
      title={<b className="text-16">{t(isMeant ? 'freeBets.confirmTitle' : 'freeBets.giveTitle')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      {isMeant ? (
        <Confirmation draft={draft} player={player} acts={acts} onBack={() => setMeant(false)} onDone={onClose} />
      ) : (
        <Fields
          draft={draft}
          currency={player.currency}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          onNext={() => setMeant(true)}
          onClose={close}
        />
      )}
    </Modal>
  );
}

interface FieldsProps {
  readonly draft: AwardDraft;
  readonly currency: string;
  readonly onChange: (change: Partial<AwardDraft>) => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

function Fields({ draft, currency, onChange, onNext, onClose }: FieldsProps) {
  const t = useT('back-office');
  const common = useT('common');
  // What is empty is not called wrong before somebody wants to go on.
  const [isTried, setTried] = useState(false);
  const wrong = wrongFields(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length === 0) onNext();
  };
  const field = (name: DraftField | 'batch') => ({
    label: t(`freeBets.field.${name}`),
    value: draft[name],
    error: isTried && wrong.some((one) => one === name) ? t(`freeBets.wrong.${name as DraftField}`) : undefined,
  });
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
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
        <TextInput {...field('batch')} onChange={({ currentTarget: { value } }) => onChange({ batch: value })} />
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
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit">{common('action.continue')}</Button>
      </div>
    </form>
  );
}

/** Amounts and odds as they are typed, with a point. */
function number(text: string): string {
  return text.trim().replace(',', '.');
}

interface TermFieldsProps extends Pick<FieldsProps, 'draft' | 'onChange'> {
  readonly field: (name: DraftField) => { label: string; value: string; error: string | undefined };
}

/** What the free bet is good for; what is left empty is as in the settings. */
function TermFields({ draft, onChange, field }: TermFieldsProps) {
  const t = useT('back-office');
  return (
    <>
      <NativeSelect
        label={t('freeBets.field.kinds')}
        value={draft.kinds}
        onChange={({ currentTarget: { value } }) => onChange({ kinds: value as AwardDraft['kinds'] })}
        data={(['any', 'single', 'express'] as const).map((value) => ({
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
    queryFn: ({ signal }) => api(findDeskTargets, { query: { scope: 'sport' }, signal }),
  });
  const sports = (data?.targets ?? []).map(({ target }) => ({ value: target, label: sportName(target) }));
  return (
    <NativeSelect
      label={t('freeBets.field.sport')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('freeBets.anySport') }, ...sports]}
    />
  );
}

interface ConfirmationProps {
  readonly draft: AwardDraft;
  readonly player: PlayerFile;
  readonly acts: FreeBetActs;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One press is one award, however often it is pressed. */
function Confirmation({ draft, player, acts, onBack, onDone }: ConfirmationProps) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const termsText = useTermsText();
  const press = useRef({ key: crypto.randomUUID(), now: Date.now() });
  const body = bodyOf(draft, press.current);
  const terms = {
    ...{ kinds: draft.kinds, legs_min: body.legs_min ?? null, sports: body.sports ?? null },
    ...{
      is_stake_returned: draft.isStakeReturned,
      own_odds: { min: body.odds_min ?? null, max: body.odds_max ?? null },
    },
  };
  const give = async () => {
    if (await acts.award(body)) onDone();
  };
  return (
    <div className="grid gap-3">
      <p className="text-14">
        {t('freeBets.confirmText', { amount: formatMoney(draft.amount, player.currency), name: player.username })}
      </p>
      <Note tone="info">
        <p>{termsText(terms)}</p>
        <p>
          {t('freeBets.until')}: <DateText at={body.valid_until} />
        </p>
        <p>
          {t('freeBets.reason')}: {body.reason}
        </p>
      </Note>
      <p className="text-12 text-muted">{t('freeBets.confirmHint')}</p>
      {acts.failure !== null && (
        <div role="alert">
          <Note tone="bad">{failureText(acts.failure)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onBack}>
          {common('action.back')}
        </Button>
        <Button data-autofocus loading={acts.isPending} onClick={() => void give()}>
          {t('freeBets.give')}
        </Button>
      </div>
    </div>
  );
}
