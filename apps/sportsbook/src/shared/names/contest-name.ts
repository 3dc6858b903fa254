import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useCallback } from 'react';

/** Returns true if a contest is one of many, such as a race: it has a name of its own and no second side. */
export function isOfMany({ away }: Pick<SportEvent, 'away'>): boolean {
  return away.name === '';
}

/** Spoken name of an event: "Granada contra Getafe", or the name of a race. */
export function useContestLabel(): (event: Pick<SportEvent, 'home' | 'away'>) => string {
  const t = useT('sportsbook');
  return useCallback(
    (event) => (isOfMany(event) ? event.home.name : t('board.match', { home: event.home.name, away: event.away.name })),
    [t],
  );
}
