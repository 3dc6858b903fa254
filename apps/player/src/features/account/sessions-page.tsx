import { DateText, useT } from '@ordago/i18n/react';
import { Cell, HeadCell, Table, TableHead, TableRow } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from './api/histories.ts';
import { HistoryFaces, HistoryPanel } from './history-frame.tsx';
import { PageFoot } from './page-foot.tsx';
import { useHistorySearch } from './use-history-search.ts';

/** Activity of the account with its origin, newest first. */
export function SessionsPage() {
  const t = useT('common');
  const tp = useT('player');
  const { filters, set } = useHistorySearch(['page']);
  const page = filters.page ?? 0;
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(sessionsQuery(page));
  return (
    <>
      <h1 className="text-24 font-extrabold tracking-[-.03em] tablet:text-32">{t('nav.sessions')}</h1>
      <HistoryFaces
        isPending={isPending}
        failure={error}
        onRetry={() => void refetch()}
        isEmpty={data?.list.length === 0}
        empty={{ title: t('state.empty') }}
      >
        {data && (
          <HistoryPanel isStale={isPlaceholderData}>
            <Table label={t('nav.sessions')}>
              <TableHead>
                <HeadCell>{tp('sessions.action')}</HeadCell>
                <HeadCell>{tp('history.date')}</HeadCell>
                <HeadCell>{tp('sessions.device')}</HeadCell>
                <HeadCell>{tp('sessions.browser')}</HeadCell>
                <HeadCell>{tp('sessions.ip')}</HeadCell>
              </TableHead>
              <tbody>
                {data.list.map((row) => (
                  <TableRow key={`${row.created_at}-${row.action}`}>
                    <Cell phone="lead" className="font-semibold">
                      {tp(`sessions.did.${row.action}`)}
                    </Cell>
                    <Cell className="text-muted tabular">
                      <DateText at={row.created_at} />
                    </Cell>
                    <Cell phone="hidden">{tp(`sessions.on.${deviceOf(row.device)}`)}</Cell>
                    <Cell phone="amount">{row.browser}</Cell>
                    <Cell phone="status" className="text-muted tabular">
                      {row.ip_address}
                    </Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
            <PageFoot page={page} pageCount={data.pageCount} onPage={(next) => set({ page: next })} />
          </HistoryPanel>
        )}
      </HistoryFaces>
    </>
  );
}

const DEVICES = ['desktop', 'mobile', 'tablet'] as const;

/** The kinds of devices that have a word of their own. */
function deviceOf(device: string): (typeof DEVICES)[number] | 'other' {
  return DEVICES.find((known) => known === device) ?? 'other';
}
