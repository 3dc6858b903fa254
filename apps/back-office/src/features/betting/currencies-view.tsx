import { Button, Modal, TextInput } from '@mantine/core';
import { type BodyIn, RATE_CURRENCIES, removeCurrencyStakes, setCurrencyStakes } from '@ordago/contracts';
import { formatAmountText, formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { groupAmountText, Note } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { readAmountText } from './betting-text.ts';
import { EditorFoot } from './editor-foot.tsx';
import { type BettingSettings, useBettingRules } from './limits/limit-values.ts';
import type { BettingActions } from './use-betting-actions.ts';

type Stakes = BettingSettings['currencies'][number];
/** A currency of the list; `stakes` is null for one of the site's rates in which nobody can bet yet. */
interface Row {
  readonly id: string;
  readonly stakes: Stakes | null;
}

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
  const [edited, setEdited] = useState<Row | null>(null);
  const { data, ...query } = useBettingRules();
  const rows = rowsOf(data?.currencies ?? []);
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
      {edited && (
        <StakesEditor currency={edited.id} stakes={edited.stakes} acts={acts} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

/** Lists the currencies with stakes, then those of the site's rates that have none yet. */
function rowsOf(currencies: readonly Stakes[]): Row[] {
  const known = currencies.map((stakes) => ({ id: stakes.currency, stakes }));
  const missing = RATE_CURRENCIES.filter((code) => !known.some(({ id }) => id === code));
  return [...known, ...missing.map((id) => ({ id, stakes: null }))];
}

function useColumns(edit: (row: Row) => void): ListColumn<Row>[] {
  const t = useT('back-office');
  const common = useT('common');
  const amount = (field: Exclude<StakeField, 'per_usd'>): ListColumn<Row> => ({
    accessor: field,
    title: t(`betting.field.${field}`),
    textAlign: 'right',
    render: ({ stakes }) => {
      const shown = stakes?.[field] ?? null;
      return <span className="tabular">{shown === null ? '—' : formatAmountText(shown)}</span>;
    },
  });
  return [
    {
      accessor: 'currency',
      phone: 'who',
      title: t('betting.currency'),
      render: ({ id }) => <b className="font-semibold">{id}</b>,
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
      render: ({ stakes }) => <Rate stakes={stakes} />,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => edit(row)}>
          {row.stakes === null ? common('action.add') : common('action.edit')}
        </Button>
      ),
    },
  ];
}

/** A rate, and whether the site shows it: only what staff have set is shown to players. */
function Rate({ stakes }: Pick<Row, 'stakes'>) {
  const t = useT('back-office');
  const { per_usd: rate = null, is_rate_set: isSet = false } = stakes ?? {};
  if (rate === null) return <span>—</span>;
  return (
    <span className="grid justify-items-end">
      <span className="tabular">{groupAmountText(rate, 4)}</span>
      {!isSet && <span className="text-12 text-muted">{t('betting.rateUnset')}</span>}
    </span>
  );
}

interface StakesEditorProps {
  readonly currency: string;
  /** Null for a currency in which nobody can bet yet. */
  readonly stakes: Stakes | null;
  readonly acts: BettingActions;
  readonly onClose: () => void;
  /** Values of some fields at first. (Default: the current ones) */
  readonly proposed?: Partial<Draft> | undefined;
}

/** Sets the stakes of a currency, and shows the effect beforehand. */
export function StakesEditor({ currency, stakes, acts, onClose, proposed }: StakesEditorProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [draft, setDraft] = useState<Draft>(() => ({ ...draftOf(stakes), ...proposed }));
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const wrong = wrongIn(draft);
  const rateHint = useRateHint(stakes);
  const save = async () => {
    const isDone = await acts.act({
      run: () => send(currency, draft, stakes),
      notice: t('betting.stakesSet', { currency }),
      back: () => takeBack(currency, stakes),
    });
    setIsAsking(false);
    if (isDone) onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(wrong).length > 0) return;
    if (isRateTaken(draft, stakes)) setIsAsking(true);
    else await save();
  };
  if (isAsking) {
    return (
      <ConfirmDialog
        title={t('betting.rateTaken', { currency })}
        action={t('betting.takeRate')}
        call={{ isPending: acts.isPending, error: null, reset: () => undefined }}
        onConfirm={() => void save()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('betting.rateTakenShown', { currency })}</p>
        <p>{t('betting.rateTakenLimits', { currency })}</p>
      </ConfirmDialog>
    );
  }
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
              description={field === 'per_usd' ? rateHint : undefined}
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

/** Returns the sentence about a rate that staff have not set; undefined where they have. */
function useRateHint(stakes: Stakes | null): string | undefined {
  const t = useT('back-office');
  if (stakes?.is_rate_set) return undefined;
  const installed = stakes?.per_usd ?? null;
  return installed === null
    ? t('betting.rateNone')
    : t('betting.rateInstalled', { rate: groupAmountText(installed, 4) });
}

/** The fields as they are; a rate that staff have not set is left empty, and stays as it is unless they write one. */
function draftOf(stakes: Stakes | null): Draft {
  const textOf = (field: StakeField) => (field === 'per_usd' && !stakes?.is_rate_set ? '' : (stakes?.[field] ?? ''));
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Draft;
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
  const { legal_payout_max: legal } = draft;
  const rate = draft.per_usd.trim().replace(',', '.');
  if (legal !== '' && readAmountText(legal) === null) wrong.legal_payout_max = 'amountWrong';
  if (rate !== '' && !(RATE.test(rate) && /[1-9]/.test(rate))) wrong.per_usd = 'rateWrong';
  return wrong;
}

const RATE = /^(0|[1-9]\d{0,8})(\.\d{1,4})?$/;

/** Returns true if saving takes away a rate that staff had set. */
function isRateTaken({ per_usd: rate }: Draft, stakes: Stakes | null): boolean {
  return stakes?.is_rate_set === true && rate.trim() === '';
}

/** Brings a currency back to what it was: its rate too, also one of the installation or none; one that is new is removed. */
function takeBack(currency: string, stakes: Stakes | null): Promise<unknown> {
  if (stakes === null) return api(removeCurrencyStakes, { params: { currency } });
  const { currency: _, ...body } = stakes;
  return api(setCurrencyStakes, { params: { currency }, body });
}

function send(currency: string, draft: Draft, stakes: Stakes | null): Promise<unknown> {
  const amounts = FIELDS.filter((field) => field !== 'per_usd');
  const texts = amounts.map((field) => [field, readAmountText(draft[field]) ?? (draft[field] || null)]);
  const rate = draft.per_usd.trim().replace(',', '.');
  // An empty field takes away what staff had set, and leaves alone what came with the installation.
  const isKept = rate === '' && !stakes?.is_rate_set;
  const body = { ...Object.fromEntries(texts), ...(!isKept && { per_usd: rate === '' ? null : rate }) };
  return api(setCurrencyStakes, { params: { currency }, body: body as BodyIn<typeof setCurrencyStakes> });
}
