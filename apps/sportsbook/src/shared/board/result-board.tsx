import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, PATHS } from '../addresses/paths.ts';
import { DayName } from '../days/day-name.tsx';
import { groupByDay, type LeagueGroup } from '../line/group-events.ts';
import { type ResultsFilter, resultsQuery } from '../line/line.ts';
import { LeagueMark } from '../names/league-mark.tsx';
import { LeagueName } from '../names/league-name.tsx';
import { ResultRow } from './result-row.tsx';
import '../days/days.css';
import './board.css';
import './league-link.css';
import './board-card.css';
import './result-board.css';

export interface ResultBoardProps {
  readonly filter: ResultsFilter;
  readonly emptyText: string;
  /** Action of the empty list. */
  readonly emptyAction?: ReactNode;
  /** The page names the day already. */
  readonly isOneDay: boolean;
}

/** Finished events by day and league, newest first, page after page. */
export function ResultBoard({ filter, emptyText, emptyAction, isOneDay }: ResultBoardProps) {
  const t = useT('sportsbook');
  const common = useT('common');
  const query = useInfiniteQuery(resultsQuery(filter));
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />;
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
  if (events.length === 0) return <Result face="empty" suit="espadas" title={emptyText} action={emptyAction} />;
  return (
    <>
      <ResultDaySections events={events} isOneDay={isOneDay} />
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

function ResultDaySections({ events, isOneDay }: { events: readonly SportEvent[]; isOneDay: boolean }) {
  return groupByDay(events).map(({ day, leagues }) => (
    <section key={day}>
      {!isOneDay && (
        <h2 className="day-head">
          <DayName day={day} />
        </h2>
      )}
      {leagues.map((group) => (
        <LeagueResults key={group.league.id} group={group} />
      ))}
    </section>
  ));
}

function LeagueResults({ group: { league, events } }: { group: LeagueGroup }) {
  const t = useT('sportsbook');
  return (
    <section className="board-card">
      <div className="result-head">
        <h3 className="board-league">
          <LeagueMark league={league} />
          <Link to={PATHS.league} params={{ id: league.id }} className="board-league-link">
            <LeagueName league={league} />
          </Link>
          <span className="board-count">{events.length}</span>
        </h3>
        <span>{t('bets.score')}</span>
      </div>
      {events.map((event) => (
        <ResultRow key={event.id} event={event} />
      ))}
    </section>
  );
}
