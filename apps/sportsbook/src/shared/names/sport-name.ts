import { useKnownSport, useT } from '@ordago/i18n/react';

/** Names of sports in the reader's language; they come after the first paint, in place of a general word. */
export function useSportName(): (sport: string) => string {
  const t = useT('sportsbook');
  const known = useKnownSport();
  return (sport) => known(sport) ?? t(sport === 'football' ? 'sport.football' : 'sport.other');
}
