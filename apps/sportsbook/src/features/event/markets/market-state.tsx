import type { Market } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';

/** Reason why a market takes no bets. */
export function MarketState({ market: { status, reason } }: { market: Market }) {
  const t = useT('sportsbook');
  if (status === 'suspended') return t(`market.reason.${reason ?? 'market-suspended'}`);
  if (status === 'settled') return t('market.settled');
  return status === 'void' ? t('market.void') : null;
}
