import { DateText, useT } from '@ordago/i18n/react';
import { ChoicePill, IconButton, Result } from '@ordago/ui';
import { boundsOf, type Day, dayOf, mondayOf, noonOf, shiftDay } from '@ordago/web-kit/days';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link, PATHS, useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { Board } from '../../shared/board/board.tsx';
import { ResultBoard } from '../../shared/board/result-board.tsx';
import { Choice } from '../../shared/controls/choice.tsx';
import { present } from '../../shared/days/days.ts';
import { calendarQuery } from '../../shared/line/find-line.ts';
import { useTree } from '../../shared/line/line.ts';
import { useLeagueLabel } from '../../shared/names/league-label.ts';
import '../../shared/days/days.css';
import '../../shared/controls/page-title.css';
import './calendar-page.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The week of a day with how much is played on each, and what is played on it, of all leagues or of one. */
export function CalendarPage() {
  const t = useT('sportsbook');
  const { day = dayOf(present()), league, span } = useFrameSearch();
  const monday = mondayOf(day);
  const bounds = useMemo(() => boundsOf(monday, shiftDay(monday, 6)), [monday]);
  return (
    <>
      <CalendarHead monday={monday} bounds={bounds} />
      <WeekStrip monday={monday} chosen={span === 'week' ? null : day} bounds={bounds} />
      <h2 className="sr-only">{t(span === 'week' ? 'calendar.week' : 'calendar.day')}</h2>
      <CalendarList bounds={span === 'week' ? bounds : boundsOf(day)} league={league} />
    </>
  );
}

interface Bounds {
  readonly from: string;
  readonly to: string;
}

/** Names of the leagues on offer, by id. */
function useLeagueLabels(): ReadonlyMap<string, string> {
  const { data: tree } = useTree();
  const labelOf = useLeagueLabel();
  const named = (tree?.sports ?? []).flatMap(({ slug: sport, countries }) =>
    countries.flatMap(({ code: country, leagues }) =>
      leagues.map(({ id, name }) => [id, labelOf({ name, country, sport })] as const),
    ),
  );
  return new Map<string, string>(named);
}

function CalendarHead({ monday, bounds }: { monday: Day; bounds: Bounds }) {
  const t = useT('sportsbook');
  const { league, span } = useFrameSearch();
  const change = useSearchChange();
  const { data, isPending } = useQuery(calendarQuery(bounds));
  const names = new Map(
    (data?.days ?? []).flatMap(({ leagues }) => leagues.map(({ id, name }) => [id, name] as const)),
  );
  const labels = useLeagueLabels();
  const options = [...names].map(([id, name]) => ({ value: String(id), label: labels.get(id) ?? name }));
  return (
    <div className="calendar-head">
      <h1 className="page-title">
        {t('calendar.title')}
        <small>
          <DateText at={noonOf(monday)} style="day" /> – <DateText at={noonOf(shiftDay(monday, 6))} style="day" />
        </small>
      </h1>
      <span className="calendar-tools">
        <ChoicePill
          label={t('calendar.league')}
          isLabelHidden
          isBusy={isPending}
          value={league === undefined ? '' : String(league)}
          options={[{ value: '', label: t('calendar.allLeagues') }, ...options]}
          onChange={(value) => change({ league: value === '' ? undefined : Number(value) })}
        />
        <Choice
          label={t('calendar.span')}
          value={span ?? 'day'}
          options={(['day', 'week'] as const).map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={(value) => change({ span: value === 'week' ? 'week' : undefined })}
        />
      </span>
    </div>
  );
}

function WeekStrip({ monday, chosen, bounds }: { monday: Day; chosen: Day | null; bounds: Bounds }) {
  const t = useT('sportsbook');
  const search = useFrameSearch();
  const change = useSearchChange();
  const { data } = useQuery(calendarQuery(bounds));
  const today = dayOf(present());
  const countOf = (day: Day) => {
    const ofDay = data?.days.find((known) => known.day === day);
    if (search.league === undefined) return ofDay?.events ?? 0;
    return ofDay?.leagues.find(({ id }) => id === String(search.league))?.events ?? 0;
  };
  return (
    <nav className="week" aria-label={t('board.days')}>
      <IconButton
        label={t('calendar.previous')}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => change({ day: shiftDay(monday, -7) })}
      />
      {WEEK.map((offset) => {
        const day = shiftDay(monday, offset);
        const count = countOf(day);
        return (
          <Link
            key={day}
            to={PATHS.calendar}
            search={{ ...search, day, span: undefined }}
            resetScroll={false}
            className="week-day"
            aria-current={day === chosen ? 'page' : undefined}
            data-chosen={day === chosen || undefined}
            data-today={day === today || undefined}
          >
            <DateText at={noonOf(day)} style="weekday" />
            <span className="week-count" aria-hidden="true">
              {data ? count : '·'}
            </span>
            <span className="sr-only">{t('calendar.count', { count })}</span>
          </Link>
        );
      })}
      <IconButton
        label={t('calendar.next')}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => change({ day: shiftDay(monday, 7) })}
      />
    </nav>
  );
}

/** Results and fixtures; a day that is over has only the first, a later one only the second. */
function CalendarList({ bounds, league }: { bounds: Bounds; league: number | undefined }) {
  const t = useT('sportsbook');
  const now = new Date(present()).toISOString();
  const filter = { ...bounds, ...(league === undefined ? {} : { league: String(league) }) };
  const empty = <Result face="empty" suit="espadas" title={t('calendar.empty')} />;
  const isOneDay = Date.parse(bounds.to) - Date.parse(bounds.from) < 2 * 86_400_000;
  if (bounds.from > now) return <Board filter={filter} emptyText="" emptyFace={empty} areDaysNamed={!isOneDay} />;
  if (bounds.to <= now) return <ResultBoard filter={filter} emptyText={t('calendar.empty')} isOneDay={isOneDay} />;
  return (
    <>
      <Board filter={{ ...filter, view: 'begun' }} emptyText="" emptyFace={<span />} areDaysNamed={!isOneDay} />
      <h3 className="day-head">{t('calendar.ahead')}</h3>
      <Board filter={filter} emptyText="" emptyFace={empty} areDaysNamed={!isOneDay} />
      <h3 className="day-head">{t('calendar.played')}</h3>
      <ResultBoard filter={filter} emptyText={t('results.empty')} isOneDay={isOneDay} />
    </>
  );
}
