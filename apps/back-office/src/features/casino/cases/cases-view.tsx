import { Button } from '@mantine/core';
import { type AnswerOf, listStaffCases } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../../shared/list/data-list.tsx';
import { useListPage } from '../../../shared/list/use-list-page.tsx';
import { Link, PATHS } from '../../../shared/paths.ts';
import { POLL_MS } from '../../../shared/poll.ts';
import { CASE_FILTERS, type CasinoSearch } from '../casino-search.ts';
import { CaseDialog } from './case-dialog.tsx';
import { CasePill, factOf, useReasonText } from './case-words.tsx';

type CaseRow = AnswerOf<typeof listStaffCases>['cases'][number];

const PER_PAGE = 25;

/** Complaints of players: open ones first, the longest waiting on top. */
export function CasesView() {
  const t = useT('back-office');
  const { search, page, change, listing } = useListPage<CasinoSearch>(t('casino.cases.none'));
  const { cases: status = 'waiting', file } = search;
  const query = useQuery({
    queryKey: ['cases', status, page],
    queryFn: async ({ signal }) => {
      const { cases, ...found } = await api(listStaffCases, { query: { page, count: PER_PAGE, status }, signal });
      return { rows: cases, ...found, pages: Math.ceil(found.count / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const filterText = (name: (typeof CASE_FILTERS)[number]) =>
    name === 'waiting' || name === 'all' ? t(`casino.cases.filters.${name}`) : t(`casino.cases.status.${name}`);
  return (
    <>
      <div className="list-bar">
        <ChoiceField
          label={t('casino.cases.statusFilter')}
          isLabelHidden
          value={status}
          options={CASE_FILTERS.map((value) => ({ value, label: filterText(value) }))}
          onChange={(value) => change({ cases: value === 'waiting' ? undefined : value })}
        />
      </div>
      <DataList
        query={query}
        columns={useColumns((id) => change({ file: id, page }))}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t(status === 'waiting' ? 'casino.cases.noneWaiting' : 'casino.cases.none')}
      />
      {file !== undefined && <CaseDialog key={file} id={file} onClose={() => change({ file: undefined, page })} />}
    </>
  );
}

function useColumns(onView: (id: string) => void): ListColumn<CaseRow>[] {
  const t = useT('back-office');
  const reasonText = useReasonText();
  return [
    {
      accessor: 'player',
      phone: 'who',
      title: t('casino.cases.player'),
      render: ({ player, id }) => (
        <span className="inline-flex items-baseline gap-2">
          <Link
            to={PATHS.player}
            params={{ id: player.id }}
            className="font-semibold underline-offset-3 hover:underline"
          >
            {player.username}
          </Link>
          <span className="text-12 text-faint">{t('casino.cases.number', { id })}</span>
        </span>
      ),
    },
    {
      accessor: 'subject',
      title: t('casino.cases.round'),
      render: (row) => (
        <span className="grid leading-tight">
          <span>{factOf(row, 'game') || row.subject.kind}</span>
          <span className="text-12 text-muted">{factOf(row, 'provider')}</span>
        </span>
      ),
    },
    { accessor: 'reason', title: t('casino.cases.reason'), render: ({ reason }) => reasonText(reason) },
    {
      accessor: 'opened_at',
      phone: 'side',
      title: t('casino.cases.when'),
      render: (row) => <DateText at={row.opened_at} />,
    },
    { accessor: 'changed_at', title: t('casino.cases.changed'), render: (row) => <DateText at={row.changed_at} /> },
    {
      accessor: 'status',
      phone: 'state',
      title: t('casino.cases.state'),
      render: ({ status }) => <CasePill status={status} />,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: ({ id }) => (
        <Button size="xs" variant="default" onClick={() => onView(id)}>
          {t('casino.cases.view')}
        </Button>
      ),
    },
  ];
}
