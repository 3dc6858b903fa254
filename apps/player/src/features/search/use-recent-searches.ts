import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../../shared/session.ts';
import { recentSearches } from './recent-searches.ts';

/** The reader's last searches, kept in this browser. */
export function useRecentSearches() {
  const { player } = useSession();
  const owner = player?.id ?? 'guest';
  const kept = useMemo(() => recentSearches(localStorage, owner), [owner]);
  const [, setTimes] = useState(0);
  const clear = useCallback(() => {
    kept.clear();
    setTimes((times) => times + 1);
  }, [kept]);
  return { texts: kept.list(), keep: kept.keep, clear };
}
