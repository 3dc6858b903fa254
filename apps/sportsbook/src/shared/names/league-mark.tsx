import type { League } from '@ordago/contracts';
import { CountryFlag } from './country-flag.tsx';
import { SportIcon } from './sport-icon.tsx';

/** Beside the name of a league: the flag of its country, or of a simulated one the mark of its sport. */
export function LeagueMark({ league: { country, sport } }: { league: Pick<League, 'country' | 'sport'> }) {
  return country === 'simulated' ? <SportIcon sport={sport} size={16} /> : <CountryFlag code={country} />;
}
