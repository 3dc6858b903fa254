import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { Board } from '../../shared/board/board.tsx';
import { CountryFlag } from '../../shared/country-flag.tsx';
import { FavouriteStar } from '../../shared/favourite-star.tsx';
import { useTree } from '../../shared/line.ts';
import { useLineFavourites } from '../../shared/line-favourites.ts';
import { Link, PATHS } from '../../shared/paths.ts';

/** What the player keeps: leagues first, then matches by start. */
export function FavouritesPage() {
  const t = useT('sportsbook');
  const { events, leagues } = useLineFavourites();
  return (
    <>
      <h1 className="page-title">{t('favourite.title')}</h1>
      {events.length + leagues.length === 0 ? (
        <Result face="empty" suit="espadas" title={t('favourite.empty')}>
          {t('favourite.emptyHint')}
        </Result>
      ) : (
        <>
          {leagues.length > 0 && <YourLeagues ids={leagues} />}
          {events.length > 0 && (
            <section aria-labelledby="your-matches">
              <h2 id="your-matches" className="day-head">
                {t('favourite.matches')}
              </h2>
              <Board filter={{ view: 'any', ids: events.toSorted().join(',') }} emptyText={t('favourite.noMatches')} />
            </section>
          )}
        </>
      )}
    </>
  );
}

/** A league without matches ahead is not in the tree: it keeps its star, so that it can be taken out. */
function YourLeagues({ ids }: { ids: readonly string[] }) {
  const t = useT('sportsbook');
  const { data } = useTree();
  const known = (data?.sports ?? []).flatMap(({ countries }) =>
    countries.flatMap(({ code, leagues }) => leagues.map((league) => ({ ...league, country: code }))),
  );
  return (
    <section aria-labelledby="your-leagues" className="mb-4">
      <h2 id="your-leagues" className="day-head">
        {t('favourite.leagues')}
      </h2>
      <ul className="league-chips">
        {ids.map((id) => {
          const league = known.find((one) => one.id === id);
          const name = league?.name ?? t('favourite.noEvents');
          return (
            <li key={id} className="league-chip">
              {league && <CountryFlag code={league.country} />}
              <Link to={PATHS.league} params={{ id }} className="hover:underline">
                {name}
              </Link>
              {league && <span className="board-count">{league.events}</span>}
              <FavouriteStar kind="league" id={id} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
