import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

/** Names of sports in the reader's language; they come after the first paint, when the sport's slug gives way to its name. */
export function useSportName(): (sport: string) => string {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.live.sport.football');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return (sport) => {
    const key = `markets.live.sport.${sport}`;
    if (t.has(key)) return t(key);
    return t(sport === 'football' ? 'sportsbook.sport.football' : 'sportsbook.sport.other');
  };
}
