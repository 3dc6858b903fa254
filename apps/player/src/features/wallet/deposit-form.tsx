import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { Button, Facts, Note } from '@ordago/ui';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { AmountPart } from './amount-part.tsx';
import { useInitDeposit } from './api/payments.ts';
import { DetailFields } from './detail-fields.tsx';
import { MethodTiles, shortAmount } from './method-tiles.tsx';
import { detailsBody, type OpenMethods, useWalletForm } from './use-wallet-form.ts';
import { quickAmounts, unitsOf } from './wallet-amounts.ts';

/** Method, amount, details; then the browser goes to the payment page of the method. */
export function DepositForm({ methods, onBusy }: { methods: OpenMethods; onBusy: (isBusy: boolean) => void }) {
  const t = useT('common');
  const tp = useT('player');
  const opening = useInitDeposit();
  const form = useWalletForm({ direction: 'deposit', methods, failure: opening.error, onForget: opening.reset });
  const { draft, method, bounds, currency, change } = form;
  const amount = unitsOf(draft.amount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isReady || opening.isPending) return;
    const body = {
      amount: draft.amount,
      payment_method: method.name,
      ...detailsBody(method, 'deposit', draft.details),
    };
    onBusy(true);
    opening.mutate(
      { ...body, idempotency_key: form.keyOf(body) },
      {
        // The button stays busy while the browser leaves.
        onSuccess: ({ link }) => location.assign(link),
        onError: () => onBusy(false),
      },
    );
  };
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate>
      <MethodTiles
        methods={methods}
        direction="deposit"
        chosen={method.name}
        onChoose={(name) => change({ method: name })}
      />
      <AmountPart
        form={form}
        quick={quickAmounts(bounds.min, bounds.max).map((quick) => ({ label: shortAmount(quick), amount: quick }))}
      />
      <DetailFields
        method={method.name}
        direction="deposit"
        details={draft.details}
        faults={form.faults}
        refused={form.refused}
        onChange={(details) => change({ details })}
      />
      <FeeFact fee={method.deposit.fee} currency={currency} />
      {form.formError && <Note tone="bad">{form.formError}</Note>}
      <div className="grid gap-2.5">
        <Button
          type="submit"
          rank="primary"
          size="large"
          isFull
          disabled={!form.isReady}
          isBusy={opening.isPending || opening.isSuccess}
        >
          {form.isReady
            ? tp('wallet.deposit.submitAmount', { amount: formatMoney(amount, currency) })
            : t('account.deposit')}
        </Button>
        <p className="flex items-center justify-center gap-1.5 text-12 text-muted">
          <Lock size={14} aria-hidden="true" />
          {tp('wallet.deposit.leaves')}
        </p>
      </div>
    </form>
  );
}

/** Fee of the operator; absent while it is zero. */
function FeeFact({ fee, currency }: { fee: string; currency: string }) {
  const tp = useT('player');
  if (unitsOf(fee) <= 0n) return null;
  const value = <MoneyText amount={fee} currency={currency} />;
  return <Facts facts={[{ key: 'fee', label: tp('wallet.fee'), value }]} />;
}
