import { useHotkeys } from '@mantine/hooks';
import { useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useState } from 'react';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { ListFoot } from '../../shared/list/list-foot.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { useGo, usePageSearch, useSearchChange } from '../../shared/paths.ts';
import { useWithdrawals, WITHDRAWALS_PER_PAGE, type Withdrawal } from './api/list-withdrawals.ts';
import { Case } from './case.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { Queue } from './queue.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useSteadyQueue } from './use-steady-queue.ts';
import { WITHDRAWAL_VIEWS, type WithdrawalsSearch, type WithdrawalView } from './withdrawals-search.ts';

/** The queue of withdrawals, the open one, and the decision about it. */
export function WithdrawalsPage() {
  const t = useT('back-office');
  const change = useSearchChange();
  const { view = 'waiting', id, page = 0 } = usePageSearch<WithdrawalsSearch>();
  const query = useWithdrawals(view, page);
  const queue = useSteadyQueue(`${view} ${page}`, query.data?.rows);
  const [notice, setNotice] = useState<string | null>(null);
  const chosen = queue.rows.find(({ row }) => row.id === id) ?? queue.rows[0];
  useQueueKeys(
    queue.rows.map(({ row }) => row),
    chosen?.row,
  );
  const onDecided = (decided: Withdrawal) =>
    setNotice(t(decided.status === 'declined' ? 'withdrawals.declined' : 'withdrawals.approved'));
  return (
    <>
      <PageHead
        title={t('withdrawals.title')}
        aside={<span className="text-12 text-muted">{t('list.updated')}</span>}
      />
      <Views view={view} count={query.data?.count} />
      <div role="status" className={notice === null ? '' : 'mb-3'}>
        {notice !== null && <Note tone="good">{notice}</Note>}
      </div>
      {query.isPending && (
        <div className="card">
          <ListSkeleton />
        </div>
      )}
      {query.isError && (
        <div className="card">
          <ListFailure error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.data && (
        <div className="case-panes">
          <section className="card" aria-label={t('withdrawals.queue')}>
            <Queue queue={queue} count={query.data.count} selected={chosen?.row.id} isWaiting={view === 'waiting'} />
            {query.data.pages > 1 && (
              <ListFoot
                data={query.data}
                rowsPerPage={WITHDRAWALS_PER_PAGE}
                onPage={(next) => change({ page: next, id: undefined })}
              />
            )}
          </section>
          {chosen ? (
            <>
              <Case withdrawal={chosen.row} />
              <div className="grid content-start gap-3" key={chosen.row.id}>
                <DecisionPanel
                  withdrawal={chosen.row}
                  isGone={chosen.isGone && chosen.row.status === 'created'}
                  onDecided={onDecided}
                />
                <ReviewPanel withdrawal={chosen.row} onClosed={() => setNotice(t('review.closed'))} />
              </div>
            </>
          ) : (
            <section className="card">
              <Result face="empty" title={t('withdrawals.pick')} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

function Views({ view, count }: { view: WithdrawalView; count: number | undefined }) {
  const t = useT('back-office');
  return (
    <div className="card mb-3">
      <ViewTabs
        label={t('withdrawals.views')}
        views={WITHDRAWAL_VIEWS.map((name) => ({
          name,
          label: t(`withdrawals.view.${name}`),
          ...(name === view && count !== undefined ? { count } : {}),
        }))}
        current={view}
        searchOf={(name) => ({ view: name === 'waiting' ? undefined : name, id: undefined })}
      />
    </div>
  );
}

/** J and K walk the queue; the keys of a decision are the panel's. */
function useQueueKeys(rows: readonly Withdrawal[], chosen: Withdrawal | undefined): void {
  const go = useGo();
  const step = (by: number) => {
    const at = rows.findIndex((row) => row.id === chosen?.id);
    const next = rows[at + by];
    if (next) go({ to: '.', search: (before) => ({ ...before, id: next.id }), replace: true });
  };
  useHotkeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
  ]);
}
