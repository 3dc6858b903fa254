import { Button } from '@mantine/core';
import { LATE_RESULT_STATES, listLateResults, type StaffLateResult } from '@ordago/contracts';
import { formatCount } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill, type PillTone } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { POLL_MS } from '../../shared/poll.ts';
import { useStaff } from '../../shared/session.ts';
import { useSportName } from '../../shared/sport-name.ts';
import type { FeedSearch } from './feed-search.ts';
import { type LateDecision, LateResultDialog, useDecideLate } from './late-result-dialog.tsx';

type LateRow = StaffLateResult & { readonly id: string };

const PER_PAGE = 25;
/** Least level that decides about late results. */
const DECIDES_MIN = 3;
const TONES: Readonly<Record<StaffLateResult['state'], PillTone>> = {
  waiting: 'warn',
  settled: 'good',
  dismissed: 'plain',
};

/** Results that came after the window of their contest, which nobody but staff settles by. */
export function LateResultsView() {
  const t = useT('back-office');
  const { search, page, change, listing } = useListPage<FeedSearch>(t('feed.late.none'));
  const { state = 'waiting' } = search;
  const [asked, setAsked] = useState<LateDecision | null>(null);
  const query = useQuery({
    queryKey: ['feed', 'late', state, page],
    queryFn: async ({ signal }) => {
      const { results, ...found } = await api(listLateResults, { query: { state, page, count: PER_PAGE }, signal });
      return { rows: results.map((result) => ({ ...result, id: result.event })), ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const decide = useDecideLate(() => setAsked(null));
  return (
    <>
      <p className="mb-3 max-w-[80ch] text-12 text-muted">{t('feed.late.lead')}</p>
      <div role="status" className={decide.isSuccess ? 'mb-3' : ''}>
        {decide.isSuccess && (
          <Note tone="good">
            {decide.data === null
              ? t('feed.late.wasDismissed')
              : t('feed.late.wasSettled', { count: decide.data.bets })}
          </Note>
        )}
      </div>
      <div className="card">
        <div className="px-4 pt-3 pb-3">
          <ChoiceField
            className="max-w-[16rem]"
            label={t('feed.late.state')}
            value={state}
            options={LATE_RESULT_STATES.map((value) => ({ value, label: t(`feed.late.states.${value}`) }))}
            onChange={(value) => change({ state: value === 'waiting' ? undefined : value })}
          />
        </div>
        <DataList query={query} columns={useColumns(setAsked)} rowsPerPage={PER_PAGE} {...listing} />
      </div>
      {asked !== null && <LateResultDialog asked={asked} decide={decide} onClose={() => setAsked(null)} />}
    </>
  );
}

function useColumns(onAsk: (decision: LateDecision) => void): ListColumn<LateRow>[] {
  const t = useT('back-office');
  const sportName = useSportName();
  const mayDecide = (useStaff()?.level ?? 0) >= DECIDES_MIN;
  return [
    {
      accessor: 'name',
      phone: 'who',
      title: t('feed.event'),
      render: ({ name, league, sport }) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{name}</b>
          <span className="text-12 text-muted">{`${sportName(sport)} · ${league}`}</span>
        </span>
      ),
    },
    {
      accessor: 'score',
      phone: 'amount',
      title: t('feed.late.result'),
      render: ({ score, status }) => (
        <span className="grid leading-tight">
          {score !== null && <b className="tabular font-semibold">{score}</b>}
          <span className="text-12 text-muted">{t(`feed.late.status.${status}`)}</span>
        </span>
      ),
    },
    {
      accessor: 'bets',
      title: t('feed.late.bets'),
      textAlign: 'right',
      render: ({ bets }) => <span className="tabular">{formatCount(bets)}</span>,
    },
    { accessor: 'starts_at', title: t('feed.late.starts'), render: ({ starts_at }) => <DateText at={starts_at} /> },
    {
      accessor: 'reported_at',
      phone: 'side',
      title: t('feed.late.reported'),
      render: ({ reported_at }) => <DateText at={reported_at} />,
    },
    {
      accessor: 'state',
      phone: 'state',
      title: t('feed.late.state'),
      render: ({ state, decided_by }) => (
        <span className="inline-grid justify-items-start gap-0.5 leading-tight">
          <Pill tone={TONES[state]}>{t(`feed.late.states.${state}`)}</Pill>
          {decided_by !== null && <span className="text-12 text-muted">{decided_by}</span>}
        </span>
      ),
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (late) =>
        mayDecide &&
        late.state === 'waiting' && (
          <span className="inline-flex gap-2">
            <Button size="xs" variant="default" onClick={() => onAsk({ late, how: 'settle' })}>
              {t('feed.late.settle')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onAsk({ late, how: 'dismiss' })}>
              {t('feed.late.dismiss')}
            </Button>
          </span>
        ),
    },
  ];
}
