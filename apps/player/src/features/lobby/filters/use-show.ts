import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PATHS } from '../../../shared/paths.ts';
import { type LobbyFilters, searchOf } from '../lobby-filters.ts';
import { placeAt } from '../places.ts';

/** Writes filters into the address without moving the page. Places that are kept stay at their own address. */
export function useShow(): (filters: LobbyFilters, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const to = placeAt(pathname).isKept ? '.' : PATHS.home;
  return useCallback(
    (filters, { replace = false } = {}) =>
      void navigate({ to, search: searchOf(filters), replace, resetScroll: false }),
    [navigate, to],
  );
}
