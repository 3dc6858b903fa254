import { Button } from '@mantine/core';
import { type AnswerOf, listAdminCategories } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { DataList, type ListColumn } from '../../../shared/list/data-list.tsx';
import { Pill } from '../../../shared/list/pill.tsx';
import { useListPage } from '../../../shared/list/use-list-page.tsx';
import type { CasinoSearch } from '../casino-search.ts';
import { useCatalogueWords } from '../catalogue-words.ts';
import { CategoryOrder } from './category-order.tsx';

type CategoryRow = AnswerOf<typeof listAdminCategories>['categories'][number] & { readonly id: string };

const PER_PAGE = 100;

/** Categories: what fills them, and which games come first there. */
export function CategoriesView() {
  const t = useT('back-office');
  const { listing } = useListPage<CasinoSearch>(t('casino.noGames'));
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['casino-categories'],
    queryFn: async ({ signal }) => {
      const { categories } = await api(listAdminCategories, { signal });
      const rows: CategoryRow[] = categories.map((row) => ({ ...row, id: row.category }));
      // Those with games first: there is something to arrange.
      rows.sort((a, b) => Number(b.suggested + b.decided > 0) - Number(a.suggested + a.decided > 0));
      return { rows, count: rows.length, page: 0, pages: 1 };
    },
  });
  return (
    <>
      <DataList query={query} columns={useColumns(setChosen)} rowsPerPage={PER_PAGE} {...listing} />
      {chosen && <CategoryOrder key={chosen} category={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function useColumns(choose: (category: string) => void): ListColumn<CategoryRow>[] {
  const t = useT('back-office');
  const words = useCatalogueWords();
  return [
    {
      accessor: 'category',
      phone: 'who',
      title: t('casino.category'),
      render: ({ category }) => <b className="font-semibold">{words.category(category)}</b>,
    },
    {
      accessor: 'suggested',
      phone: 'side',
      title: t('casino.games'),
      textAlign: 'right',
      render: ({ suggested, decided }) => <span className="tabular">{suggested + decided}</span>,
    },
    {
      accessor: 'decided',
      title: t('casino.rule'),
      render: (row) => <span className="text-12 text-muted">{t('casino.ruleText', ruleOf(row))}</span>,
    },
    { accessor: 'order', title: t('casino.order'), render: ({ order }) => <OrderPill order={order} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: ({ category }) => (
        <Button size="xs" variant="default" onClick={() => choose(category)}>
          {t('casino.arrange')}
        </Button>
      ),
    },
  ];
}

function ruleOf({ suggested, decided }: CategoryRow) {
  return { suggested, decided };
}

function OrderPill({ order }: { order: CategoryRow['order'] }) {
  const t = useT('back-office');
  if (!order) return <span className="text-12 text-muted">{t('casino.byPopularity')}</span>;
  if (order.chosen) return <Pill tone="good">{t('casino.armChosen', { arm: order.chosen })}</Pill>;
  if (order.pins_b) return <Pill tone="info">{t('casino.comparing', { share: order.share_b ?? 0 })}</Pill>;
  return <Pill tone="plain">{t('casino.pinned', { count: order.pins_a.length })}</Pill>;
}
