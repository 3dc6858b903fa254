import type { EventProgress, League } from '@ordago/contracts';
import { type LooseTranslator, sportWords } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect, useMemo } from 'react';

/** Words of what is played now; they come after the first paint. */
export function useLiveWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.live.simulated');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return useMemo(
    () => ({
      isLoaded,
      text: (key: string): string => (isLoaded ? t(`markets.live.${key}`) : ''),
      /** `2.º T`, `Set 3`, `Descanso`; empty where the supplier sends none. */
      period: (sport: string, { phase, period }: EventProgress): string => {
        if (!isLoaded) return '';
        if (phase === 'break') return t('markets.live.phase.break');
        if (phase === 'overtime' && sport !== 'baseball') return t('markets.live.phase.overtime');
        return period === null ? '' : t(`markets.live.period.${sportWords(sport).part}`, { n: period });
      },
      state: (period: string, clock: string | null): string =>
        isLoaded ? t('markets.live.state', { period, clock: clock ?? '' }).trim() : '',
      /** The sport of a simulated league in place of its name; any other league by its name. */
      league: ({ country, sport, name }: Pick<League, 'country' | 'sport' | 'name'>): string =>
        country === 'simulated' && t.has(`markets.live.sport.${sport}`) ? t(`markets.live.sport.${sport}`) : name,
    }),
    [t, isLoaded],
  );
}
