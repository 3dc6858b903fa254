import { readWagerInfo } from '@ordago/contracts';
import { formatAmountText, formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { AmountField, Button, Chip, Note, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { FormEvent } from 'react';
import { api } from '../../shared/api.ts';
import { useBalance } from '../../shared/balance.ts';
import { useModal } from '../../shared/modal.ts';
import { useFailureText } from '../../shared/use-failure-text.ts';
import { recentWithdrawalsQuery, useCancelWithdrawal, useInitWithdrawal } from './api/payments.ts';
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

/** What is there, why it may have to wait, and where it goes. */
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
  const { draft, method, bounds, currency, change } = form;
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
      <p className="flex justify-between gap-4 rounded-card border border-line px-4 py-3 text-14">
        <span className="text-muted">{tp('wallet.withdraw.availableLabel')}</span>
        <MoneyText amount={available} currency={currency} className="font-bold" />
      </p>
      <WagerNote currency={currency} />
      <MethodTiles
        methods={methods}
        direction="withdrawal"
        chosen={method.name}
        onChoose={(name) => change({ method: name })}
      />
      <div className="grid gap-2">
        <AmountField
          isBig
          label={t('form.amount')}
          aside={tp('wallet.limits', { min: formatAmountText(bounds.min), max: formatAmountText(bounds.max) })}
          currency={currency}
          value={draft.amount}
          onChange={(typed) => change({ amount: typed })}
          error={form.amountError}
        />
        <div className="flex flex-wrap gap-2">
          {SHARES.map((percent) => {
            const share = shareOf(available, percent);
            const isEmpty = unitsOf(share) === 0n;
            return (
              <Chip
                key={percent}
                isPressed={!isEmpty && unitsOf(share) === amount}
                isDisabled={isEmpty}
                onPress={() => change({ amount: share })}
              >
                {percent === 100n ? tp('wallet.withdraw.everything') : `${percent}\u00a0%`}
              </Chip>
            );
          })}
        </div>
      </div>
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

/** An unfinished wagering requirement is said before anything is typed (code 105). */
function WagerNote({ currency }: { currency: string }) {
  const te = useT('errors');
  const { data } = useQuery({ queryKey: ['wager-info'], queryFn: ({ signal }) => api(readWagerInfo, { signal }) });
  const left = unitsOf(data?.left_to_play ?? '0');
  if (left <= 0n) return null;
  return <Note tone="warn">{te('wagering-unfinished', { left: formatMoney(left, currency) })}</Note>;
}

/** A withdrawal that was asked for just now; it can be taken back until somebody approves it. */
export function WithdrawalAsked({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useT('common');
  const tp = useT('player');
  const modal = useModal();
  const failureText = useFailureText();
  const recent = useQuery(recentWithdrawalsQuery);
  const cancelling = useCancelWithdrawal();
  const row = recent.data?.list.find((withdrawal) => withdrawal.id === id);
  if (recent.isPending) return <Skeleton className="h-80 rounded-card" />;
  if (cancelling.isSuccess) {
    const back = <Button onClick={onBack}>{t('action.ok')}</Button>;
    return <Result face="empty" title={tp('wallet.withdraw.cancelled')} action={back} />;
  }
  return (
    <>
      <Result
        face="pending"
        icon={<Hourglass size={32} aria-hidden="true" />}
        title={tp('wallet.withdraw.asked')}
        action={
          <>
            {row?.can_cancel && (
              <Button rank="danger" isBusy={cancelling.isPending} onClick={() => cancelling.mutate(id)}>
                {tp('wallet.withdraw.cancel')}
              </Button>
            )}
            <Button rank="primary" onClick={modal.close}>
              {t('action.ok')}
            </Button>
          </>
        }
      >
        {row &&
          tp('wallet.withdraw.askedText', {
            amount: formatMoney(row.amount, row.currency),
            method: tp(`wallet.method.${row.method}`),
          })}
      </Result>
      {cancelling.isError && <Note tone="bad">{failureText(cancelling.error)}</Note>}
    </>
  );
}
