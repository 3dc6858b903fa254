import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { CountryFlag } from '../../shared/country-flag.tsx';
import { DayName } from '../../shared/day-name.tsx';
import { dayOf } from '../../shared/days.ts';
import { KitMark } from '../../shared/kit-mark.tsx';
import { LiveMark } from '../../shared/live-mark.tsx';
import { Link, PATHS } from '../../shared/paths.ts';

/** Who plays, where and when, and the score once there is one. */
export function Scoreboard({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { home, away, league, round } = event;
  return (
    <section className="scoreboard">
      <p className="scoreboard-place">
        <CountryFlag code={league.country} />
        <Link to={PATHS.league} params={{ id: league.id }} className="hover:underline">
          {league.name}
        </Link>
        {round !== null && <span>· {round}</span>}
      </p>
      <h1 className="sr-only">{t('board.match', { home: home.name, away: away.name })}</h1>
      <div className="scoreboard-main">
        <div className="scoreboard-side">
          <KitMark team={home.name} size={48} />
          <p>
            <strong>{home.name}</strong>
            <small>{t('event.home')}</small>
          </p>
        </div>
        <Middle event={event} />
        <div className="scoreboard-side is-away">
          <KitMark team={away.name} against={home.name} size={48} />
          <p>
            <strong>{away.name}</strong>
            <small>{t('event.away')}</small>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The score with where the match stands, or the time at which it starts. */
function Middle({ event: { score, status, starts_at: at } }: { event: SportEvent }) {
  const t = useT('sportsbook');
  return (
    <div className="scoreboard-middle">
      {score ? (
        <p className="scoreboard-score tabular">
          <span>{score.home}</span>
          <i aria-hidden="true" />
          <span>{score.away}</span>
        </p>
      ) : (
        <p className="scoreboard-time">
          <DateText at={at} style="time" className="tabular" />
        </p>
      )}
      <p className="scoreboard-state">
        {status === 'live' && <LiveMark />}
        {status === 'scheduled' && <DayName day={dayOf(at)} />}
        {status !== 'live' && status !== 'scheduled' && t(`event.${status}`)}
      </p>
    </div>
  );
}
