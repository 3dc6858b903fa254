import type { ContestResult, Selection } from '@ordago/contracts';
import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect, useMemo } from 'react';

/** State of somebody who took part in a contest of many. */
export type EntryState = Extract<ContestResult, { sort: 'ranking' }>['entries'][number]['state'];

/** Words of a contest that is over; they come with the names of markets, after the first paint. */
export function useSettledWords() {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.settled.title');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return useMemo(() => {
    const text = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
      isLoaded ? t(`markets.settled.${key}`, params) : '';
    return {
      text,
      /** `1.º`. */
      place: (place: number) => (isLoaded ? text('place', { place }) : String(place)),
      state: (state: EntryState) => (state === 'ranked' ? '' : text(`state.${state}`)),
      outcome: (result: NonNullable<Selection['result']>) => text(`outcome.${result}`),
    };
  }, [t, isLoaded]);
}
