import type { League } from '@ordago/contracts';
import { lazy, Suspense } from 'react';

const SimulatedLeague = lazy(async () => ({
  default: (await import('./live/simulated-league.tsx')).SimulatedLeague,
}));

/** The name of a league; a simulated one says so, in the reader's language. */
export function LeagueName({ league }: { league: Pick<League, 'country' | 'sport' | 'name'> }) {
  const name = <span className="league-name">{league.name}</span>;
  return league.country === 'simulated' ? (
    <Suspense fallback={name}>
      <SimulatedLeague league={league} />
    </Suspense>
  ) : (
    name
  );
}
