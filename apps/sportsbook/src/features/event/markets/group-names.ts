import { groupName, type LooseTranslator } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import type { MarketGroup } from './market-groups.ts';

/** Names of the tabs in the words of the sport: "Juegos" and "Sets" of tennis, "Goles" and "Mitades" of football. */
export function useGroupNames(sport: string): (tab: MarketGroup | 'all' | 'builder') => string {
  const t = useT() as unknown as LooseTranslator;
  return (tab) => groupName(t, tab, sport) ?? t(`sportsbook.market.group.${tab}`);
}
