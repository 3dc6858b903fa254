import type { Bet } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Gift } from 'lucide-react';
import './paid-with.css';

/** Names of what pays a bet, as in the slip. */
export function usePayerWords(): Readonly<Record<Bet['paid_with'], string>> {
  const t = useT('sportsbook');
  const common = useT('common');
  return { main: common('account.mainBalance'), bonus: t('freeBets.bonusBalance'), 'free-bet': t('freeBets.mark') };
}

/** Marks a bet that the player's own money did not pay. */
export function PaidWith({ bet: { paid_with: payer } }: { bet: Pick<Bet, 'paid_with'> }) {
  const t = useT('sportsbook');
  if (payer === 'main') return null;
  return (
    <span className="paid-with" data-payer={payer}>
      {payer === 'free-bet' && <Gift size={12} aria-hidden="true" />}
      {t(payer === 'free-bet' ? 'freeBets.mark' : 'bonus.mark')}
    </span>
  );
}
