import type { League } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { lazy, Suspense } from 'react';
import { useSportName } from './sport-name.ts';
import './league-name.css';

const SimulatedLeague = lazy(async () => ({
  default: (await import('../live/simulated-league.tsx')).SimulatedLeague,
}));

/** Competitions of our own generator, which are called in the reader's language. */
const VIRTUAL = {
  'virtual-football-league': 'sport.virtualLeague',
  'virtual-football-cup': 'sport.virtualCup',
} as const;

const isVirtual = (sport: string): sport is keyof typeof VIRTUAL => Object.hasOwn(VIRTUAL, sport);

/**
 * Name of a league: a virtual one and a simulated one, which is called by its sport, in the reader's language; any other as its
 * supplier calls it.
 */
export function useLeagueName(): (league: Pick<League, 'country' | 'sport' | 'name'>) => string {
  const t = useT('sportsbook');
  const sportOf = useSportName();
  return ({ country, sport, name }) => {
    if (isVirtual(sport)) return t(VIRTUAL[sport]);
    return country === 'simulated' ? sportOf(sport) : name;
  };
}

/** The name of a league; a simulated one is marked as such, in the reader's language. */
export function LeagueName({ league }: { league: Pick<League, 'country' | 'sport' | 'name'> }) {
  const nameOf = useLeagueName();
  const name = <span className="league-name">{nameOf(league)}</span>;
  return league.country === 'simulated' ? (
    <Suspense fallback={name}>
      <SimulatedLeague league={league} />
    </Suspense>
  ) : (
    name
  );
}
