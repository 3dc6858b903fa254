import { MoneyText, useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import type { Balance } from '../../shared/balance/balance.ts';

/** Cashback of the running week so far; absent while it is zero. */
export function CashbackLine({ balance }: { balance: Balance }) {
  const t = useT('common');
  const earned = parseAmount(balance.possible_cashback_amount, { decimalsMax: 5 }) ?? 0n;
  if (earned <= 0n) return null;
  return (
    <p className="flex justify-between gap-2 text-12 text-muted">
      {t('account.possibleCashback')}
      <MoneyText amount={earned} currency={balance.currency} className="font-bold text-positive" />
    </p>
  );
}
