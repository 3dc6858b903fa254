import { Button } from '@mantine/core';
import {
  type AnswerOf,
  discardParkedEvent,
  listParkedEvents,
  PARKED_EVENT_STATES,
  retryParkedEvent,
} from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { Pill, type PillTone } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { POLL_MS } from '../../shared/poll.ts';
import { useStaff } from '../../shared/session.ts';
import type { EventsSearch } from './events-search.ts';

export type ParkedEvent = AnswerOf<typeof listParkedEvents>['events'][number];
type EventRow = ParkedEvent & { readonly id: string };

const PER_PAGE = 25;
/** Least level that decides about parked events. */
const LEVEL_MIN = 3;
const REASON_LENGTH_MIN = 3;
const REASON_LENGTH_MAX = 500;
const TONES: Readonly<Record<ParkedEvent['state'], PillTone>> = { waiting: 'bad', retrying: 'warn', behind: 'info' };

/** Domain events that a handler could not take: tried again by itself, waiting for staff, or behind such a one. */
export function EventsPage() {
  const t = useT('back-office');
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  return isOpen ? <OpenEventsPage /> : <Result face="empty" title={t('events.closed')} />;
}

function OpenEventsPage() {
  const t = useT('back-office');
  const [asked, setAsked] = useState<ParkedEvent | null>(null);
  const { search, page, listing, searchOf } = useListPage<EventsSearch>(t('events.none'));
  const { view = 'all' } = search;
  const query = useQuery({
    queryKey: ['parked-events', view, page],
    queryFn: async ({ signal }) => {
      const { events, ...found } = await api(listParkedEvents, {
        query: { state: view, page, count: PER_PAGE },
        signal,
      });
      return { rows: events.map((event) => ({ ...event, id: keyOf(event) })), ...found };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const retry = useRetry();
  const discard = useDiscard(() => setAsked(null));
  const failureText = useFailureText();
  return (
    <>
      <PageHead title={t('events.title')} />
      <p className="mb-3 max-w-[80ch] text-muted">{t('events.lead')}</p>
      <ViewTabs
        label={t('events.views')}
        views={(['all', ...PARKED_EVENT_STATES] as const).map((name) => ({ name, label: t(`events.${name}`) }))}
        current={view}
        searchOf={searchOf}
      />
      <div role="status" className={retry.isSuccess ? 'mb-3' : ''}>
        {retry.isSuccess && <Note tone="good">{t('events.retried')}</Note>}
      </div>
      {retry.isError && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(retry.error)}</Note>
        </div>
      )}
      <div className="card">
        <DataList
          query={query}
          columns={useColumns({ onRetry: (event) => retry.mutate(event), onDiscard: setAsked })}
          rowsPerPage={PER_PAGE}
          {...listing}
        />
      </div>
      {asked !== null && (
        <ReasonDialog
          title={t('events.confirm')}
          label={t('events.reason')}
          lengthMin={REASON_LENGTH_MIN}
          lengthMax={REASON_LENGTH_MAX}
          action={t('events.discard')}
          call={discard}
          onConfirm={(reason) => discard.mutate({ event: asked, reason })}
          onClose={() => setAsked(null)}
        >
          <p>{t('events.confirmText', { name: asked.name, handler: asked.handler })}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function keyOf({ handler, position, part }: ParkedEvent): string {
  return `${handler}:${position}:${part}`;
}

function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ handler, position, part }: ParkedEvent) =>
      api(retryParkedEvent, { body: { handler, position, part } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['parked-events'] }),
  });
}

function useDiscard(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ event: { handler, position, part }, reason }: { event: ParkedEvent; reason: string }) =>
      api(discardParkedEvent, { body: { handler, position, part, reason } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['parked-events'] }),
  });
}

function useColumns({
  onRetry,
  onDiscard,
}: {
  readonly onRetry: (event: ParkedEvent) => void;
  readonly onDiscard: (event: ParkedEvent) => void;
}): ListColumn<EventRow>[] {
  const t = useT('back-office');
  return [
    {
      accessor: 'name',
      phone: 'who',
      title: t('events.event'),
      render: ({ name, handler }) => (
        <span lang="en" className="grid leading-tight">
          <b className="font-semibold">{name}</b>
          <span className="text-12 text-muted">{handler}</span>
        </span>
      ),
    },
    {
      accessor: 'player',
      title: t('events.player'),
      render: ({ player }) =>
        player === null ? (
          '—'
        ) : (
          <Link to={PATHS.player} params={{ id: player }} className="font-semibold underline-offset-3 hover:underline">
            {player}
          </Link>
        ),
    },
    {
      accessor: 'error',
      title: t('events.error'),
      render: ({ error }) => (
        <span lang="en" className="block max-w-[52ch] truncate text-muted" title={error ?? undefined}>
          {error ?? '—'}
        </span>
      ),
    },
    {
      accessor: 'attempts',
      title: t('events.attempts'),
      textAlign: 'right',
      render: ({ attempts }) => <span className="tabular">{attempts}</span>,
    },
    {
      accessor: 'happened_at',
      phone: 'side',
      title: t('events.when'),
      render: ({ happened_at }) => <DateText at={happened_at} />,
    },
    {
      accessor: 'state',
      phone: 'state',
      title: t('events.state'),
      render: ({ state }) => <Pill tone={TONES[state]}>{t(`events.${state}`)}</Pill>,
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (event) => (
        <span className="inline-flex gap-2">
          <Button size="xs" variant="default" onClick={() => onRetry(event)}>
            {t('events.retry')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDiscard(event)}>
            {t('events.discard')}
          </Button>
        </span>
      ),
    },
  ];
}
