import { formatAmountText } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { BalanceText, Skeleton } from '@ordago/ui';
import type { Balance } from '../../shared/balance/balance.ts';
import { useBalancePrivacy } from '../../shared/balance/balance-privacy.ts';

/** The amount of the wallet in play, with its currency smaller beside it. */
export function BalanceAmount({ balance }: { balance: Balance | undefined }) {
  const t = useT('common');
  const { isHidden } = useBalancePrivacy();
  if (!balance) return <Skeleton className="h-6 w-32 rounded-control" />;
  const amount = balance.is_bonus_active ? balance.bonus_balance : balance.balance;
  return (
    <span className="inline-flex items-baseline gap-1 whitespace-nowrap">
      <BalanceText version={amount} isHidden={isHidden} hiddenLabel={t('a11y.hiddenAmount')}>
        {formatAmountText(amount)}
      </BalanceText>
      <span className="text-12 font-semibold tracking-normal text-muted">{balance.currency}</span>
    </span>
  );
}
