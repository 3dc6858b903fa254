import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Result, SegmentedTabs, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { useModal } from '../../shared/modal.ts';
import { methodsQuery } from './api/payments.ts';
import { DepositForm } from './deposit-form.tsx';
import { RecentPayments } from './recent-payments.tsx';
import type { Direction } from './wallet-draft.ts';
import { WithdrawalAsked } from './withdrawal-asked.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** Deposit and withdrawal (`?modal=deposit|withdrawal`). */
export function WalletDialog() {
  const t = useT('common');
  const tp = useT('player');
  const modal = useModal();
  const direction: Direction = modal.name === 'withdrawal' ? 'withdrawal' : 'deposit';
  const [isBusy, setIsBusy] = useState(false);
  const [askedId, setAskedId] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={modal.close} isBusy={isBusy} title={tp('wallet.title')} closeLabel={t('a11y.closeDialog')}>
      {askedId !== null ? (
        <WithdrawalAsked id={askedId} onBack={() => setAskedId(null)} />
      ) : (
        <>
          <SegmentedTabs<Direction>
            label={tp('wallet.title')}
            value={direction}
            onChange={(next) => modal.open(next)}
            items={[
              {
                value: 'deposit',
                label: t('account.deposit'),
                icon: <ArrowDownToLine size={18} aria-hidden="true" />,
                isDisabled: isBusy,
              },
              {
                value: 'withdrawal',
                label: t('account.withdraw'),
                icon: <ArrowUpFromLine size={18} aria-hidden="true" />,
                isDisabled: isBusy,
              },
            ]}
          />
          <WalletBody direction={direction} onBusy={setIsBusy} onAsked={setAskedId} />
          <RecentPayments direction={direction} />
        </>
      )}
    </Dialog>
  );
}

interface WalletBodyProps {
  direction: Direction;
  onBusy: (isBusy: boolean) => void;
  onAsked: (id: string) => void;
}

function WalletBody({ direction, onBusy, onAsked }: WalletBodyProps) {
  const t = useT('common');
  const tp = useT('player');
  const failureText = useFailureText();
  const methods = useQuery(methodsQuery);
  if (methods.isPending) return <WalletSkeleton />;
  if (methods.isError) {
    return (
      <Result
        face="error"
        title={failureText(methods.error)}
        action={<Button onClick={() => methods.refetch()}>{t('action.retry')}</Button>}
      />
    );
  }
  const open = methods.data.filter((method) => method.active && method[direction].limits !== null);
  const [first, ...others] = open;
  if (!first) return <Result face="empty" title={tp('wallet.noMethods')} />;
  return direction === 'deposit' ? (
    <DepositForm methods={[first, ...others]} onBusy={onBusy} />
  ) : (
    <WithdrawalForm methods={[first, ...others]} onBusy={onBusy} onAsked={onAsked} />
  );
}

function WalletSkeleton() {
  return (
    <div className="grid gap-4.5" aria-busy="true">
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
      <Skeleton className="h-16 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-13 rounded-control" />
    </div>
  );
}
