import { UnstyledButton } from '@mantine/core';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Pill } from '../../shared/list/pill.tsx';
import { Link } from '../../shared/paths.ts';
import { present } from '../../shared/present.ts';
import type { Withdrawal } from './api/list-withdrawals.ts';
import type { SteadyQueue } from './use-steady-queue.ts';
import { useMethodName, WithdrawalStatus } from './withdrawal-words.tsx';

export interface QueueProps {
  readonly queue: SteadyQueue<Withdrawal>;
  readonly count: number;
  readonly selected: string | undefined;
  readonly isWaiting: boolean;
}

/** The queue, newest first; new ones are announced, never inserted by themselves. */
export function Queue({ queue, count, selected, isWaiting }: QueueProps) {
  const t = useT('back-office');
  return (
    <>
      <h2 className="card-head">
        {t('withdrawals.queue')}
        <span className="text-12 font-medium text-faint">{count}</span>
        <span className="card-head-aside">{t('withdrawals.newest')}</span>
      </h2>
      <div aria-live="polite">
        {queue.newCount > 0 && (
          <UnstyledButton
            className="mx-4 mb-3 flex w-[calc(100%-2rem)] items-center gap-2 rounded-control bg-info-soft px-3 py-2 font-medium text-info"
            onClick={queue.refresh}
          >
            <ArrowUp size={16} aria-hidden="true" />
            {t('withdrawals.newItems', { count: queue.newCount })}
          </UnstyledButton>
        )}
      </div>
      {queue.rows.length === 0 ? (
        <Result face="empty" title={t(isWaiting ? 'withdrawals.none' : 'withdrawals.noneHere')} />
      ) : (
        <ul>
          {queue.rows.map(({ row, isGone }) => (
            <li key={row.id}>
              <QueueItem row={row} isGone={isGone} isSelected={row.id === selected} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function QueueItem({ row, isGone, isSelected }: { row: Withdrawal; isGone: boolean; isSelected: boolean }) {
  const methodName = useMethodName();
  const [now] = useState(present);
  return (
    <Link
      to="."
      search={(before) => ({ ...before, id: row.id })}
      className="queue-item"
      activeOptions={{ exact: true }}
      aria-current={isSelected ? 'true' : undefined}
    >
      <b className={`truncate font-semibold ${isGone ? 'line-through' : ''}`}>{row.username}</b>
      <span className="tabular text-right font-semibold">
        {formatAmountText(row.amount)} <span className="text-12 font-medium text-muted">{row.currency}</span>
      </span>
      <span className="truncate text-12 text-muted">
        T-{row.id} · {methodName(row.method)}
      </span>
      <DateText at={row.created_at} relativeTo={now} className="text-right text-12 text-muted" />
      {row.status !== 'created' && (
        <span>
          <WithdrawalStatus status={row.status} />
        </span>
      )}
      {isGone && row.status === 'created' && <Pill tone="plain">…</Pill>}
    </Link>
  );
}
