import { Button } from '@mantine/core';
import { endTopExpress, type FeaturedExpress, listFeaturedExpresses, resumeTopExpress } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { DataList, type ListColumn } from '../../../shared/list/data-list.tsx';
import { Pill, type PillTone } from '../../../shared/list/pill.tsx';
import { useListPage } from '../../../shared/list/use-list-page.tsx';
import { POLL_MS } from '../../../shared/poll.ts';
import type { BettingSearch } from '../betting-search.ts';
import type { BettingActions } from '../use-betting-actions.ts';
import { ExpressEditor } from './express-editor.tsx';

const PER_PAGE = 25;

const TONES: Readonly<Record<FeaturedExpress['state'], PillTone>> = {
  planned: 'info',
  offered: 'good',
  begun: 'plain',
  over: 'plain',
  withdrawn: 'bad',
};

/** Expresses that the operator offers as a whole, with what was bet on them; how to offer one and to take it back. */
export function ExpressesView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const [isOpen, setIsOpen] = useState(false);
  const { page, listing } = useListPage<BettingSearch>(t('betting.express.none'));
  const query = useQuery({
    queryKey: ['betting', 'expresses', page],
    queryFn: async ({ signal }) => {
      const { expresses, ...found } = await api(listFeaturedExpresses, { query: { page, count: PER_PAGE }, signal });
      return { rows: expresses, ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const set = ({ id, state }: FeaturedExpress) => {
    const end = () => api(endTopExpress, { params: { id } });
    const resume = () => api(resumeTopExpress, resumed(id));
    const isBack = state === 'withdrawn';
    return acts.act({
      run: isBack ? resume : end,
      back: isBack ? end : resume,
      notice: t(isBack ? 'betting.express.resumed' : 'betting.express.withdrawn', { id }),
    });
  };
  return (
    <section className="card" aria-labelledby="featured-expresses">
      <div className="card-head">
        <h2 id="featured-expresses">{t('betting.view.expresses')}</h2>
        <Button
          className="ml-auto"
          size="xs"
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          {t('betting.express.new')}
        </Button>
      </div>
      <DataList
        query={query}
        columns={useColumns((row) => void set(row))}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t('betting.express.none')}
      />
      {isOpen && <ExpressEditor acts={acts} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

const resumed = (id: string) => ({ params: { id }, body: {} });

function useColumns(set: (row: FeaturedExpress) => void): ListColumn<FeaturedExpress>[] {
  const t = useT('back-office');
  return [
    { accessor: 'name', phone: 'who', title: t('betting.express.title'), render: (row) => <Face row={row} /> },
    {
      accessor: 'state',
      phone: 'state',
      title: t('players.status'),
      render: ({ state }) => <Pill tone={TONES[state]}>{t(`betting.express.state.${state}`)}</Pill>,
    },
    { accessor: 'odds', phone: 'amount', title: t('betting.express.odds'), textAlign: 'right' },
    { accessor: 'set_at', phone: 'side', title: t('betting.express.time'), render: (row) => <Times row={row} /> },
    { accessor: 'bets', title: t('betting.bets'), textAlign: 'right' },
    {
      accessor: 'turnover',
      title: t('report.turnover'),
      textAlign: 'right',
      render: ({ turnover }) => <Sums lines={turnover.map(({ stakes, currency }) => formatMoney(stakes, currency))} />,
    },
    {
      accessor: 'turnover.open_profit',
      title: t('betting.canLose'),
      textAlign: 'right',
      render: ({ turnover }) => (
        <Sums lines={turnover.map(({ open_profit, currency }) => formatMoney(open_profit, currency))} />
      ),
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) =>
        ['planned', 'offered', 'withdrawn'].includes(row.state) && (
          <Button size="xs" variant="default" onClick={() => set(row)}>
            {t(row.state === 'withdrawn' ? 'betting.express.resume' : 'betting.express.withdraw')}
          </Button>
        ),
    },
  ];
}

/** Name of the express, and its selections one below the other. */
function Face({ row: { id, name, legs } }: { row: FeaturedExpress }) {
  const t = useT('back-office');
  const words = useSelectionWords();
  return (
    <span className="grid gap-0.5 leading-tight whitespace-normal">
      <b className="font-semibold">{name ?? t('betting.express.number', { id })}</b>
      {legs.map((leg) => (
        <span key={leg.selection} className="text-12 text-muted">
          {words.outcome({ ...leg, kind: leg.market })} <span className="tabular">{leg.odds}</span> · {contestName(leg)}
        </span>
      ))}
    </span>
  );
}

/** From when and until when: its own end, or the first kick-off. */
function Times({ row: { set_at, shown_from, shown_until, ended_at, legs } }: { row: FeaturedExpress }) {
  const t = useT('back-office');
  const starts = legs.map(({ starts_at }) => starts_at).sort()[0];
  const until = ended_at ?? shown_until ?? starts;
  return (
    <span className="grid text-12 leading-tight">
      <span>
        {t('betting.express.since')} <DateText at={shown_from ?? set_at} />
      </span>
      {until && (
        <span className="text-muted">
          {t('betting.express.to')} <DateText at={until} />
        </span>
      )}
    </span>
  );
}

function Sums({ lines }: { lines: readonly string[] }) {
  return (
    <span className="tabular grid">
      {lines.length === 0 ? '—' : lines.map((line) => <span key={line}>{line}</span>)}
    </span>
  );
}
