import { BOOK_ROUTES, type BookPlace, bookPlaceOf, type SportsbookPage } from '@ordago/contracts';
import type { Tree } from '../line/line.ts';
import { type Address, PATHS } from './paths.ts';

/** Address in this sportsbook of each page that every sportsbook has. */
const PAGES: Readonly<Record<SportsbookPage, Address['to']>> = {
  Home: PATHS.home,
  Overview: PATHS.live,
  Upcoming: PATHS.upcoming,
  BetsHistory: PATHS.bets,
  Results: PATHS.results,
  Calendar: PATHS.calendar,
  MultiView: PATHS.multi,
};

/** The addresses that other sportsbooks have. */
const NAMED = [...Object.keys(BOOK_ROUTES.house), 'category/[^/]+', 'category/[^/]+/[^/]+', 'events/[^/]+'].map(
  (name) => new RegExp(`^/${name}/?$`),
);

/**
 * The address here of a place that is named as other sportsbooks name theirs (specification 2, section 2): `/overview`,
 * `/laliga`, `/category/tennis/77`. A league that has nothing ahead leads to what is ahead at all. Null for a category
 * that is neither a league nor a sport of the line, and for what no sportsbook calls a place of its own.
 */
export async function addressOfPlace(pathname: string, readTree: () => Promise<Tree>): Promise<Address | null> {
  if (!NAMED.some((name) => name.test(pathname))) return null;
  const place = bookPlaceOf('house', pathname);
  if (place.event !== null) return { to: PATHS.event, params: { id: place.event } };
  if (place.isFavorite) return { to: PATHS.favourites };
  if (place.isSearch) return { to: PATHS.search };
  if (place.leagues === undefined && place.category === null) return { to: PAGES[place.page] };
  return addressIn(await readTree(), place);
}

function addressIn({ sports }: Tree, { page, leagues: wanted, category }: BookPlace): Address | null {
  const leagues = sports.flatMap(({ countries }) => countries.flatMap((country) => country.leagues));
  const placeOf = ({ slug }: { slug: string }) => wanted?.indexOf(slug) ?? 0;
  const [most] = leagues
    .filter(({ slug }) => wanted?.includes(slug))
    .sort((a, b) => b.events - a.events || placeOf(a) - placeOf(b));
  const named = wanted ? most : leagues.find(({ id, slug }) => slug === category || id === category);
  if (named) return { to: PATHS.league, params: { id: named.id } };
  if (wanted) return { to: PAGES[page] };
  const sport = sports.find(({ slug }) => slug === category);
  if (!sport) return null;
  const [only, ...others] = sport.countries.flatMap((country) => country.leagues);
  return only && others.length === 0
    ? { to: PATHS.league, params: { id: only.id } }
    : { to: PATHS.category, params: { id: sport.slug } };
}
