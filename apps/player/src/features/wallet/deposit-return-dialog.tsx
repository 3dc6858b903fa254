import type { AnswerOf, readDeposit } from '@ordago/contracts';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Button, buttonClass, Dialog, Facts, Result, type ResultFace, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { refreshBalance, useBalance } from '../../shared/balance/balance.ts';
import { useModal } from '../../shared/modal.ts';
import { depositQuery } from './api/payments.ts';
import { reasonKey } from './payment-status.ts';

type Deposit = AnswerOf<typeof readDeposit>;

/** The deposit from whose payment page the player comes back (`?deposit=<id>`); it follows the money until it ends. */
export function DepositReturnDialog({ depositId }: { depositId: string }) {
  const t = useT('common');
  const tp = useT('player');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { data, isPending, error, refetch } = useQuery(depositQuery(depositId));
  const close = () =>
    void navigate({
      to: '.',
      search: (known) => ({ ...known, deposit: undefined }),
      replace: true,
      resetScroll: false,
    });
  const status = data?.status_name;
  useEffect(() => {
    if (status === 'completed' || status === 'refunded') void refreshBalance();
  }, [status]);
  return (
    <Dialog isOpen onClose={close} title={tp('wallet.title')} closeLabel={t('a11y.closeDialog')}>
      {isPending && <Skeleton className="h-80 rounded-card" />}
      {error && (
        <Result
          face="error"
          title={failureText(error)}
          action={<Button onClick={() => refetch()}>{t('action.retry')}</Button>}
        />
      )}
      {data && <DepositResult deposit={data} onClose={close} />}
    </Dialog>
  );
}

interface Face {
  face: ResultFace;
  icon: LucideIcon;
  text: 'paid' | 'waiting' | 'review' | 'refused' | 'returned';
}

const WAITING: Face = { face: 'pending', icon: Hourglass, text: 'waiting' };
const REFUSED: Face = { face: 'error', icon: CircleAlert, text: 'refused' };

const FACES: Readonly<Record<Deposit['status_name'], Face>> = {
  created: WAITING,
  processing: WAITING,
  blocked: { face: 'pending', icon: Hourglass, text: 'review' },
  completed: { face: 'success', icon: CircleCheck, text: 'paid' },
  declined: REFUSED,
  cancelled: REFUSED,
  failed: REFUSED,
  refunded: { face: 'error', icon: CircleAlert, text: 'returned' },
};

function DepositResult({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useT('common');
  const tp = useT('player');
  const modal = useModal();
  const { face, icon: Icon, text } = FACES[deposit.status_name];
  const reason = reasonKey(deposit.comment);
  return (
    <Result
      face={face}
      icon={<Icon size={32} aria-hidden="true" />}
      title={tp(`wallet.return.${text}.title`)}
      facts={<DepositFacts deposit={deposit} />}
      action={
        <>
          {text === 'waiting' && deposit.link && (
            <a href={deposit.link} className={buttonClass({ rank: 'primary' })}>
              {tp('wallet.return.finish')}
            </a>
          )}
          {text === 'refused' && (
            <Button rank="primary" onClick={() => modal.open('deposit')}>
              {t('action.retry')}
            </Button>
          )}
          <Button rank={text === 'paid' ? 'primary' : 'secondary'} onClick={onClose}>
            {text === 'paid' ? tp('wallet.return.play') : t('action.close')}
          </Button>
        </>
      }
    >
      {reason ? tp(reason) : tp(`wallet.return.${text}.text`)}
    </Result>
  );
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useT('common');
  const tp = useT('player');
  const balance = useBalance();
  const { currency } = deposit;
  const isPaid = deposit.status_name === 'completed';
  return (
    <Facts
      facts={[
        { key: 'amount', label: t('form.amount'), value: <MoneyText amount={deposit.amount} currency={currency} /> },
        ...(deposit.credited_amount !== null
          ? [
              {
                key: 'credited',
                label: tp('wallet.return.credited'),
                value: <MoneyText amount={deposit.credited_amount} currency={currency} />,
              },
            ]
          : []),
        ...(isPaid && balance
          ? [
              {
                key: 'balance',
                label: t('account.mainBalance'),
                value: <MoneyText amount={balance.balance} currency={balance.currency} />,
              },
            ]
          : []),
        { key: 'method', label: tp('wallet.deposit.method'), value: tp(`wallet.method.${deposit.method}`) },
        { key: 'date', label: tp('history.date'), value: <DateText at={deposit.date} /> },
        { key: 'id', label: tp('wallet.reference'), value: deposit.id },
      ]}
    />
  );
}
