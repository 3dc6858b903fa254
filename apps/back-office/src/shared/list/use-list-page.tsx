import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';
import { type Search, useGo, usePageSearch, useSearchChange } from '../paths.ts';

/** Search of the address of any list, beside filters of its own. */
interface ListSearch {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
  readonly view?: string | undefined;
}

export interface ListState<PageSearch> {
  /** The filters as the address holds them. */
  readonly search: PageSearch;
  /** Zero-based. */
  readonly page: number;
  readonly change: (changes: Search) => void;
  /** Props of the field that searches the list. */
  readonly searching: { readonly value: string; readonly onSearch: (text: string) => void };
  /** Search of the address for a view. */
  readonly searchOf: (view: string) => Search;
  /** Props of the list: the links to its pages, and the text and action of an empty list. */
  readonly listing: {
    readonly onPage: (page: number) => void;
    readonly empty: string;
    readonly emptyAction: ReactNode;
  };
}

/**
 * The state of a list, which lives in the address: filters, view and page.
 *
 * @param none - text of a list without any rows; a filter that leaves nothing has words of its own
 */
export function useListPage<PageSearch extends ListSearch>(none: string): ListState<PageSearch> {
  const t = useT('back-office');
  const go = useGo();
  const change = useSearchChange();
  const search = usePageSearch<PageSearch>();
  const { page = 0, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== 'all');
  return {
    search,
    page,
    change,
    searching: { value: search.search ?? '', onSearch: (text) => change({ search: text === '' ? undefined : text }) },
    searchOf: (view) => ({ view: view === 'all' ? undefined : view }),
    listing: {
      onPage: (next) => change({ page: next }),
      empty: isFiltered ? t('state.none') : none,
      emptyAction: isFiltered && (
        <Button variant="default" onClick={() => go({ to: '.', search: {} })}>
          {t('state.clearFilters')}
        </Button>
      ),
    },
  };
}
