import { Button } from '@mantine/core';
import { type BettingExposure, listExposures, setBettingRule } from '@ordago/contracts';
import { formatMoney, formatPercent } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { POLL_MS } from '../../shared/poll.ts';
import type { BettingSearch } from './betting-search.ts';
import type { BettingActions } from './use-betting-actions.ts';

const PER_PAGE = 25;
/** Share of its bound from which on an event deserves attention. */
const NEAR_PERCENT = 75;

type Row = BettingExposure & { readonly id: string };

/** Exposure of each event, nearest to its bound first; bets on it are barred and allowed again here. */
export function ExposuresView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const { page, listing } = useListPage<BettingSearch>(t('betting.noExposures'));
  const query = useQuery({
    queryKey: ['betting', 'exposures', page],
    queryFn: async ({ signal }) => {
      const { exposures, ...found } = await api(listExposures, { query: { page, count: PER_PAGE }, signal });
      return { rows: exposures.map((row) => ({ ...row, id: `${row.event}:${row.currency}` })), ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const bar = ({ event, name, is_barred }: Row) => {
    const setBarred = (holds: boolean) => () =>
      api(setBettingRule, { body: { rule: 'barred', scope: 'event', target: event, holds } });
    const notice = t(is_barred ? 'betting.eventOpened' : 'betting.eventBarred', { name });
    return acts.act({ run: setBarred(!is_barred), notice, back: setBarred(is_barred) });
  };
  return (
    <div className="card">
      <DataList
        query={query}
        columns={useColumns((row) => void bar(row))}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t('betting.noExposures')}
      />
    </div>
  );
}

function useColumns(bar: (row: Row) => void): ListColumn<Row>[] {
  const t = useT('back-office');
  const locale = useLocale();
  return [
    {
      accessor: 'name',
      phone: 'who',
      title: t('bets.event'),
      render: ({ name, league }) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{name}</b>
          <span className="text-12 text-muted">{league}</span>
        </span>
      ),
    },
    {
      accessor: 'starts_at',
      phone: 'side',
      title: t('betting.starts'),
      render: (row) => <DateText at={row.starts_at} />,
    },
    { accessor: 'is_barred', phone: 'state', title: t('players.status'), render: (row) => <SaleState row={row} /> },
    { accessor: 'bets', title: t('nav.bets'), textAlign: 'right' },
    {
      accessor: 'open_profit',
      phone: 'amount',
      title: t('betting.canLose'),
      textAlign: 'right',
      render: ({ open_profit, currency }) => (
        <b className="tabular font-semibold">{formatMoney(open_profit, currency)}</b>
      ),
    },
    {
      accessor: 'liability_max',
      title: t('betting.bound'),
      textAlign: 'right',
      render: ({ liability_max, currency }) => (
        <span className="tabular text-muted">{formatMoney(liability_max, currency)}</span>
      ),
    },
    {
      accessor: 'percent',
      title: t('betting.share'),
      textAlign: 'right',
      render: ({ percent }) => (
        <span className={`tabular ${percent >= NEAR_PERCENT ? 'font-semibold text-negative' : ''}`}>
          {formatPercent(percent * 100, locale)}
        </span>
      ),
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => bar(row)}>
          {t(row.is_barred ? 'betting.letIn' : 'betting.bar')}
        </Button>
      ),
    },
  ];
}

function SaleState({ row: { is_barred, is_stopped, is_live } }: { row: Row }) {
  const t = useT('back-office');
  if (is_barred) return <Pill tone="bad">{t('betting.barred')}</Pill>;
  if (is_stopped) return <Pill tone="warn">{t('betting.stopped')}</Pill>;
  return <Pill tone={is_live ? 'info' : 'good'}>{t(is_live ? 'betting.inPlay' : 'betting.taken')}</Pill>;
}
