import { Modal, SegmentedControl, TextInput } from '@mantine/core';
import { LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import { readAmountText } from '../betting-text.ts';
import { EditorFoot } from '../editor-foot.tsx';
import { TargetField } from '../target-field.tsx';
import type { BettingActions } from '../use-betting-actions.ts';
import { LimitEffect } from './limit-effect.tsx';
import {
  BASE_CURRENCY,
  type BetLimit,
  codeOf,
  type EditedLimit,
  isSamePlace,
  type LimitPlace,
  sendLimit,
  useBettingRules,
} from './limit-values.ts';

export interface LimitEditorProps {
  readonly edited: EditedLimit;
  /** Limits that hold for each of their scope, to know the present amount at a place. */
  readonly general: readonly BetLimit[];
  readonly acts: BettingActions;
  readonly onClose: () => void;
  /** The amount in the field at first. (Default: the present one) */
  readonly proposed?: string | undefined;
}

/** Sets a limit, changes or lifts it, and shows the effect beforehand. */
export function LimitEditor({ edited, general, acts, onClose, proposed }: LimitEditorProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [place, setPlace] = useState<LimitPlace>(edited.place);
  const [name, setName] = useState(edited.name);
  const [text, setText] = useState(proposed ?? edited.amount ?? '');
  const [isTried, setIsTried] = useState(false);
  const amount = readAmountText(text);
  const current = currentAt(place, edited, general);
  const finish = async (next: string | null) => {
    const notice = next === null ? 'betting.limitLifted' : 'betting.limitSet';
    const isDone = await acts.act({
      run: () => sendLimit(place, next),
      notice: t(notice, {
        code: codeOf(place),
        amount: formatMoney(next ?? current ?? '0', place.currency ?? BASE_CURRENCY),
      }),
      back: () => sendLimit(place, current),
    });
    if (isDone) onClose();
  };
  const onLift = () => {
    setIsTried(true);
    void finish(null);
  };
  const lift = current === null ? null : { label: t('betting.liftLimit'), onLift };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (amount !== null) void finish(amount);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={<b className="text-16">{t('betting.limitTitle', { code: codeOf(place) })}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <PlaceFields place={place} name={name} onPlace={setPlace} onName={setName} />
        <TextInput
          label={t('betting.amountIn', { currency: place.currency ?? BASE_CURRENCY })}
          inputMode="decimal"
          data-autofocus
          value={text}
          error={isTried && amount === null ? t('betting.amountWrong') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <LimitEffect place={place} name={name} amount={amount} current={current} />
        <EditorFoot acts={acts} isTried={isTried} onClose={onClose} lift={lift} />
      </form>
    </Modal>
  );
}

/** The present amount at a place; null where none is known, and the server's answer corrects it. */
function currentAt(place: LimitPlace, edited: EditedLimit, general: readonly BetLimit[]): string | null {
  if (isSamePlace(place, edited.place)) return edited.amount;
  return general.find((limit) => isSamePlace(limit, place))?.amount ?? null;
}

interface PlaceFieldsProps {
  readonly place: LimitPlace;
  readonly name: string | null;
  readonly onPlace: (place: LimitPlace) => void;
  readonly onName: (name: string | null) => void;
}

/** Place of a limit: its kind, the bets it holds for, and whom it is about. */
export function PlaceFields({ place, name, onPlace, onName }: PlaceFieldsProps) {
  const t = useT('back-office');
  const lineId = useId();
  const { data } = useBettingRules();
  const { kind, line, scope, target, currency } = place;
  const change = (changes: Partial<LimitPlace>) => onPlace({ ...place, ...changes });
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-2">
      <ChoiceField
        label={t('betting.limit')}
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={LIMIT_KINDS.map((value) => ({ value, label: t(`betting.kind.${value}`) }))}
      />
      <div>
        <span id={lineId} className="mb-1 block text-12 font-medium text-muted">
          {t('betting.bets')}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby={lineId}
          value={line}
          onChange={(value) => change({ line: value as LimitPlace['line'] })}
          data={LIMIT_LINES.map((value) => ({ value, label: t(`betting.line.${value}`) }))}
        />
      </div>
      <ChoiceField
        label={t('betting.holdsOn')}
        value={scope}
        onChange={(next) => {
          change({ scope: next, target: null });
          onName(null);
        }}
        options={LIMIT_SCOPES.map((value) => ({ value, label: t(`betting.scope.${value}`) }))}
      />
      {scope !== 'bet' && (
        <TargetField
          key={scope}
          scope={scope}
          none={t('betting.eachOf')}
          value={target === null ? null : { target, name: name ?? target }}
          onChange={(chosen) => {
            change({ target: chosen?.target ?? null });
            onName(chosen?.name ?? null);
          }}
        />
      )}
      <ChoiceField
        label={t('betting.holdsFor')}
        value={currency ?? ''}
        onChange={(next) => change({ currency: next || null })}
        options={[
          { value: '', label: t('betting.everyCurrency') },
          ...(data?.currencies ?? []).map((row) => ({
            value: row.currency,
            label: t('betting.onlyCurrency', { currency: row.currency }),
          })),
        ]}
      />
    </div>
  );
}
