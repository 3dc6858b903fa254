import type { StaffFreeBet } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useSportName } from '../sport-name.ts';

export type Terms = Pick<StaffFreeBet, 'kinds' | 'legs_min' | 'sports' | 'is_stake_returned'> & {
  readonly own_odds: StaffFreeBet['own_odds'];
};

/** The terms of a free bet in one line; odds that are not its own are those of the settings. */
export function useTermsText(): (terms: Terms) => string {
  const t = useT('back-office');
  const sportName = useSportName();
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
