import { useEffect } from 'react';
import type { LooseTranslator } from '../market-words.ts';
import { useLoadBundle, useT } from './reading.ts';

/**
 * Names of sports in the reader's language; null where a sport has none, and until they have come: they are loaded when they are first
 * asked for, after the first paint.
 */
export function useKnownSport(): (sport: string) => string | null {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.live.sport.football');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return (sport) => {
    const key = `markets.live.sport.${sport}`;
    return t.has(key) ? t(key) : null;
  };
}
