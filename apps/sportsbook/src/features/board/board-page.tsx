import { useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Board } from '../../shared/board/board.tsx';
import { CountryFlag } from '../../shared/country-flag.tsx';
import { boundsOf } from '../../shared/days.ts';
import { FavouriteStar } from '../../shared/favourite-star.tsx';
import { treeQuery } from '../../shared/line.ts';
import { useFrameSearch, useIdParam } from '../../shared/paths.ts';
import { useCountryName } from '../../shared/words.ts';
import { DayTabs } from './day-tabs.tsx';
import { LiveStrip } from './live-strip.tsx';

/** The home of the frame: what is live, then the board of the chosen day, or of all that lies ahead. */
export function BoardPage() {
  const t = useT('sportsbook');
  const { day } = useFrameSearch();
  return (
    <>
      <h1 className="sr-only">{t('brand')}</h1>
      <LiveStrip />
      <DayTabs />
      <h2 className="sr-only">{t('board.upcoming')}</h2>
      <Board
        filter={{ view: 'upcoming', ...(day ? boundsOf(day) : {}) }}
        emptyText={t(day ? 'board.emptyDay' : 'event.empty')}
      />
    </>
  );
}

/** The matches of one league. */
export function LeaguePage() {
  const t = useT('sportsbook');
  const id = useIdParam();
  const place = usePlaceOf(id);
  const nameOf = useCountryName();
  return (
    <>
      <h1 className="page-title">
        {place && <CountryFlag code={place.country} />}
        {place ? place.name : t('nav.leagues')}
        {place && <small>{nameOf(place.country)}</small>}
        {place && <FavouriteStar kind="league" id={id} name={place.name} />}
      </h1>
      <LiveStrip league={id} />
      <h2 className="sr-only">{t('board.upcoming')}</h2>
      <Board filter={{ view: 'upcoming', league: id }} emptyText={t('board.emptyLeague')} isOneLeague />
    </>
  );
}

function usePlaceOf(id: string): { name: string; country: string } | null {
  const { data } = useQuery(treeQuery);
  for (const { countries } of data?.sports ?? []) {
    for (const { code, leagues } of countries) {
      const found = leagues.find((known) => known.id === id);
      if (found) return { name: found.name, country: code };
    }
  }
  return null;
}
