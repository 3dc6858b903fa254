import type { League, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { Link, PATHS } from '../addresses/paths.ts';
import { FavouriteStar } from '../line/favourite-star.tsx';
import { isOfMany } from '../names/contest-name.ts';
import { useCountryName } from '../names/country-name.ts';
import { LeagueMark } from '../names/league-mark.tsx';
import { LeagueName, useLeagueName } from '../names/league-name.tsx';
import { type Columns, isSoldIn, mayBeDrawn } from './columns.ts';
import { EventRow } from './event-row.tsx';
import { RaceRow } from './race-row.tsx';
import './board.css';
import './league-link.css';
import './board-card.css';

/** One league of the board: its name, a row per event, and over matches the heads of their columns. */
export function LeagueCard(props: { league: League; events: readonly SportEvent[]; isNamed: boolean }) {
  const { league, events, isNamed } = props;
  const nameOf = useCountryName();
  const leagueNameOf = useLeagueName();
  const matches = events.filter((event) => !isOfMany(event));
  const hasDraw = mayBeDrawn(matches);
  const hasBoth = isSoldIn(matches, 'both-score');
  return (
    <section className={classNames('board-card', !hasDraw && 'is-drawless', !hasBoth && 'is-scoreless')}>
      <div className="board-head">
        <h3 className="board-league">
          <LeagueMark league={league} />
          {isNamed ? (
            <Link to={PATHS.league} params={{ id: league.id }} className="board-league-link">
              <LeagueName league={league} />
            </Link>
          ) : (
            <span className="truncate">{nameOf(league.country)}</span>
          )}
          <span className="board-count">{events.length}</span>
          <FavouriteStar kind="league" id={league.id} name={leagueNameOf(league)} />
        </h3>
        {matches.length > 0 && <ColumnHeads hasDraw={hasDraw} hasBoth={hasBoth} />}
      </div>
      {events.map((event) =>
        isOfMany(event) ? (
          <RaceRow key={event.id} event={event} />
        ) : (
          <EventRow key={event.id} event={event} hasDraw={hasDraw} hasBoth={hasBoth} />
        ),
      )}
    </section>
  );
}

/** Heads of the columns of prices: the result, a total, both to score. */
function ColumnHeads({ hasDraw, hasBoth }: Columns) {
  const t = useT('sportsbook');
  return (
    <>
      <span aria-hidden="true">1</span>
      {hasDraw && <span aria-hidden="true">X</span>}
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
      {hasBoth && (
        <>
          <span className="board-both" aria-hidden="true">
            {t('board.bothYes')}
          </span>
          <span className="board-both" aria-hidden="true">
            {t('board.bothNo')}
          </span>
        </>
      )}
    </>
  );
}
