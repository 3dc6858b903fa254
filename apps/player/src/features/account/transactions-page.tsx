import { TRANSACTION_KINDS } from '@ordago/contracts';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Button, Cell, ChoicePill, HeadCell, StatusPill, Table, TableHead, TableRow } from '@ordago/ui';
import type { CsvPart } from '@ordago/web-kit/csv-parts';
import { useSaveCsv } from '@ordago/web-kit/csv-words';
import { useQuery } from '@tanstack/react-query';
import { useModal } from '../../shared/modal.ts';
import { toneOfPayment } from '../../shared/payment-tone.ts';
import { useSession } from '../../shared/session.ts';
import { type Transaction, transactionsPart, transactionsQuery } from './api/histories.ts';
import { FilterBar } from './filter-bar.tsx';
import { HistoryFaces, HistoryHead, HistoryPanel } from './history-frame.tsx';
import { PageFoot } from './page-foot.tsx';
import { SignedMoney } from './signed-money.tsx';
import { useHistorySearch } from './use-history-search.ts';

/** Money that came to the player or left them, bets apart. */
export function TransactionsPage() {
  const t = useT('common');
  const tp = useT('player');
  const modal = useModal();
  const { player } = useSession();
  const { filters, set, clear, isFiltered } = useHistorySearch(['page', 'from', 'to', 'kind']);
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(transactionsQuery(filters));
  const kinds = [
    { value: 'all', label: t('form.all') },
    ...TRANSACTION_KINDS.map((kind) => ({ value: kind, label: tp(`history.${kind}`) })),
  ];
  const saveCsv = useTransactionsCsv();
  const deposit = player?.parent_agent_id === null && (
    <Button rank="primary" onClick={() => modal.open('deposit')}>
      {t('account.deposit')}
    </Button>
  );
  return (
    <>
      <HistoryHead
        title={t('nav.transactions')}
        filter={{ ...filters, page: 0 }}
        onCsv={async (part) => saveCsv(await transactionsPart(filters, part))}
      />
      <FilterBar range={filters} onRange={({ from, to }) => set({ from, to })} onClear={clear}>
        <ChoicePill
          label={tp('history.type')}
          value={filters.kind ?? 'all'}
          options={kinds}
          onChange={(value) => set({ kind: TRANSACTION_KINDS.find((kind) => kind === value) })}
        />
      </FilterBar>
      <HistoryFaces
        isPending={isPending}
        failure={error}
        onRetry={() => void refetch()}
        isEmpty={data?.history.length === 0}
        empty={{
          title: isFiltered ? tp('history.emptyFilter') : tp('history.empty'),
          action: clear ? <Button onClick={clear}>{tp('history.clear')}</Button> : deposit,
        }}
      >
        {data && (
          <HistoryPanel isStale={isPlaceholderData}>
            <TransactionTable rows={data.history} />
            <PageFoot page={filters.page ?? 0} pageCount={data.pageCount} onPage={(page) => set({ page })} />
          </HistoryPanel>
        )}
      </HistoryFaces>
    </>
  );
}

function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const t = useT('common');
  const tp = useT('player');
  return (
    <Table label={t('nav.transactions')}>
      <TableHead>
        <HeadCell>{tp('history.type')}</HeadCell>
        <HeadCell>{tp('history.date')}</HeadCell>
        <HeadCell>{tp('history.transferId')}</HeadCell>
        <HeadCell>{tp('history.status')}</HeadCell>
        <HeadCell isNumber>{tp('history.amount')}</HeadCell>
        <HeadCell isNumber>{tp('history.balanceAfter')}</HeadCell>
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <Cell phone="lead" className="font-semibold">
              {tp(`history.${row.type}`)}
            </Cell>
            <Cell className="text-muted tabular">
              <DateText at={row.created_at} />
            </Cell>
            <Cell phone="hidden" className="text-muted tabular">
              {row.id}
            </Cell>
            <Cell phone="status">
              <StatusPill tone={toneOfPayment(row.status_name)}>{t(`paymentStatus.${row.status_name}`)}</StatusPill>
            </Cell>
            <Cell isNumber phone="amount" className="font-semibold">
              <SignedMoney amount={row.value} currency={row.currency} />
            </Cell>
            <Cell isNumber phone="hidden" className="text-muted">
              <MoneyText amount={row.balance_after} currency={row.currency} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function useTransactionsCsv() {
  const t = useT('common');
  const tp = useT('player');
  const saveCsv = useSaveCsv();
  return (read: CsvPart<Transaction>) => {
    const columns = ['date', 'type', 'transferId', 'status', 'amount', 'balanceBefore', 'balanceAfter'] as const;
    const head = [...columns.map((column) => tp(`history.${column}`)), tp('history.currency')];
    const lines = read.rows.map((row) => [
      row.created_at,
      tp(`history.${row.type}`),
      row.id,
      t(`paymentStatus.${row.status_name}`),
      row.value,
      row.balance_before,
      row.balance_after,
      row.currency,
    ]);
    return saveCsv('ordago-transactions', read, { head, lines });
  };
}
