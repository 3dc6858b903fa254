import { listNotices, NOTICE_KINDS } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { Result } from '@ordago/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import type { ListColumn } from '../../shared/list/phone-cell.ts';
import { Pill, type PillTone } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { POLL_MS } from '../../shared/poll.ts';
import { useStaff } from '../../shared/session.ts';
import { knownCauseOf, type Notice, placeOf } from './notice-words.ts';
import { NOTICE_VIEWS, type NoticesSearch } from './notices-search.ts';

const PER_PAGE = 25;
/** Least level that reads notices. */
const LEVEL_MIN = 3;

/** Notices of what is held or parked, each with the way to the page where it is decided. */
export function NoticesPage() {
  const t = useT('back-office');
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  return isOpen ? <OpenNoticesPage /> : <Result face="empty" title={t('notices.forHigher')} />;
}

function OpenNoticesPage() {
  const t = useT('back-office');
  const { search, page, listing, change } = useListPage<NoticesSearch>(t('notices.none'));
  const { view = 'open', kind } = search;
  const query = useQuery({
    queryKey: ['notices', view, kind ?? 'all', page],
    queryFn: async ({ signal }) => {
      const { notices, ...found } = await api(listNotices, {
        query: { state: view, page, count: PER_PAGE, ...(kind !== undefined && { kind }) },
        signal,
      });
      return { rows: notices, ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  return (
    <>
      <PageHead title={t('notices.title')} aside={<span className="text-12 text-muted">{t('list.updated')}</span>} />
      <p className="mb-3 max-w-[80ch] text-muted">{t('notices.lead')}</p>
      <ViewTabs
        label={t('notices.views')}
        views={NOTICE_VIEWS.map((name) => ({
          name,
          label: t(`notices.${name}`),
          ...(name === view && query.data ? { count: query.data.count } : {}),
        }))}
        current={view}
        searchOf={(name) => ({ view: name === 'open' ? undefined : name })}
      />
      <div className="card">
        <div className="list-bar">
          <ChoiceField
            label={t('notices.kind')}
            isLabelHidden
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: t('notices.allKinds') },
              ...NOTICE_KINDS.map((value) => ({ value, label: t(`notices.kinds.${value}`) })),
            ]}
            onChange={(value) => change({ kind: value === 'all' ? undefined : value })}
          />
        </div>
        <DataList query={query} columns={useColumns(view, query.dataUpdatedAt)} rowsPerPage={PER_PAGE} {...listing} />
      </div>
    </>
  );
}

/**
 * Columns of a view: open notices have no outcome.
 *
 * @param readAt - when the list was read, in ms: ages are counted up to then
 */
function useColumns(view: (typeof NOTICE_VIEWS)[number], readAt: number): ListColumn<Notice>[] {
  const t = useT('back-office');
  const outcomes: ListColumn<Notice>[] = [
    { accessor: 'closed_how', phone: 'state', title: t('notices.state'), render: (notice) => <StateOf {...notice} /> },
    { accessor: 'closed_at', title: t('notices.decided'), render: (notice) => <DecisionOf {...notice} /> },
  ];
  return [
    { accessor: 'kind', phone: 'who', title: t('notices.kind'), render: (notice) => <Thing notice={notice} /> },
    {
      accessor: 'player',
      title: t('notices.player'),
      render: ({ player }) =>
        player === null ? (
          <span className="text-muted">—</span>
        ) : (
          <Link
            to={PATHS.player}
            params={{ id: player.id }}
            className="font-semibold underline-offset-3 hover:underline"
          >
            {player.username}
          </Link>
        ),
    },
    {
      accessor: 'amount',
      phone: 'amount',
      title: t('notices.amount'),
      textAlign: 'right',
      render: ({ amount, currency }) =>
        amount !== null &&
        currency !== null && <b className="tabular font-semibold">{formatMoney(amount, currency)}</b>,
    },
    {
      accessor: 'raised_at',
      phone: 'side',
      title: t('notices.age'),
      render: ({ raised_at }) => <DateText at={raised_at} relativeTo={instant(readAt)} className="whitespace-nowrap" />,
    },
    ...(view === 'open' ? [] : outcomes),
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (notice) => <Way notice={notice} />,
    },
  ];
}

/** The way to where a thing is decided, where there is one. */
function Way({ notice }: { readonly notice: Notice }) {
  const t = useT('back-office');
  const place = placeOf(notice);
  if (place === null) return null;
  return (
    <Link {...place} className="font-semibold whitespace-nowrap underline-offset-3 hover:underline">
      {t(notice.closed_at === null ? 'notices.decide' : 'notices.view')}
    </Link>
  );
}

/** The thing that waits, where it comes from, and why. */
function Thing({ notice }: { readonly notice: Notice }) {
  const t = useT('back-office');
  const { kind, source, cause } = notice;
  const known = knownCauseOf(notice);
  return (
    <span className="grid min-w-0 leading-tight">
      <b className="font-semibold">{t(`notices.kinds.${kind}`)}</b>
      <span className="max-w-[52ch] truncate text-12 text-muted" title={known === null ? cause : undefined}>
        {source} · {known === null ? <span lang="en">{cause}</span> : t(`notices.causes.${known}`)}
      </span>
    </span>
  );
}

const ENDING_TONES: Partial<Record<NonNullable<Notice['closed_how']>, PillTone>> = {
  declined: 'plain',
  cancelled: 'plain',
  failed: 'plain',
  discarded: 'plain',
  dismissed: 'plain',
  replaced: 'plain',
};

function StateOf({ closed_how }: Notice) {
  const t = useT('back-office');
  if (closed_how === null) return <Pill tone="warn">{t('notices.waiting')}</Pill>;
  return <Pill tone={ENDING_TONES[closed_how] ?? 'good'}>{t(`notices.endings.${closed_how}`)}</Pill>;
}

function DecisionOf({ closed_at, closed_by }: Notice) {
  const t = useT('back-office');
  if (closed_at === null) return <span className="text-muted">—</span>;
  return (
    <span>
      <DateText at={closed_at} />
      {closed_by !== null && <span className="text-muted"> {t('notices.closedBy', { name: closed_by })}</span>}
    </span>
  );
}
