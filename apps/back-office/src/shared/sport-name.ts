import { useKnownSport, useT } from '@ordago/i18n/react';

/** The name of a sport, `*` for all of them; its key where it has no name here. */
export function useSportName(): (sport: string) => string {
  const t = useT('back-office');
  const known = useKnownSport();
  return (sport) => {
    if (sport === '*') return t('desk.sport.all');
    return known(sport) ?? (sport === 'football' ? t('desk.sport.football') : sport);
  };
}
