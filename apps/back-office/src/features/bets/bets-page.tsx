import { BET_PROVIDERS, type StaffBetRow } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { BOOK_NAMES, useBetKind } from '@ordago/web-kit/bets';
import { CSV_PAGE } from '@ordago/web-kit/csv-parts';
import { BetsList } from '../../shared/bets/bets-list.tsx';
import { readBets, useBets } from '../../shared/bets/list-bets.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import type { CsvColumn } from '../../shared/list/csv.ts';
import { CsvButton } from '../../shared/list/csv-button.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { BET_VIEWS, type BetsSearch } from './bets-search.ts';

/** Sport bets in one's charge, by their status and by their code. */
export function BetsPage() {
  const t = useT('back-office');
  const { search: filter, page, change, searching, searchOf, listing } = useListPage<BetsSearch>(t('bets.none'));
  const { view = 'all', search, player, provider } = filter;
  const filters = { status: view, search, player, provider };
  const query = useBets({ ...filters, page });
  const csv = useCsvColumns();
  return (
    <>
      <PageHead
        title={t('nav.bets')}
        aside={
          <CsvButton
            name="bets"
            columns={csv}
            filter={filters}
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
          searchOf={searchOf}
        />
        <div className="list-bar">
          <SearchField label={t('bets.search')} {...searching} />
          <ChoiceField
            label={t('bets.provider')}
            isLabelHidden
            options={[
              { value: '', label: t('bets.allProviders') },
              ...BET_PROVIDERS.map((value) => ({ value, label: BOOK_NAMES[value] })),
            ]}
            value={provider ?? ''}
            onChange={(value) => change({ provider: value === '' ? undefined : value })}
          />
        </div>
        <BetsList query={query} {...listing} />
      </div>
    </>
  );
}

function useCsvColumns(): CsvColumn<StaffBetRow>[] {
  const t = useT('back-office');
  const common = useT('common');
  const kindOf = useBetKind();
  return [
    { title: t('bets.code'), value: ({ code }) => code },
    { title: t('bets.placed'), value: (row) => row.placed_at },
    { title: t('bets.settled'), value: (row) => row.settled_at ?? '' },
    { title: common('account.id'), value: ({ player }) => player },
    { title: t('transfers.player'), value: ({ username }) => username },
    { title: t('players.status'), value: ({ status }) => status },
    { title: t('bets.provider'), value: ({ provider }) => BOOK_NAMES[provider] },
    { title: t('bets.kind'), value: (bet) => kindOf(bet) },
    { title: t('bets.odds'), value: ({ odds }) => odds ?? '' },
    { title: t('bets.stake'), value: ({ stake }) => stake },
    { title: t('bets.payout'), value: ({ payout }) => payout ?? '' },
    { title: 'currency', value: ({ currency }) => currency },
  ];
}
