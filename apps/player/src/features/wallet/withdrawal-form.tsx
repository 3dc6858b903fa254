import { readWagerInfo } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { Button, Note } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../shared/api.ts';
import { useBalance } from '../../shared/balance/balance.ts';
import { AmountPart } from './amount-part.tsx';
import { useInitWithdrawal } from './api/payments.ts';
import { DetailFields } from './detail-fields.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { detailsBody, type OpenMethods, useWalletForm } from './use-wallet-form.ts';
import { shareOf, unitsOf } from './wallet-amounts.ts';

const SHARES = [25n, 50n, 75n, 100n] as const;

export interface WithdrawalFormProps {
  readonly methods: OpenMethods;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onAsked: (id: string) => void;
}

/** Form of a withdrawal: the available amount, why it may wait, and the payee. */
export function WithdrawalForm({ methods, onBusy, onAsked }: WithdrawalFormProps) {
  const t = useT('common');
  const tp = useT('player');
  const available = useBalance()?.balance ?? '0';
  const asking = useInitWithdrawal();
  const form = useWalletForm({
    direction: 'withdrawal',
    methods,
    available,
    failure: asking.error,
    onForget: asking.reset,
  });
  const { draft, method, currency, change } = form;
  const amount = unitsOf(draft.amount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isReady || asking.isPending) return;
    const body = {
      amount: draft.amount,
      payment_method: method.name,
      ...detailsBody(method, 'withdrawal', draft.details),
    };
    onBusy(true);
    asking.mutate(
      { ...body, idempotency_key: form.keyOf(body) },
      {
        onSuccess: ({ withdrawal_id }) => {
          change({ amount: '' });
          onAsked(withdrawal_id);
        },
        onSettled: () => onBusy(false),
      },
    );
  };
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate>
      <Available amount={available} currency={currency} />
      <WagerNote currency={currency} />
      <MethodTiles
        methods={methods}
        direction="withdrawal"
        chosen={method.name}
        onChoose={(name) => change({ method: name })}
      />
      <AmountPart
        form={form}
        quick={SHARES.map((percent) => ({
          label: percent === 100n ? tp('wallet.withdraw.everything') : `${percent}\u00a0%`,
          amount: shareOf(available, percent),
        }))}
      />
      <DetailFields
        method={method.name}
        direction="withdrawal"
        details={draft.details}
        faults={form.faults}
        refused={form.refused}
        onChange={(details) => change({ details })}
      />
      {form.formError && <Note tone="bad">{form.formError}</Note>}
      <Button type="submit" rank="primary" size="large" isFull disabled={!form.isReady} isBusy={asking.isPending}>
        {form.isReady
          ? tp('wallet.withdraw.submitAmount', { amount: formatMoney(amount, currency) })
          : t('account.withdraw')}
      </Button>
    </form>
  );
}

function Available({ amount, currency }: { amount: string; currency: string }) {
  const tp = useT('player');
  return (
    <p className="flex justify-between gap-4 rounded-card border border-line px-4 py-3 text-14">
      <span className="text-muted">{tp('wallet.withdraw.availableLabel')}</span>
      <MoneyText amount={amount} currency={currency} className="font-bold" />
    </p>
  );
}

/** An unfinished wagering requirement is shown before anything is typed (code 105). */
function WagerNote({ currency }: { currency: string }) {
  const te = useT('errors');
  const { data } = useQuery({ queryKey: ['wager-info'], queryFn: ({ signal }) => api(readWagerInfo, { signal }) });
  const left = unitsOf(data?.left_to_play ?? '0');
  if (left <= 0n) return null;
  return <Note tone="warn">{te('wagering-unfinished', { left: formatMoney(left, currency) })}</Note>;
}
