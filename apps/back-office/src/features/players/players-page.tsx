import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { DataList } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { useGo, usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { PLAYERS_PER_PAGE, usePlayers } from './api/list-players.ts';
import { usePlayerColumns } from './player-columns.tsx';
import { PLAYER_VIEWS, type PlayersSearch } from './players-search.ts';

/** Players in the charge of whoever looks: saved views, a search, and from each row the way to the file. */
export function PlayersPage() {
  const t = useT('back-office');
  const { view = 'all', search, page: number = 0 } = usePageSearch<PlayersSearch>();
  const go = useGo();
  const change = useSearchChange();
  const query = usePlayers({ status: view, search, page: number });
  const columns = usePlayerColumns();
  const isFiltered = view !== 'all' || search !== undefined;
  return (
    <>
      <PageHead title={t('nav.players')} />
      <div className="card">
        <ViewTabs
          label={t('players.views')}
          views={PLAYER_VIEWS.map((name) => ({
            name,
            label: t(`players.view.${name}`),
            ...(name === view && query.data ? { count: query.data.count } : {}),
          }))}
          current={view}
          searchOf={(name) => ({ view: name === 'all' ? undefined : name })}
        />
        <div className="list-bar">
          <SearchField
            label={t('user.search')}
            value={search ?? ''}
            onSearch={(text) => change({ search: text === '' ? undefined : text })}
          />
        </div>
        <DataList
          query={query}
          columns={columns}
          rowsPerPage={PLAYERS_PER_PAGE}
          onPage={(next) => change({ page: next })}
          empty={t(isFiltered ? 'state.none' : 'players.none')}
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
