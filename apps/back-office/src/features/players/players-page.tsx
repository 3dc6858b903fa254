import { useT } from '@ordago/i18n/react';
import { DataList } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { PLAYERS_PER_PAGE, usePlayers } from './api/list-players.ts';
import { usePlayerColumns } from './player-columns.tsx';
import { PLAYER_VIEWS, type PlayersSearch } from './players-search.ts';

/** Players in the charge of the signed-in staff member: saved views, a search, and from each row a link to the file. */
export function PlayersPage() {
  const t = useT('back-office');
  const { search: filter, page, searching, searchOf, listing } = useListPage<PlayersSearch>(t('players.none'));
  const { view = 'all', search } = filter;
  const query = usePlayers({ status: view, search, page });
  const columns = usePlayerColumns();
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
          searchOf={searchOf}
        />
        <div className="list-bar">
          <SearchField label={t('user.search')} {...searching} />
        </div>
        <DataList query={query} columns={columns} rowsPerPage={PLAYERS_PER_PAGE} {...listing} />
      </div>
    </>
  );
}
