import { type AnswerOf, listCatalogueChanges, listProviders } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import type { CasinoSearch } from './casino-search.ts';

type Report = AnswerOf<typeof listCatalogueChanges>['reports'][number];

const PER_PAGE = 25;
/** Examples that fit on one line of the list. */
const EXAMPLES = 3;

/** Changes of a provider's games by each synchronisation. */
export function ChangesView() {
  const t = useT('back-office');
  const none = t('casino.noChanges');
  const { page, listing } = useListPage<CasinoSearch>(none);
  const query = useQuery({
    queryKey: ['catalogue-changes', page],
    queryFn: async ({ signal }) => {
      const { reports, ...found } = await api(listCatalogueChanges, { query: { page, count: PER_PAGE }, signal });
      const rows = reports.map((report) => ({ ...report, id: `${report.provider}:${report.at}` }));
      return { rows, ...found, pages: Math.ceil(found.count / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PictureLine />
      <DataList query={query} columns={useColumns()} rowsPerPage={PER_PAGE} onPage={listing.onPage} empty={none} />
    </>
  );
}

/** Number of provider pictures that our drawings replace, and whose they are; nothing where all can be shown. */
function PictureLine() {
  const t = useT('back-office');
  const { data = [] } = useQuery({ queryKey: ['providers'], queryFn: ({ signal }) => api(listProviders, { signal }) });
  const withheld = data.filter((row) => row.pictures_too_heavy + row.pictures_unreachable > 0);
  if (withheld.length === 0) return null;
  const sum = (count: (row: (typeof withheld)[number]) => number) => withheld.reduce((all, row) => all + count(row), 0);
  return (
    <p className="max-w-[80ch] px-4 pb-3 text-12 text-muted">
      {t('casino.pictures', {
        heavy: sum((row) => row.pictures_too_heavy),
        unreachable: sum((row) => row.pictures_unreachable),
        providers: withheld.map(({ name }) => name).join(', '),
      })}
    </p>
  );
}

function useColumns(): ListColumn<Report & { id: string }>[] {
  const t = useT('back-office');
  const count = (kind: 'added' | 'changed' | 'returned' | 'gone'): ListColumn<Report & { id: string }> => ({
    accessor: kind,
    title: t(`casino.change.${kind}`),
    textAlign: 'right',
    render: (report) => <span className="tabular">{report[kind] || '—'}</span>,
  });
  return [
    { accessor: 'at', phone: 'side', title: t('casino.since'), render: ({ at }) => <DateText at={at} /> },
    { accessor: 'provider', phone: 'who', title: t('casino.provider') },
    count('added'),
    count('changed'),
    count('returned'),
    count('gone'),
    {
      accessor: 'examples',
      title: t('casino.examples'),
      render: ({ examples }) => (
        <span className="text-12 text-muted">
          {examples
            .slice(0, EXAMPLES)
            .map(({ name, fields }) => (fields.length > 0 ? `${name} (${fields.join(', ')})` : name))
            .join(' · ')}
        </span>
      ),
    },
  ];
}
