import type { SportEvent } from '@ordago/contracts';
import { sportWords } from '@ordago/i18n/market-words';
import { DateText, useT } from '@ordago/i18n/react';
import { dayOf } from '@ordago/web-kit/days';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { DayName } from '../../shared/days/day-name.tsx';
import { winnerMarketOf } from '../../shared/line/runners.ts';
import { LiveMark } from '../../shared/live/live-mark.tsx';
import { isOfMany, useContestLabel } from '../../shared/names/contest-name.ts';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import { LeagueMark } from '../../shared/names/league-mark.tsx';
import { LeagueName } from '../../shared/names/league-name.tsx';
import { roundNumberOf } from '../../shared/names/round-number.ts';
import { EventTools } from './event-tools.tsx';
import { PeriodTable } from './period-table.tsx';
import '../../shared/board/league-link.css';
import './scoreboard.css';

/** Contestants, league and time, and the score once there is one. */
export function Scoreboard({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const labelOf = useContestLabel();
  const { league, round } = event;
  const number = round === null ? null : roundNumberOf(round);
  return (
    <section className="scoreboard">
      <p className="scoreboard-place">
        <LeagueMark league={league} />
        <Link to={PATHS.league} params={{ id: league.id }} className="board-league-link">
          <LeagueName league={league} />
        </Link>
        {round !== null && (
          <span className="whitespace-nowrap">· {number === null ? round : t('event.roundNumber', { number })}</span>
        )}
        <EventTools event={event} />
      </p>
      <h1 className="sr-only">{labelOf(event)}</h1>
      {isOfMany(event) ? <Race event={event} /> : <Sides event={event} />}
      {event.progress && event.status !== 'scheduled' && <PeriodTable event={event} progress={event.progress} />}
    </section>
  );
}

function Sides({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { home, away } = event;
  // Players are at home nowhere.
  const hasHome = !sportWords(event.league.sport).isOfPlayers;
  return (
    <div className="scoreboard-main">
      <div className="scoreboard-side">
        <KitMark team={home.name} size={48} />
        <p>
          <strong>{home.name}</strong>
          {hasHome && <small>{t('event.home')}</small>}
        </p>
      </div>
      <Middle event={event} />
      <div className="scoreboard-side is-away">
        <KitMark team={away.name} against={home.name} size={48} />
        <p>
          <strong>{away.name}</strong>
          {hasHome && <small>{t('event.away')}</small>}
        </p>
      </div>
    </div>
  );
}

/** A contest of many has a name, and how many take part in it. */
function Race({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const count = winnerMarketOf(event)?.selections.length ?? 0;
  return (
    <div className="scoreboard-main is-race">
      <div className="scoreboard-side">
        <p>
          <strong>{event.home.name}</strong>
          {count > 0 && <small>{t('race.runners', { count })}</small>}
        </p>
      </div>
      <Middle event={event} />
    </div>
  );
}

/** The score with the state of the match, or the time at which it starts. */
function Middle({ event }: { event: SportEvent }) {
  const { score, status, starts_at: at } = event;
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
        {status === 'live' && <LiveMark event={event} />}
        {status === 'scheduled' && <DayName day={dayOf(at)} />}
        {status !== 'live' && status !== 'scheduled' && t(`event.${status}`)}
      </p>
    </div>
  );
}
