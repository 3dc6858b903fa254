import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button, Note, Result, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useModal } from '../../shared/modal.ts';
import { recentWithdrawalsQuery, useCancelWithdrawal } from './api/payments.ts';

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
