import type { SportEvent } from '@ordago/contracts';

/** Sides and sport of an event, by which its markets are named. */
export function sportSides({ home, away, league }: Pick<SportEvent, 'home' | 'away' | 'league'>) {
  return { home: home.name, away: away.name, sport: league.sport };
}
