import type { League, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';

import { CountryFlag } from '../../shared/country-flag.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { useCountryName } from '../../shared/words.ts';
import { EventRow } from './event-row.tsx';

/** One league of the board: its name, the heads of the columns, a row per event. */
export function LeagueCard(props: { league: League; events: readonly SportEvent[]; isNamed: boolean }) {
  const { league, events, isNamed } = props;
  const t = useT('sportsbook');
  const nameOf = useCountryName();
  return (
    <section className="board-card">
      <div className="board-head">
        <h3 className="board-league">
          <CountryFlag code={league.country} />
          {isNamed ? (
            <Link to={PATHS.league} params={{ id: league.id }} className="truncate hover:underline">
              {league.name}
            </Link>
          ) : (
            <span className="truncate">{nameOf(league.country)}</span>
          )}
          <span className="board-count">{events.length}</span>
        </h3>
        <span aria-hidden="true">1</span>
        <span aria-hidden="true">X</span>
        <span aria-hidden="true">2</span>
        <span className="board-total" aria-hidden="true">
          {t('board.line')}
        </span>
        <span className="board-total" aria-hidden="true">
          {t('board.over')}
        </span>
        <span className="board-total" aria-hidden="true">
          {t('board.under')}
        </span>
        <span className="board-both" aria-hidden="true">
          {t('board.bothYes')}
        </span>
        <span className="board-both" aria-hidden="true">
          {t('board.bothNo')}
        </span>
      </div>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </section>
  );
}
