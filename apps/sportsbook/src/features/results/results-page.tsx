import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CountryFlag } from '../../shared/country-flag.tsx';
import { DayName } from '../../shared/day-name.tsx';
import { boundsOf, dayOf, noonOf, present, shiftDay } from '../../shared/days.ts';
import { groupByDay, type LeagueGroup } from '../../shared/group-events.ts';
import { resultsQuery } from '../../shared/line.ts';
import { Link, PATHS, useFrameSearch } from '../../shared/paths.ts';
import { ResultRow } from './result-row.tsx';

/** Days that the list offers by name, counted back from today. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const EXACT = { exact: true };

/** Results by day and league, newest first. */
export function ResultsPage() {
  const t = useT('sportsbook');
  return (
    <>
      <h1 className="page-title">{t('results.title')}</h1>
      <ResultDays />
      <h2 className="sr-only">{t('results.latest')}</h2>
      <ResultList />
    </>
  );
}

function ResultDays() {
  const t = useT('sportsbook');
  const today = dayOf(present());
  return (
    <nav className="days no-scrollbar" aria-label={t('board.days')}>
      <Link to={PATHS.results} search={{ day: undefined }} activeOptions={EXACT} resetScroll={false} className="day">
        {t('results.latest')}
      </Link>
      {DAYS.map((back) => {
        const day = shiftDay(today, -back);
        return (
          <Link key={day} to={PATHS.results} search={{ day }} activeOptions={EXACT} resetScroll={false} className="day">
            {back === 0 && t('board.today')}
            {back === 1 && t('board.yesterday')}
            {back > 1 && <DateText at={noonOf(day)} style="weekday" />}
          </Link>
        );
      })}
    </nav>
  );
}

function ResultList() {
  const t = useT('sportsbook');
  const common = useT('common');
  const { day } = useFrameSearch();
  const query = useInfiniteQuery(resultsQuery(day ? boundsOf(day) : {}));
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
  if (events.length === 0) {
    return <Result face="empty" suit="espadas" title={t(day ? 'results.empty' : 'results.emptyAll')} />;
  }
  return (
    <>
      <ResultDaySections events={events} isOneDay={day !== undefined} />
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
          <CountryFlag code={league.country} />
          <Link to={PATHS.league} params={{ id: league.id }} className="truncate hover:underline">
            {league.name}
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
