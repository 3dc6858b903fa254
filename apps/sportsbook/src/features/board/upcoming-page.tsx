import { useT } from '@ordago/i18n/react';
import { addMs, toIso } from '@ordago/kernel';
import { Link, PATHS, useFrameSearch } from '../../shared/addresses/paths.ts';
import { HOURS } from '../../shared/addresses/search-params.ts';
import { Board } from '../../shared/board/board.tsx';
import { present } from '../../shared/days/days.ts';
import '../../shared/days/days.css';
import '../../shared/controls/page-title.css';

const HOUR_MS = 3_600_000;
/** Steps in which the end of the time moves, so that not every render requests the list anew. */
const STEP_MS = 300_000;
const EXACT = { exact: true };

/** Page of the next events, the soonest first; within so many hours where the player chooses so. */
export function UpcomingPage() {
  const t = useT('sportsbook');
  const { hours } = useFrameSearch();
  return (
    <>
      <h1 className="page-title">{t('upcoming.title')}</h1>
      <nav className="days no-scrollbar fade-edges" aria-label={t('upcoming.within')}>
        <Link
          to={PATHS.upcoming}
          search={{ hours: undefined }}
          activeOptions={EXACT}
          resetScroll={false}
          className="day"
        >
          {t('upcoming.all')}
        </Link>
        {HOURS.map((value) => (
          <Link
            key={value}
            to={PATHS.upcoming}
            search={{ hours: value }}
            activeOptions={EXACT}
            resetScroll={false}
            className="day"
          >
            {t('upcoming.hours', { hours: value })}
          </Link>
        ))}
      </nav>
      <Board
        filter={{ view: 'upcoming', ...(hours ? { to: endOf(hours) } : {}) }}
        emptyText={t(hours ? 'upcoming.empty' : 'event.empty')}
      />
    </>
  );
}

function endOf(hours: number): string {
  const now = Math.ceil(present() / STEP_MS) * STEP_MS;
  return toIso(addMs(present(), now - present() + hours * HOUR_MS));
}
