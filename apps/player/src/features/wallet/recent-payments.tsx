import type { DepositRow, WithdrawalRow } from '@ordago/contracts';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Button, SkeletonText, StatusPill, toast } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toneOfPayment } from '../../shared/payment-tone.ts';
import { isOnItsWay, recentDepositsQuery, recentWithdrawalsQuery, useCancelWithdrawal } from './api/payments.ts';
import { MethodMark } from './method-mark.tsx';
import { reasonKey } from './payment-status.ts';
import type { Direction } from './wallet-draft.ts';

/** The last payments of one direction, with the actions still possible. Empty before the first one. */
export function RecentPayments({ direction }: { direction: Direction }) {
  return direction === 'deposit' ? <RecentDeposits /> : <RecentWithdrawals />;
}

function RecentDeposits() {
  const t = useT('common');
  const navigate = useNavigate();
  const { data, isPending, isError } = useQuery(recentDepositsQuery);
  // The dialog of that deposit takes the place of this one.
  const show = (id: string) =>
    navigate({ to: '.', search: (known) => ({ ...known, modal: undefined, deposit: id }), resetScroll: false });
  return (
    <Recent isPending={isPending} isError={isError} isEmpty={data?.list.length === 0}>
      {data?.list.map((row) => (
        <PaymentLine key={row.id} row={row} date={row.date}>
          {isOnItsWay(row.status_name) && (
            <Button size="small" onClick={() => void show(row.id)}>
              {t('action.continue')}
            </Button>
          )}
        </PaymentLine>
      ))}
    </Recent>
  );
}

function RecentWithdrawals() {
  const t = useT('common');
  const failureText = useFailureText();
  const { data, isPending, isError } = useQuery(recentWithdrawalsQuery);
  const cancelling = useCancelWithdrawal();
  const cancel = (id: string) =>
    cancelling.mutate(id, { onError: (failure) => toast(failureText(failure), { kind: 'error' }) });
  return (
    <Recent isPending={isPending} isError={isError} isEmpty={data?.list.length === 0}>
      {data?.list.map((row) => (
        <PaymentLine key={row.id} row={row} date={row.create_date}>
          {row.can_cancel && (
            <Button
              size="small"
              isBusy={cancelling.isPending && cancelling.variables === row.id}
              onClick={() => cancel(row.id)}
            >
              {t('action.cancel')}
            </Button>
          )}
        </PaymentLine>
      ))}
    </Recent>
  );
}

interface RecentProps {
  isPending: boolean;
  isError: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

function Recent({ isPending, isError, isEmpty, children }: RecentProps) {
  const tp = useT('player');
  // The form above does not depend on this list: without it, or before the first payment, there is no list.
  if (isError || isEmpty) return null;
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-14 font-bold">{tp('wallet.recent')}</h3>
      {isPending ? <SkeletonText lines={3} /> : <ul className="divide-y divide-line">{children}</ul>}
    </section>
  );
}

function PaymentLine({ row, date, children }: { row: DepositRow | WithdrawalRow; date: string; children: ReactNode }) {
  const t = useT('common');
  const tp = useT('player');
  const reason = reasonKey(row.comment);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3">
      <MethodMark name={row.method} />
      <span className="min-w-0">
        <MoneyText amount={row.amount} currency={row.currency} className="block text-14 font-semibold" />
        <span className="block truncate text-12 text-muted">
          {reason ? tp(reason) : tp(`wallet.method.${row.method}`)} · <DateText at={date} style="day" />
        </span>
      </span>
      <StatusPill tone={toneOfPayment(row.status_name)}>{t(`paymentStatus.${row.status_name}`)}</StatusPill>
      {children && <span className="col-start-2 col-end-4 flex justify-end">{children}</span>}
    </li>
  );
}
