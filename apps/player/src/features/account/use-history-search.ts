import { useNavigate, useSearch } from '@tanstack/react-router';
import type { HistorySearch } from './account-search.ts';

/** Filters as the address holds them. A changed filter returns to the first page. */
export function useHistorySearch(keys: readonly (keyof HistorySearch)[]) {
  const all: HistorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters: HistorySearch = Object.fromEntries(keys.map((key) => [key, all[key]]));
  const set = (changes: HistorySearch) =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, page: undefined, row: undefined, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const isFiltered = keys.some((key) => key !== 'page' && filters[key] !== undefined);
  const clear = () => set(Object.fromEntries(keys.map((key) => [key, undefined])));
  return { filters, row: all.row, set, clear: isFiltered ? clear : undefined, isFiltered };
}
