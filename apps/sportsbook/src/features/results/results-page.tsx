import { DateText, useDayWords, useT } from '@ordago/i18n/react';
import { Button, ChoicePill, DayPill } from '@ordago/ui';
import { boundsOf, dayOf, noonOf, shiftDay } from '@ordago/web-kit/days';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, PATHS, useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { ResultBoard } from '../../shared/board/result-board.tsx';
import { present } from '../../shared/days/days.ts';
import { type ResultsFilter, resultsQuery, useTree } from '../../shared/line/line.ts';
import { useCountryName } from '../../shared/names/country-name.ts';
import { useLeagueLabel } from '../../shared/names/league-label.ts';
import { leaguesToChoose } from './leagues-to-choose.ts';
import '../../shared/days/days.css';
import '../../shared/controls/page-title.css';
import '../../shared/controls/list-filters.css';

/** Days that the list offers by name, counted back from today. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const EXACT = { exact: true };

/** Results by day and league, newest first. */
export function ResultsPage() {
  const t = useT('sportsbook');
  return (
    <>
      <h1 className="page-title">{t('results.title')}</h1>
      <ResultFilters />
      <ResultDays />
      <h2 className="sr-only">{t('results.latest')}</h2>
      <ResultList />
    </>
  );
}

function ResultDays() {
  const t = useT('sportsbook');
  const { league } = useFrameSearch();
  const today = dayOf(present());
  return (
    <nav className="days no-scrollbar fade-edges" aria-label={t('board.days')}>
      <Link
        to={PATHS.results}
        search={{ day: undefined, league }}
        activeOptions={EXACT}
        resetScroll={false}
        className="day"
      >
        {t('results.latest')}
      </Link>
      {DAYS.map((back) => {
        const day = shiftDay(today, -back);
        return (
          <Link
            key={day}
            to={PATHS.results}
            search={{ day, league }}
            activeOptions={EXACT}
            resetScroll={false}
            className="day"
          >
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
  const { day, league } = useFrameSearch();
  const change = useSearchChange();
  const clear = <Button onClick={() => change({ day: undefined, league: undefined })}>{t('results.clear')}</Button>;
  return (
    <ResultBoard
      filter={filterOf({ day, league })}
      emptyText={t(league === undefined ? (day ? 'results.empty' : 'results.emptyAll') : 'results.emptyFilter')}
      emptyAction={league === undefined ? undefined : clear}
      isOneDay={day !== undefined}
    />
  );
}

function filterOf({ day, league }: { day?: string | undefined; league?: number | undefined }): ResultsFilter {
  return { ...(day ? boundsOf(day) : {}), ...(league === undefined ? {} : { league: String(league) }) };
}

function useLeagues() {
  const { day, league } = useFrameSearch();
  const { data: tree } = useTree();
  const { data: results } = useInfiniteQuery(resultsQuery(filterOf({ day, league })));
  return leaguesToChoose(tree?.sports ?? [], results?.pages ?? []);
}

/** A league and any day; the last week has its names above. */
function ResultFilters() {
  const t = useT('sportsbook');
  const { day, league } = useFrameSearch();
  const change = useSearchChange();
  const leagues = useLeagues();
  const { words, writing } = useDayWords();
  const nameOf = useCountryName();
  const labelOf = useLeagueLabel();
  // Two countries may call their leagues alike.
  const isShared = (name: string) => leagues.filter((one) => one.name === name).length > 1;
  return (
    <div className="list-filters">
      <ChoicePill
        label={t('results.league')}
        isLabelHidden
        value={league === undefined ? '' : String(league)}
        options={[
          { value: '', label: t('calendar.allLeagues') },
          ...leagues.map((one) => ({
            value: String(one.id),
            label: isShared(one.name) ? `${one.name} · ${nameOf(one.country)}` : labelOf(one),
          })),
        ]}
        onChange={(value) => change({ league: value === '' ? undefined : Number(value) })}
      />
      <DayPill
        label={t('results.day')}
        value={day}
        onChange={(chosen) => change({ day: chosen })}
        writing={writing}
        words={words}
      />
    </div>
  );
}
