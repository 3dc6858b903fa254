import { MoneyText } from '@ordago/i18n/react';

/** Money with its sign: what came is green, what left is plain. Losses are stated, not scolded. */
export function SignedMoney({ amount, currency }: { amount: string; currency: string }) {
  const isGain = /^[0-9.]*[1-9]/.test(amount);
  return <MoneyText amount={amount} currency={currency} signed className={isGain ? 'text-positive' : undefined} />;
}
