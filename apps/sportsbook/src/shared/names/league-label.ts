import type { League } from '@ordago/contracts';
import { useCountryName } from './country-name.ts';
import { useLeagueName } from './league-name.tsx';
import { useSportName } from './sport-name.ts';

/**
 * Names of leagues in a list to choose from, in the reader's language: a simulated one, which has no name of its own, is that of its
 * sport, "Hockey de mesa · Simulado".
 */
export function useLeagueLabel(): (league: Pick<League, 'name' | 'country' | 'sport'>) => string {
  const nameOf = useLeagueName();
  const sportOf = useSportName();
  const countryOf = useCountryName();
  return (league) =>
    league.country === 'simulated' ? `${sportOf(league.sport)} · ${countryOf(league.country)}` : nameOf(league);
}
