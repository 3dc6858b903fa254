import { useKnownSport, useT } from '@ordago/i18n/react';

/** The name of a sport, `*` for all of them; its key where it has no name here. */
export function useSportName(): (sport: string) => string {
  const t = useT('back-office');
  const known = useKnownSport();
  return (sport) => {
    if (sport === '*') return t('betting.sport.all');
    return known(sport) ?? (sport === 'football' ? t('betting.sport.football') : sport);
  };
}
