import type { StaffFreeBet } from '@ordago/contracts';
import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

/** Names of sports; the key where one has none here. */
export function useSportNames(): (sport: string) => string {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.live.sport.football');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return (sport) => {
    const key = `markets.live.sport.${sport}`;
    return t.has(key) ? t(key) : sport;
  };
}

export type Terms = Pick<StaffFreeBet, 'kinds' | 'legs_min' | 'sports' | 'is_stake_returned'> & {
  readonly own_odds: StaffFreeBet['own_odds'];
};

/** The terms of a free bet in one line; odds that are not its own are those of the settings. */
export function useTermsText(): (terms: Terms) => string {
  const t = useT('back-office');
  const sportName = useSportNames();
  return ({ kinds, legs_min: legs, sports, own_odds: { min, max }, is_stake_returned: isReturned }) =>
    [
      t(`freeBets.kinds.${kinds}`),
      ...(legs === null ? [] : [t('freeBets.legsFrom', { legs })]),
      ...(min === null ? [] : [t('freeBets.oddsFrom', { min })]),
      ...(max === null ? [] : [t('freeBets.oddsTo', { max })]),
      ...(sports === null ? [] : [sports.map(sportName).join(', ')]),
      t(isReturned ? 'freeBets.withStake' : 'freeBets.withoutStake'),
    ].join(' · ');
}
