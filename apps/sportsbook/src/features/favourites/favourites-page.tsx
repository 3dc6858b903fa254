import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { Board } from '../../shared/board/board.tsx';
import { FavouriteStar } from '../../shared/line/favourite-star.tsx';
import { useTree } from '../../shared/line/line.ts';
import { useLineFavourites } from '../../shared/line/line-favourites.ts';
import { useLeague } from '../../shared/line/use-league.ts';
import { LeagueMark } from '../../shared/names/league-mark.tsx';
import { LeagueName, useLeagueName } from '../../shared/names/league-name.tsx';
import '../../shared/days/days.css';
import '../../shared/controls/page-title.css';
import '../../shared/board/league-link.css';
import '../../shared/board/board-card.css';
import '../../shared/names/league-chips.css';

/** Favourites of the player: leagues first, then matches by start. */
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
  return (
    <section aria-labelledby="your-leagues" className="mb-4">
      <h2 id="your-leagues" className="day-head">
        {t('favourite.leagues')}
      </h2>
      <ul className="league-chips">
        {ids.map((id) => (
          <LeagueChip key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function LeagueChip({ id }: { id: string }) {
  const t = useT('sportsbook');
  const { data } = useTree();
  const { league } = useLeague(id);
  const nameOf = useLeagueName();
  const ahead = data?.sports.flatMap(({ countries }) => countries.flatMap(({ leagues }) => leagues));
  const count = ahead?.find((known) => known.id === id)?.events;
  return (
    <li className="league-chip">
      {league && <LeagueMark league={league} />}
      <Link to={PATHS.league} params={{ id }} className="board-league-link">
        {league ? <LeagueName league={league} /> : t('favourite.noEvents')}
      </Link>
      {count !== undefined && <span className="board-count">{count}</span>}
      <FavouriteStar kind="league" id={id} name={league ? nameOf(league) : t('favourite.noEvents')} />
    </li>
  );
}
