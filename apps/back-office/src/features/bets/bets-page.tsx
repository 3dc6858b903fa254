import { Button } from '@mantine/core';
import type { StaffBetRow } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { BetsList } from '../../shared/bets/bets-list.tsx';
import { readBets, useBets } from '../../shared/bets/list-bets.ts';
import { CSV_PAGE, type CsvColumn } from '../../shared/list/csv.ts';
import { CsvButton } from '../../shared/list/csv-button.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { useGo, usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { BET_VIEWS, type BetsSearch } from './bets-search.ts';

/** Sport bets in one's charge, by how they stand and by their code. */
export function BetsPage() {
  const t = useT('back-office');
  const go = useGo();
  const change = useSearchChange();
  const { view = 'all', search, player, page = 0 } = usePageSearch<BetsSearch>();
  const filters = { status: view, search, player };
  const query = useBets({ ...filters, page });
  const csv = useCsvColumns();
  const isFiltered = view !== 'all' || search !== undefined || player !== undefined;
  return (
    <>
      <PageHead
        title={t('nav.bets')}
        aside={
          <CsvButton
            name="bets"
            columns={csv}
            readPage={(number) => readBets({ ...filters, page: number, count: CSV_PAGE })}
          />
        }
      />
      <div className="card">
        <ViewTabs
          label={t('bets.views')}
          views={BET_VIEWS.map((name) => ({
            name,
            label: t(`bets.view.${name}`),
            ...(name === view && query.data ? { count: query.data.count } : {}),
          }))}
          current={view}
          searchOf={(name) => ({ view: name === 'all' ? undefined : name })}
        />
        <div className="list-bar">
          <SearchField
            label={t('bets.search')}
            value={search ?? ''}
            onSearch={(text) => change({ search: text === '' ? undefined : text })}
          />
        </div>
        <BetsList
          query={query}
          onPage={(next) => change({ page: next })}
          empty={t(isFiltered ? 'state.none' : 'bets.none')}
          emptyAction={
            isFiltered && (
              <Button variant="default" onClick={() => go({ to: '.', search: {} })}>
                {t('state.clearFilters')}
              </Button>
            )
          }
        />
      </div>
    </>
  );
}

function useCsvColumns(): CsvColumn<StaffBetRow>[] {
  const t = useT('back-office');
  const common = useT('common');
  return [
    { title: t('bets.code'), value: ({ code }) => code },
    { title: t('bets.placed'), value: (row) => row.placed_at },
    { title: t('bets.settled'), value: (row) => row.settled_at ?? '' },
    { title: common('account.id'), value: ({ player }) => player },
    { title: t('transfers.player'), value: ({ username }) => username, isText: true },
    { title: t('players.status'), value: ({ status }) => status },
    { title: t('bets.kind'), value: ({ legs }) => t('bets.legs', { count: legs.length }) },
    { title: t('bets.odds'), value: ({ odds }) => odds },
    { title: t('bets.stake'), value: ({ stake }) => stake },
    { title: t('bets.payout'), value: ({ payout }) => payout ?? '' },
    { title: 'currency', value: ({ currency }) => currency },
  ];
}
