import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { topExpressesQuery } from '../../shared/line/top-expresses.ts';
import { liveQuery } from './live-query.ts';

/** For how long a board waits for what stands above it, in ms. */
const WAIT_MS_MAX = 2_000;

/** Becomes true with the featured expresses, or their absence: what came later would push the board down. */
export function useAreExpressesKnown(): boolean {
  const { isPending } = useQuery(topExpressesQuery);
  return useIsLate() || !isPending;
}

/** The same with the strip of live events, of all leagues or of one. */
export function useIsStripKnown(league?: string): boolean {
  const { isPending } = useInfiniteQuery(liveQuery(league));
  return useIsLate() || !isPending;
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS_MAX);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
