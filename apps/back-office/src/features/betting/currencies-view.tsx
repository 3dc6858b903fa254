import { Button, Modal, TextInput } from '@mantine/core';
import { type BodyIn, setCurrencyStakes } from '@ordago/contracts';
import { formatAmountText, formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { groupAmountText, Note } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { readAmountText } from './betting-text.ts';
import { EditorFoot } from './editor-foot.tsx';
import { type BettingSettings, useBettingRules } from './limits/limit-values.ts';
import type { BettingActions } from './use-betting-actions.ts';

type Stakes = BettingSettings['currencies'][number];
type Row = Stakes & { readonly id: string };

/** Amounts that rise: none is below the one before it. */
const RISING = ['min', 'default', 'max', 'payout_max', 'liability_max'] as const;
const FIELDS = [...RISING, 'legal_payout_max', 'per_usd'] as const;
type StakeField = (typeof FIELDS)[number];
type Draft = Readonly<Record<StakeField, string>>;

/**
 * Smallest, suggested and largest stake of each currency, what a bet can pay and an event can cost, and the dollar's
 * rate.
 */
export function CurrenciesView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const [edited, setEdited] = useState<Stakes | null>(null);
  const { data, ...query } = useBettingRules();
  const rows = (data?.currencies ?? []).map((row) => ({ ...row, id: row.currency }));
  const listed = data && { rows, count: rows.length, pages: 1, page: 0 };
  return (
    <div className="card">
      <DataList
        query={{ ...query, data: listed, isPlaceholderData: false } as Parameters<typeof DataList<Row>>[0]['query']}
        columns={useColumns(setEdited)}
        rowsPerPage={Math.max(rows.length, 1)}
        onPage={() => undefined}
        empty={t('betting.noCurrencies')}
      />
      {edited && <StakesEditor stakes={edited} acts={acts} onClose={() => setEdited(null)} />}
    </div>
  );
}

function useColumns(edit: (stakes: Stakes) => void): ListColumn<Row>[] {
  const t = useT('back-office');
  const common = useT('common');
  const amount = (field: Exclude<StakeField, 'per_usd'>): ListColumn<Row> => ({
    accessor: field,
    title: t(`betting.field.${field}`),
    textAlign: 'right',
    render: (row) => <span className="tabular">{row[field] === null ? '—' : formatAmountText(row[field])}</span>,
  });
  return [
    {
      accessor: 'currency',
      phone: 'who',
      title: t('betting.currency'),
      render: ({ currency }) => <b className="font-semibold">{currency}</b>,
    },
    amount('min'),
    amount('default'),
    amount('max'),
    amount('payout_max'),
    amount('liability_max'),
    amount('legal_payout_max'),
    {
      accessor: 'per_usd',
      title: t('betting.field.per_usd'),
      textAlign: 'right',
      render: ({ per_usd }) => <span className="tabular">{per_usd === null ? '—' : groupAmountText(per_usd, 4)}</span>,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => edit(row)}>
          {common('action.edit')}
        </Button>
      ),
    },
  ];
}

interface StakesEditorProps {
  readonly stakes: Stakes;
  readonly acts: BettingActions;
  readonly onClose: () => void;
  /** Values of some fields at first. (Default: the current ones) */
  readonly proposed?: Partial<Draft> | undefined;
}

/** Sets the stakes of a currency, and shows the effect beforehand. */
export function StakesEditor({ stakes, acts, onClose, proposed }: StakesEditorProps) {
  const t = useT('back-office');
  const common = useT('common');
  const { currency } = stakes;
  const [draft, setDraft] = useState<Draft>(() => ({ ...draftOf(stakes), ...proposed }));
  const [isTried, setIsTried] = useState(false);
  const wrong = wrongIn(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(wrong).length > 0) return;
    const isDone = await acts.act({
      run: () => send(currency, draft),
      notice: t('betting.stakesSet', { currency }),
      back: () => send(currency, draftOf(stakes)),
    });
    if (isDone) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={<b className="text-16">{t('betting.stakesTitle', { currency })}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
        <div className="grid items-start gap-3 tablet:grid-cols-2">
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              label={t(`betting.field.${field}`)}
              inputMode="decimal"
              value={draft[field]}
              error={isTried && wrong[field] ? t(`betting.${wrong[field]}`) : undefined}
              onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, [field]: value }))}
            />
          ))}
        </div>
        <Note tone="info">
          {Object.keys(wrong).length > 0
            ? t('betting.stakesWrong')
            : t('betting.stakesEffect', {
                min: formatMoney(draft.min, currency),
                max: formatMoney(draft.max, currency),
                usual: formatMoney(draft.default, currency),
                payout: formatMoney(draft.payout_max, currency),
                loss: formatMoney(draft.liability_max, currency),
              })}
        </Note>
        <EditorFoot acts={acts} isTried={isTried} onClose={onClose} />
      </form>
    </Modal>
  );
}

function draftOf(stakes: Stakes): Draft {
  return Object.fromEntries(FIELDS.map((field) => [field, stakes[field] ?? ''])) as Draft;
}

type Fault = 'amountWrong' | 'belowBefore' | 'rateWrong';
type Wrong = Partial<Record<StakeField, Fault>>;

/** Finds what the server would refuse: amounts that cannot be read or that fall, or an unreadable rate. */
function wrongIn(draft: Draft): Readonly<Wrong> {
  const wrong: Wrong = {};
  const units = RISING.map((field) => Number(readAmountText(draft[field]) ?? Number.NaN));
  for (const [place, field] of RISING.entries()) {
    const before = units[place - 1] ?? 0;
    const own = units[place] ?? Number.NaN;
    if (Number.isNaN(own)) wrong[field] = 'amountWrong';
    else if (own < before) wrong[field] = 'belowBefore';
  }
  const { legal_payout_max: legal, per_usd: rate } = draft;
  if (legal !== '' && readAmountText(legal) === null) wrong.legal_payout_max = 'amountWrong';
  if (rate !== '' && !(RATE.test(rate) && /[1-9]/.test(rate))) wrong.per_usd = 'rateWrong';
  return wrong;
}

const RATE = /^(0|[1-9]\d{0,8})(\.\d{1,4})?$/;

function send(currency: string, draft: Draft): Promise<unknown> {
  const texts = FIELDS.map((field) => [field, readAmountText(draft[field]) ?? (draft[field] || null)]);
  const body = { ...Object.fromEntries(texts), per_usd: draft.per_usd || null };
  return api(setCurrencyStakes, { params: { currency }, body: body as BodyIn<typeof setCurrencyStakes> });
}
