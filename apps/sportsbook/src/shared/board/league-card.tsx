import type { League, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';

import { isOfMany } from '../contest-name.ts';
import { CountryFlag } from '../country-flag.tsx';
import { FavouriteStar } from '../favourite-star.tsx';
import { LeagueName } from '../league-name.tsx';
import { Link, PATHS } from '../paths.ts';
import { useCountryName } from '../words.ts';
import { EventRow } from './event-row.tsx';
import { RaceRow } from './race-row.tsx';

/** One league of the board: its name, a row per event, and over matches the heads of their columns. */
export function LeagueCard(props: { league: League; events: readonly SportEvent[]; isNamed: boolean }) {
  const { league, events, isNamed } = props;
  const nameOf = useCountryName();
  return (
    <section className="board-card">
      <div className="board-head">
        <h3 className="board-league">
          {league.country !== 'simulated' && <CountryFlag code={league.country} />}
          {isNamed ? (
            <Link to={PATHS.league} params={{ id: league.id }} className="board-league-link">
              <LeagueName league={league} />
            </Link>
          ) : (
            <span className="truncate">{nameOf(league.country)}</span>
          )}
          <span className="board-count">{events.length}</span>
          <FavouriteStar kind="league" id={league.id} name={league.name} />
        </h3>
        {events.some((event) => !isOfMany(event)) && <ColumnHeads />}
      </div>
      {events.map((event) =>
        isOfMany(event) ? <RaceRow key={event.id} event={event} /> : <EventRow key={event.id} event={event} />,
      )}
    </section>
  );
}

/** What the prices of a row are on: the result, a total, both to score. */
function ColumnHeads() {
  const t = useT('sportsbook');
  return (
    <>
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
    </>
  );
}
