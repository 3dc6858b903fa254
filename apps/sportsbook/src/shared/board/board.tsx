import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { DayName } from '../days/day-name.tsx';
import { groupByDay, groupByRun } from '../line/group-events.ts';
import { useLastingEvents } from '../line/lasting-events.ts';
import { type EventsFilter, eventsQuery, useFollowed } from '../line/line.ts';
import { LeagueCard } from './league-card.tsx';
import '../days/days.css';
import './board-card.css';

export interface BoardProps {
  readonly filter: EventsFilter;
  readonly emptyText: string;
  /** The page names the league already. (Default: false) */
  readonly isOneLeague?: boolean;
  /** True if each day has a head of its own. (Default: true, unless the filter names a day) */
  readonly areDaysNamed?: boolean;
  /** Shown in place of the sentence where the board is empty. */
  readonly emptyFace?: ReactNode;
}

/** The events ahead, by day and league, page after page. */
export function Board({ filter, emptyText, isOneLeague = false, areDaysNamed, emptyFace }: BoardProps) {
  const t = useT('sportsbook');
  const common = useT('common');
  const query = useInfiniteQuery(eventsQuery(filter));
  const read = useMemo(() => query.data?.pages.flatMap((page) => page.events) ?? [], [query.data]);
  const events = useLastingEvents(read, JSON.stringify(filter));
  const isOneDay = !(areDaysNamed ?? filter.from === undefined);

  if (query.isPending) return <BoardSkeleton />;
  if (query.isError && events.length === 0) {
    return (
      <Result
        face="error"
        suit="espadas"
        title={t('state.boardError')}
        action={<Button onClick={() => query.refetch()}>{common('action.retry')}</Button>}
      />
    );
  }
  if (events.length === 0) return emptyFace ?? <Result face="empty" suit="espadas" title={emptyText} />;
  return (
    <>
      {filter.view === 'live' ? (
        <EventRuns events={events} />
      ) : (
        <EventDays events={events} isOneDay={isOneDay} isOneLeague={isOneLeague} />
      )}
      {query.hasNextPage && (
        <p className="grid justify-center py-2">
          <Button isBusy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {common('action.loadMore')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Events by day and league; they are followed as long as they are shown. */
export function EventDays({
  events,
  isOneDay = false,
  isOneLeague = false,
}: {
  events: readonly SportEvent[];
  isOneDay?: boolean;
  isOneLeague?: boolean;
}) {
  useFollowed(events);
  const days = useMemo(() => groupByDay(events), [events]);
  return days.map(({ day, leagues }) => (
    <section key={day} aria-label={isOneDay ? undefined : day}>
      {!isOneDay && (
        <h2 className="day-head">
          <DayName day={day} />
        </h2>
      )}
      {leagues.map(({ league, events }) => (
        <LeagueCard key={league.id} league={league} events={events} isNamed={!isOneLeague} />
      ))}
    </section>
  ));
}

/** Events in play in the order of the list, so that one that comes up takes no place above others. */
function EventRuns({ events }: { events: readonly SportEvent[] }) {
  useFollowed(events);
  const runs = useMemo(() => groupByRun(events), [events]);
  return runs.map(({ league, events }) => (
    <LeagueCard key={`${league.id} ${events[0]?.id}`} league={league} events={events} isNamed />
  ));
}

/** The board in its size while its events are on their way. */
export function BoardSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {[5, 4].map((rows) => (
        <div key={rows} className="board-card grid gap-3 p-4">
          <Skeleton className="h-4 w-40 rounded-control" />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
            <Skeleton key={row} className="h-11 rounded-control" />
          ))}
        </div>
      ))}
    </div>
  );
}
