import { Button } from '@mantine/core';
import {
  BETTING_ACTIONS,
  type BettingChange,
  type BodyIn,
  listBettingChanges,
  setBettingRule,
  setEachWayTerms,
} from '@ordago/contracts';
import { formatMoney, formatPercent } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { useSportName } from '../../shared/sport-name.ts';
import type { BettingSearch } from './betting-search.ts';
import { useEachWayText } from './each-way/each-way-text.ts';
import { BASE_CURRENCY, codeOf, type LimitPlace, sendLimit } from './limits/limit-values.ts';
import type { BettingActions } from './use-betting-actions.ts';

const PER_PAGE = 25;

/** History of changes with author and time; the newest change of a thing can be undone here. */
export function ChangesView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const { search, page, change, listing } = useListPage<BettingSearch>(t('betting.noChanges'));
  const { act } = search;
  const query = useQuery({
    queryKey: ['betting', 'changes', act, page],
    queryFn: async ({ signal }) => {
      const asked = { page, count: PER_PAGE, ...(act ? { act } : {}) };
      const { changes, ...found } = await api(listBettingChanges, { query: asked, signal });
      return { rows: changes, ...found };
    },
    placeholderData: keepPreviousData,
  });
  const takeBack = (row: BettingChange) => {
    const run = backOf(row);
    if (run) void acts.act({ run, notice: t('betting.undone') });
  };
  return (
    <div className="card">
      <div className="list-bar">
        <ChoiceField
          label={t('betting.actFilter')}
          isLabelHidden
          options={[
            { value: '', label: t('betting.allActs') },
            ...BETTING_ACTIONS.map((value) => ({ value, label: t(`betting.act.${value}`) })),
          ]}
          value={act ?? ''}
          onChange={(value) => change({ act: value === '' ? undefined : value })}
        />
      </div>
      <DataList
        query={query}
        columns={useColumns(takeBack)}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t('betting.noChanges')}
      />
    </div>
  );
}

/** Undo of a change from the list; null where its own screen has it. */
function backOf({ act, about, fields, is_undoable }: BettingChange): (() => Promise<unknown>) | null {
  if (!is_undoable) return null;
  const before = (name: string) => fields.find((field) => field.name === name)?.before ?? null;
  switch (act) {
    case 'limit':
      return () => sendLimit(about as unknown as LimitPlace, before('amount'));
    case 'rule': {
      const body = { ...about, holds: before('holds') === 'true' } as unknown as BodyIn<typeof setBettingRule>;
      return () => api(setBettingRule, { body });
    }
    case 'each-way': {
      const body = { ...about, each_way: before('each_way') } as unknown as BodyIn<typeof setEachWayTerms>;
      return () => api(setEachWayTerms, { body });
    }
    case 'cash-out':
    case 'express':
    case 'settings':
    case 'stakes':
      return null;
  }
}

function useColumns(takeBack: (row: BettingChange) => void): ListColumn<BettingChange>[] {
  const t = useT('back-office');
  const common = useT('common');
  return [
    {
      accessor: 'act',
      phone: 'who',
      title: t('audit.what'),
      render: (row) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{t(`betting.act.${row.act}`)}</b>
          <About row={row} />
        </span>
      ),
    },
    {
      accessor: 'fields',
      phone: 'fact',
      title: t('betting.changed'),
      render: ({ fields, about }) => (
        <span className="grid gap-0.5">
          {fields.map((field) => (
            <FieldChange key={field.name} field={field} currency={about.currency ?? BASE_CURRENCY} />
          ))}
        </span>
      ),
    },
    {
      accessor: 'by',
      phone: 'state',
      title: t('audit.who'),
      render: ({ by }) => <b className="font-medium">{by ?? '—'}</b>,
    },
    { accessor: 'at', phone: 'side', title: t('transfers.when'), render: ({ at }) => <DateText at={at} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) =>
        backOf(row) && (
          <Button size="xs" variant="default" onClick={() => takeBack(row)}>
            {common('action.undo')}
          </Button>
        ),
    },
  ];
}

/** Limit, rule, currency or sport that a change is about. */
function About({ row: { act, about, name } }: { row: BettingChange }) {
  const t = useT('back-office');
  const sportName = useSportName();
  const place = about as unknown as LimitPlace;
  const target = name ?? (about.scope === 'sport' && about.target ? sportName(about.target) : about.target);
  const words = {
    limit: () => [
      String(codeOf(place)),
      t(`betting.kind.${place.kind}`),
      t(`betting.line.${place.line}`),
      target ?? t(`betting.scope.${place.scope}`),
    ],
    rule: () => [t(`betting.rule.${about.rule as 'barred'}`), target],
    stakes: () => [about.currency],
    'cash-out': () => [sportName(about.sport ?? '*')],
    'each-way': () => [target ?? '', t(`betting.target.${about.scope as 'event'}`)],
    settings: () => [],
    express: () => [about.express && t('betting.express.number', { id: about.express })],
  }[act]();
  return <span className="text-12 whitespace-normal text-muted">{words.filter(Boolean).join(' · ')}</span>;
}

const AMOUNTS = ['amount', 'min', 'default', 'max', 'payout_max', 'liability_max', 'legal_payout_max'];

interface LooseTranslator {
  (key: string): string;
  has(key: string): boolean;
}

function FieldChange({
  field: { name, before, after },
  currency,
}: {
  field: BettingChange['fields'][number];
  currency: string;
}) {
  const t = useT('back-office');
  const loose = useT() as unknown as LooseTranslator;
  const eachWay = useEachWayText();
  const locale = useLocale();
  const key = `back-office.betting.field.${name}`;
  const write = (value: string | null) => {
    if (value === null) return t('betting.noValue');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'betting.on' : 'betting.off');
    if (name === 'retirement') return `“${loose(`back-office.betting.retirement.${value}`)}”`;
    if (name === 'each_way') return eachWay(value);
    if (name === 'margin_bps') return formatPercent(Number(value), locale);
    return AMOUNTS.includes(name) ? formatMoney(value, currency) : value;
  };
  return (
    <span className="tabular whitespace-normal">
      {t('betting.willChange', {
        field: loose.has(key) ? loose(key) : name,
        before: write(before),
        after: write(after),
      })}
    </span>
  );
}
