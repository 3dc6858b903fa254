import type { StaffBetRow } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';

/** How many selections a bet has, and whether it stands each way. */
export function useBetKind(): (bet: Pick<StaffBetRow, 'legs'>) => string {
  const t = useT('back-office');
  return ({ legs }) => {
    const kind = t('bets.legs', { count: legs.length });
    return legs.some((leg) => leg.each_way !== undefined) ? t('bets.kindEachWay', { kind }) : kind;
  };
}
