import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { LockKeyhole } from 'lucide-react';
import { useSellDialog } from '../../../shared/addresses/paths.ts';
import { useCashOutOffer } from './cash-out-api.ts';
import './cash-out-button.css';

/** The way to sell an open bet with what it is worth now, or the reason why it is not for sale. */
export function CashOutButton({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const offer = useCashOutOffer(bet);
  const { open } = useSellDialog();
  if (!offer) return null;
  if (offer.value === null) {
    return (
      <span className="bet-not-for-sale">
        <LockKeyhole size={14} aria-hidden="true" />
        {t(`cashOut.reason.${offer.reason ?? 'not-offered'}`)}
      </span>
    );
  }
  return (
    <Button size="small" className="bet-sell" onClick={() => open(bet.id)}>
      {t('cashOut.sell', { amount: formatMoney(offer.value, bet.currency) })}
    </Button>
  );
}
