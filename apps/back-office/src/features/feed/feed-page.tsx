import { listFeedQuarantine, type StaffFeedMessage } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { Link } from '../../shared/paths.ts';
import { POLL_MS } from '../../shared/poll.ts';
import { useStaff } from '../../shared/session.ts';
import { FEED_VIEWS, type FeedSearch } from './feed-search.ts';
import { LateResultsView } from './late-results-view.tsx';
import { MessageView } from './message-view.tsx';
import { ServicesView } from './services-view.tsx';

const PER_PAGE = 25;
/** Least level that may read the errors of suppliers. */
const LEVEL_MIN = 2;

/** Page of the odds feeds: unreadable messages, and the state of the services. */
export function FeedPage() {
  const t = useT('back-office');
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  return isOpen ? <OpenFeedPage /> : <Result face="empty" title={t('feed.closed')} />;
}

function OpenFeedPage() {
  const t = useT('back-office');
  const { search, page, listing } = useListPage<FeedSearch>(t('feed.none'));
  const { view = 'waiting', id } = search;
  const state = view === 'late' ? 'waiting' : view;
  const query = useQuery({
    queryKey: ['feed', 'quarantine', state, page],
    queryFn: async ({ signal }) => {
      const { messages, ...found } = await api(listFeedQuarantine, { query: { state, page, count: PER_PAGE }, signal });
      return { rows: messages, ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const { waiting = 0, times = 0 } = query.data ?? {};
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t('feed.title')}
        aside={
          waiting > 0 && <span className="text-12 text-muted">{t('feed.waitingCount', { count: waiting, times })}</span>
        }
      />
      <p className="mb-3 max-w-[80ch] text-muted">{t('feed.lead')}</p>
      <ServicesView />
      <ViewTabs
        label={t('feed.views')}
        views={FEED_VIEWS.map((name) => ({
          name,
          label: name === 'late' ? t('feed.late.title') : t(`feed.${name}`),
          ...(name === 'waiting' && query.data ? { count: waiting } : {}),
        }))}
        current={view}
        searchOf={(name) => ({ view: name === 'waiting' ? undefined : name, id: undefined, state: undefined })}
      />
      {view === 'late' ? (
        <LateResultsView />
      ) : (
        <div className="card">
          <DataList query={query} columns={columns} rowsPerPage={PER_PAGE} {...listing} />
        </div>
      )}
      {id !== undefined && <MessageView id={id} />}
    </>
  );
}

function useColumns(): ListColumn<StaffFeedMessage>[] {
  const t = useT('back-office');
  return [
    { accessor: 'last_at', phone: 'side', title: t('feed.when'), render: (row) => <DateText at={row.last_at} /> },
    { accessor: 'feed', title: t('feed.feed') },
    {
      accessor: 'message',
      phone: 'who',
      title: t('feed.message'),
      render: ({ message, event, is_partial, is_whole }) => (
        <span className="grid leading-tight">
          <span className="inline-flex items-center gap-2">
            <b className="font-semibold">{message ?? '—'}</b>
            {is_partial && <Pill tone="warn">{t('feed.partial')}</Pill>}
            {!is_whole && <Pill tone="bad">{t('feed.cut')}</Pill>}
          </span>
          {event !== null && <span className="text-12 text-muted">{event}</span>}
        </span>
      ),
    },
    {
      accessor: 'reason',
      title: t('feed.reason'),
      render: ({ reason }) => (
        <span lang="en" className="block max-w-[52ch] truncate text-muted" title={reason}>
          {reason}
        </span>
      ),
    },
    {
      accessor: 'times',
      title: t('feed.times'),
      textAlign: 'right',
      render: ({ times }) => <span className="tabular">{times}</span>,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: ({ id }) => (
        <Link
          to="."
          search={(before) => ({ ...before, id })}
          className="font-semibold underline-offset-3 hover:underline"
        >
          {t('feed.open')}
        </Link>
      ),
    },
  ];
}
