import type { StaffTransferRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import type { ListColumn } from '../list/data-list.tsx';
import { Link, PATHS } from '../paths.ts';
import { useTransferWords } from './transfer-words.ts';

/** Columns of the list of transfers: every cent with who it came from and who has it, and the balance before and after. */
export function useTransferColumns(): ListColumn<StaffTransferRow>[] {
  const t = useT('back-office');
  const { kindOf, placeOf } = useTransferWords();
  return [
    {
      accessor: 'at',
      phone: 'side',
      title: t('transfers.when'),
      render: ({ at, op }) => (
        <span className="inline-flex items-baseline gap-2">
          <DateText at={at} />
          <span className="text-12 text-faint" title={t('transfers.operation', { op })}>
            #{op}
          </span>
        </span>
      ),
    },
    { accessor: 'username', phone: 'who', title: t('transfers.player'), render: (row) => <Owner row={row} /> },
    {
      accessor: 'code',
      phone: 'state',
      title: t('transfers.kind'),
      render: ({ code }) => (
        <span className="inline-flex items-baseline gap-2">
          <span className="font-medium">{kindOf(code)}</span>
          <span className="text-12 text-faint">{code}</span>
        </span>
      ),
    },
    { accessor: 'from', title: t('transfer.from'), render: ({ from }) => placeOf(from) },
    { accessor: 'to', title: t('transfer.to'), render: ({ to }) => placeOf(to) },
    money('balance_before', t('transfer.oldBalance')),
    {
      accessor: 'amount',
      phone: 'amount',
      title: t('transfers.amount'),
      textAlign: 'right',
      render: ({ amount }) => <Movement amount={amount} />,
    },
    money('balance_after', t('transfer.newBalance')),
    {
      accessor: 'currency',
      phone: 'unit',
      title: '',
      render: ({ currency }) => <span className="text-12 text-muted">{currency}</span>,
    },
  ];
}

/** An amount with its sign; what comes in is green as well. */
export function Movement({ amount }: { amount: string }) {
  return (
    <span className={`tabular font-semibold ${amount.startsWith('-') ? '' : 'text-positive'}`}>
      {formatAmountText(amount, { signed: true })}
    </span>
  );
}

function Owner({ row: { player, username } }: { row: StaffTransferRow }) {
  if (player === null) return '—';
  return (
    <Link to={PATHS.player} params={{ id: player }} className="font-semibold underline-offset-3 hover:underline">
      {username}
    </Link>
  );
}

function money(accessor: 'balance_before' | 'balance_after', title: string): ListColumn<StaffTransferRow> {
  return {
    accessor,
    title,
    textAlign: 'right',
    render: (row) => <span className="tabular text-muted">{formatAmountText(row[accessor])}</span>,
  };
}
