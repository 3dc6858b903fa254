import { formatAmountText } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { AmountField, Chip } from '@ordago/ui';
import type { useWalletForm } from './use-wallet-form.ts';
import { unitsOf } from './wallet-amounts.ts';

export interface QuickAmount {
  readonly label: string;
  /** A plain decimal. */
  readonly amount: string;
}

/** The amount with its limits, and a few amounts as buttons. */
export function AmountPart(props: { form: ReturnType<typeof useWalletForm>; quick: readonly QuickAmount[] }) {
  const t = useT('common');
  const tp = useT('player');
  const { draft, bounds, currency, amountError, change } = props.form;
  return (
    <div className="grid gap-2">
      <AmountField
        isBig
        name="amount"
        label={t('form.amount')}
        aside={tp('wallet.limits', { min: formatAmountText(bounds.min), max: formatAmountText(bounds.max) })}
        currency={currency}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={amountError}
      />
      <div className="flex flex-wrap gap-2">
        {props.quick.map(({ label, amount }) => {
          const isNothing = unitsOf(amount) === 0n;
          return (
            <Chip
              key={label}
              isPressed={!isNothing && unitsOf(amount) === unitsOf(draft.amount)}
              isDisabled={isNothing}
              onPress={() => change({ amount })}
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
