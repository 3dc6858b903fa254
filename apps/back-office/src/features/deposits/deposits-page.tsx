import { Button } from '@mantine/core';
import { closeDepositReview, listDepositsToReview, releaseDeposit, type StaffDepositRow } from '@ordago/contracts';
import { formatAmountText, formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { Link, PATHS, usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { POLL_MS } from '../../shared/poll.ts';
import { CloseReview } from '../../shared/review/close-review.tsx';

const PER_PAGE = 25;

/** Deposits that wait for a person, each with what was asked and what was reported. */
export function DepositsPage() {
  const t = useT('back-office');
  const change = useSearchChange();
  const { page = 0 } = usePageSearch<{ page?: number }>();
  const [asked, setAsked] = useState<StaffDepositRow | null>(null);
  const [closing, setClosing] = useState<StaffDepositRow | null>(null);
  const query = useQuery({
    queryKey: ['deposits', page],
    queryFn: async ({ signal }) => {
      const { deposits, ...found } = await api(listDepositsToReview, { query: { page, count: PER_PAGE }, signal });
      return { rows: deposits, ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const release = useRelease(() => setAsked(null));
  const close = useClose(() => setClosing(null));
  return (
    <>
      <PageHead title={t('deposits.title')} aside={<span className="text-12 text-muted">{t('list.updated')}</span>} />
      <p className="mb-3 max-w-[80ch] text-muted">{t('deposits.lead')}</p>
      <div role="status" className={release.isSuccess || close.isSuccess ? 'mb-3' : ''}>
        {release.isSuccess && <Note tone="good">{t('deposits.released')}</Note>}
        {close.isSuccess && <Note tone="good">{t('review.closed')}</Note>}
      </div>
      <div className="card">
        <DataList
          query={query}
          columns={useColumns({ onRelease: setAsked, onClose: setClosing })}
          rowsPerPage={PER_PAGE}
          onPage={(next) => change({ page: next })}
          empty={t('deposits.none')}
        />
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={t('deposits.confirm')}
          action={t('deposits.release')}
          call={release}
          onConfirm={() => release.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          <p>
            {t('deposits.confirmText', {
              amount: formatMoney(asked.reported ?? '0', asked.currency),
              name: asked.username,
            })}
          </p>
        </ConfirmDialog>
      )}
      {closing !== null && (
        <CloseReview
          name={closing.username}
          call={close}
          onConfirm={(reason) => close.mutate({ id: closing.id, reason })}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  );
}

function useRelease(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(releaseDeposit, { params: { id }, body: {} }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  });
}

function useClose(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api(closeDepositReview, { params: { id }, body: { reason } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  });
}

interface Acts {
  readonly onRelease: (deposit: StaffDepositRow) => void;
  readonly onClose: (deposit: StaffDepositRow) => void;
}

function useColumns({ onRelease, onClose }: Acts): ListColumn<StaffDepositRow>[] {
  const t = useT('back-office');
  return [
    {
      accessor: 'username',
      phone: 'who',
      title: t('transfers.player'),
      render: ({ player, username, id }) => (
        <span className="inline-flex items-baseline gap-2">
          <Link to={PATHS.player} params={{ id: player }} className="font-semibold underline-offset-3 hover:underline">
            {username}
          </Link>
          <span className="text-12 text-faint">D-{id}</span>
        </span>
      ),
    },
    {
      accessor: 'created_at',
      phone: 'side',
      title: t('transfers.when'),
      render: (row) => <DateText at={row.created_at} />,
    },
    { accessor: 'method', title: t('withdrawals.method') },
    {
      accessor: 'amount',
      title: t('deposits.asked'),
      textAlign: 'right',
      render: ({ amount }) => <span className="tabular text-muted">{formatAmountText(amount)}</span>,
    },
    {
      accessor: 'reported',
      phone: 'amount',
      title: t('deposits.reported'),
      textAlign: 'right',
      render: ({ reported, reported_currency }) =>
        reported === null ? (
          <span className="text-muted">{t('deposits.notPaid')}</span>
        ) : (
          <b className="tabular font-semibold">{formatMoney(reported, reported_currency ?? '')}</b>
        ),
    },
    {
      accessor: 'reason',
      phone: 'state',
      title: t('deposits.why'),
      render: ({ status }) => t(status === 'blocked' ? 'deposits.reason.other' : 'deposits.reason.unclear'),
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) =>
        row.may_close ? (
          <Button size="xs" variant="default" onClick={() => onClose(row)}>
            {t('review.close')}
          </Button>
        ) : (
          <Button size="xs" variant="default" disabled={!row.may_release} onClick={() => onRelease(row)}>
            {t('deposits.release')}
          </Button>
        ),
    },
  ];
}
