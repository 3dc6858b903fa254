import { MoneyText, useT } from '@ordago/i18n/react';
import { useAccount } from '../../shared/player/account.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { slipPayable, useSingleBounds, useSlipBounds } from './use-slip-bounds.ts';

/** Payout that a slip may come to, on the bar that opens it; nothing for a guest. */
export function PeekPayout() {
  const t = useT('sportsbook');
  const slip = useSlip((store) => store.slip);
  const account = useAccount();
  const bounds = useSlipBounds(slip, account);
  const singles = useSingleBounds(slip, account);
  const payout = slipPayable(slip, { bounds, singles });
  if (payout <= 0n || account === undefined) return null;
  return (
    <span className="peek-payout">
      <MoneyText amount={payout} currency={account.currency} />
      <small>{t('slip.potentialPayout')}</small>
    </span>
  );
}
