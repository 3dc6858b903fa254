import { Button } from '@mantine/core';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchChange } from '../../../shared/paths.ts';
import { StakesEditor } from '../currencies-view.tsx';
import { LimitEditor } from '../limits/limit-editor.tsx';
import { BASE_CURRENCY, codeOf, isSamePlace, useBettingRules, useGeneralLimits } from '../limits/limit-values.ts';
import type { BettingActions } from '../use-betting-actions.ts';
import { type Change, keyOf, type WhatIf } from './question.ts';

export interface ChangesCardProps {
  readonly changes: readonly Change[];
  readonly answer: WhatIf | undefined;
  readonly acts: BettingActions;
  readonly onAdd: (change: Change) => void;
  readonly onRemove: (change: Change) => void;
}

const NEW_LIMIT: Change = {
  of: 'limit',
  place: { kind: 'max-bet', line: 'usual', scope: 'event', target: null, currency: null },
  value: '10.00',
};
const NEW_STAKE: Change = { of: 'stakes', field: 'max', value: null };
const NEW_SETTING: Change = { of: 'settings', field: 'bet_gap_s', value: null };

/** Assumptions of the question; each can be put into effect with one click. */
export function ChangesCard({ changes, answer, acts, onAdd, onRemove }: ChangesCardProps) {
  const t = useT('back-office');
  const onSearch = useSearchChange();
  const [real, setReal] = useState<Change | null>(null);
  const toSettings = () => onSearch({ view: 'settings', fill: true });
  const add = (label: string, change: Change) => (
    <Button
      size="xs"
      variant="default"
      leftSection={<Plus size={14} aria-hidden="true" />}
      onClick={() => onAdd(change)}
    >
      {label}
    </Button>
  );
  return (
    <section className="card" aria-labelledby="what-if-changes">
      <h2 id="what-if-changes" className="card-head">
        {t('betting.whatIf.changes')}
      </h2>
      <div className="grid gap-3 px-4 pb-4">
        {changes.length === 0 && <p className="text-muted">{t('betting.whatIf.noChanges')}</p>}
        <ul className="express-legs">
          {changes.map((change) => (
            <ChangeRow
              key={keyOf(change)}
              change={change}
              currency={answer?.currency ?? BASE_CURRENCY}
              onReal={() => (change.of === 'settings' ? toSettings() : setReal(change))}
              onRemove={() => onRemove(change)}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          {add(t('betting.whatIf.addLimit'), NEW_LIMIT)}
          {add(t('betting.whatIf.addStake'), NEW_STAKE)}
          {add(t('betting.whatIf.addSetting'), NEW_SETTING)}
        </div>
      </div>
      {real && <RealChange change={real} answer={answer} acts={acts} onClose={() => setReal(null)} />}
    </section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly currency: string;
  readonly onReal: () => void;
  readonly onRemove: () => void;
}

function ChangeRow({ change, currency, onReal, onRemove }: ChangeRowProps) {
  const t = useT('back-office');
  const name = useChangeName(change);
  const value = useValueText(change, currency);
  return (
    <li className="what-if-change">
      <span className="grid min-w-0 leading-tight">
        <b className="font-semibold">{name}</b>
        <span className="tabular text-12 text-muted">{value}</span>
      </span>
      <Button className="print:hidden" size="compact-sm" variant="default" onClick={onReal}>
        {t('betting.whatIf.real')}
      </Button>
      <Button
        className="print:hidden"
        size="compact-sm"
        variant="subtle"
        aria-label={t('betting.express.remove', { name })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </li>
  );
}

function useChangeName(change: Change): string {
  const t = useT('back-office');
  if (change.of !== 'limit') return t(`betting.field.${change.field}`);
  const { kind, line, scope, target } = change.place;
  const about =
    target === null || scope === 'bet' ? t(`betting.scope.${scope}`) : `${t(`betting.target.${scope}`)} ${target}`;
  return `${t(`betting.kind.${kind}`)} · ${t(`betting.line.${line}`)} · ${about} (${codeOf(change.place)})`;
}

function useValueText(change: Change, currency: string): string {
  const t = useT('back-office');
  const { value } = change;
  if (value === null) return t('betting.noLimit');
  if (change.of === 'limit') return formatMoney(value, change.place.currency ?? BASE_CURRENCY);
  if (change.of === 'stakes') return formatMoney(value, currency);
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'betting.on' : 'betting.off');
  return value;
}

interface RealChangeProps {
  readonly change: Change;
  readonly answer: WhatIf | undefined;
  readonly acts: BettingActions;
  readonly onClose: () => void;
}

/** The editor that changes it in truth, filled in. */
function RealChange({ change, answer, acts, onClose }: RealChangeProps) {
  const general = useGeneralLimits();
  const { data } = useBettingRules();
  if (change.of === 'settings') return null;
  if (change.of === 'stakes') {
    const stakes = data?.currencies.find(({ currency }) => currency === answer?.currency);
    if (!stakes) return null;
    return (
      <StakesEditor
        currency={stakes.currency}
        stakes={stakes}
        proposed={{ [change.field]: change.value ?? '' }}
        acts={acts}
        onClose={onClose}
      />
    );
  }
  const { place, value } = change;
  const current = answer?.now.limits.find(({ set }) => set !== null && isSamePlace(set, place));
  const edited = { place, name: current?.about ?? null, amount: current?.set?.amount ?? null };
  if (general.data === undefined) return null;
  const amount = edited.amount ?? general.data.find((limit) => isSamePlace(limit, place))?.amount ?? null;
  return (
    <LimitEditor
      edited={{ ...edited, amount }}
      proposed={value ?? ''}
      general={general.data}
      acts={acts}
      onClose={onClose}
    />
  );
}
