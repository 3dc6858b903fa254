import { Button } from '@mantine/core';
import { listAdminGames } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import type { AdminGameRow } from './admin-game.ts';
import type { CasinoSearch } from './casino-search.ts';
import { useCatalogueWords } from './catalogue-words.ts';
import { GameDecision } from './game-decision.tsx';

const PER_PAGE = 25;

/** Games with their categories: suggested ones, or those that staff named instead. */
export function GamesView({ view }: { view: 'games' | 'decided' }) {
  const t = useT('back-office');
  const { search: filter, page, searching, listing } = useListPage<CasinoSearch>(t('casino.noGames'));
  const { search = '' } = filter;
  const [chosen, setChosen] = useState<AdminGameRow | null>(null);
  const query = useQuery({
    queryKey: ['casino-games', view, search, page],
    queryFn: async ({ signal }) => {
      const asked = { page, count: PER_PAGE, search, view: view === 'games' ? ('all' as const) : view };
      const { games, ...found } = await api(listAdminGames, { query: asked, signal });
      return { rows: games, ...found, pages: Math.ceil(found.count / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="list-bar">
        <SearchField label={t('casino.search')} {...searching} />
      </div>
      <DataList query={query} columns={useColumns(setChosen)} rowsPerPage={PER_PAGE} {...listing} />
      {chosen && <GameDecision key={chosen.id} game={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function useColumns(choose: (game: AdminGameRow) => void): ListColumn<AdminGameRow>[] {
  const t = useT('back-office');
  const words = useCatalogueWords();
  return [
    {
      accessor: 'name',
      phone: 'who',
      title: t('casino.game'),
      render: ({ name, studio, id }) => (
        <span className="inline-flex items-baseline gap-2">
          <b className="font-semibold">{name}</b>
          <span className="text-12 text-faint">
            {studio} · {id}
          </span>
        </span>
      ),
    },
    { accessor: 'provider', phone: 'side', title: t('casino.provider') },
    {
      accessor: 'tab',
      title: t('casino.categories'),
      render: ({ tab, suggested_tab }) => (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <Pill tone={tab ? 'good' : 'plain'} hasDot={tab !== null}>
            {t(tab ? 'casino.decided' : 'casino.suggested')}
          </Pill>
          <NameList names={(tab ?? suggested_tab).map(words.category)} />
        </span>
      ),
    },
    {
      accessor: 'features',
      title: t('casino.features'),
      render: ({ features, suggested_features }) => (
        <span className="text-12 text-muted">
          {(features ?? suggested_features).map(words.feature).join(', ') || '—'}
        </span>
      ),
    },
    {
      accessor: 'place',
      title: t('casino.place'),
      textAlign: 'right',
      render: ({ place, suggested_place }) => <span className="tabular">{place ?? suggested_place ?? '—'}</span>,
    },
    {
      accessor: 'replacement',
      title: t('casino.replacement'),
      render: ({ replacement }) => replacement?.name ?? '—',
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => choose(row)}>
          {t('casino.decide')}
        </Button>
      ),
    },
  ];
}

/** Names on as many lines as they need, so that the columns behind them stay in view. */
function NameList({ names }: { names: readonly string[] }) {
  return (
    <span className="inline-block max-w-[44ch] text-12 whitespace-normal text-muted">{names.join(', ') || '—'}</span>
  );
}
