import { useLocale, useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { type Tree, useTree } from '../../shared/line/line.ts';
import { useLineFavourites } from '../../shared/line/line-favourites.ts';
import { CountryFlag } from '../../shared/names/country-flag.tsx';
import { useCountryName } from '../../shared/names/country-name.ts';
import { useLeagueName } from '../../shared/names/league-name.tsx';
import { SportIcon } from '../../shared/names/sport-icon.tsx';
import { useSportName } from '../../shared/names/sport-name.ts';
import './league-tree.css';

/** Sports, their countries by priority, their leagues with how many events lie ahead. */
export function LeagueTree() {
  const { data, isPending } = useTree();
  const t = useT('sportsbook');
  if (isPending) return <TreeSkeleton />;
  const played = data?.sports.filter((sport) => !isVirtual(sport)) ?? [];
  // Real sports come before simulated ones, those with the most events first.
  const real = played.filter((sport) => !isSimulated(sport)).toSorted((a, b) => b.events - a.events);
  return (
    <nav className="tree">
      {data && <YourLeagues tree={data} />}
      {real.length > 0 && <h2 className="tree-head">{t('nav.leagues')}</h2>}
      {real.map((sport) => (
        <SportBranch key={sport.slug} sport={sport} />
      ))}
      <SimulatedBranch sports={played.filter(isSimulated)} />
      {data && <VirtualBranch sports={data.sports.filter(isVirtual)} />}
    </nav>
  );
}

/** The leagues that the player keeps, above all others, with what lies ahead in them. */
function YourLeagues({ tree }: { tree: Tree }) {
  const t = useT('sportsbook');
  const nameOf = useLeagueName();
  const kept = useLineFavourites(({ leagues }) => leagues);
  const known = tree.sports.flatMap(({ slug: sport, countries }) =>
    countries.flatMap(({ code, leagues }) => leagues.map((league) => ({ ...league, sport, country: code }))),
  );
  const yours = kept.flatMap((id) => known.find((league) => league.id === id) ?? []);
  if (yours.length === 0) return null;
  return (
    <>
      <h2 className="tree-head">{t('nav.yourLeagues')}</h2>
      <ul>
        {yours.map((league) => (
          <li key={league.id}>
            <Link to={PATHS.league} params={{ id: league.id }} className="tree-league tree-yours">
              <CountryFlag code={league.country} />
              <span className="tree-name">{nameOf(league)}</span>
              <span className="tree-count">{league.events}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function SportBranch({ sport }: { sport: Tree['sports'][number] }) {
  const nameOf = useSportName();
  return (
    <>
      <Link to={PATHS.home} activeOptions={{ exact: true, includeSearch: false }} className="tree-sport">
        <SportIcon sport={sport.slug} />
        <span className="tree-name">{nameOf(sport.slug)}</span>
        <span className="tree-count">{sport.events}</span>
      </Link>
      <SportLeagues sport={sport} />
    </>
  );
}

/** The countries of a sport with their leagues. */
export function SportLeagues({ sport }: { sport: Tree['sports'][number] }) {
  const nameOf = useSportName();
  const countries = useInOrder(sport.countries);
  return (
    <ul className="tree-countries">
      {countries.map((country) => (
        <CountryBranch
          key={country.code}
          country={country.code === 'simulated' ? namedBySport(country, nameOf(sport.slug)) : country}
        />
      ))}
    </ul>
  );
}

/** Simulated leagues have no name of their own in any language. */
function namedBySport(country: Country, name: string): Country {
  return { ...country, leagues: country.leagues.map((league) => ({ ...league, name })) };
}

type Country = Tree['sports'][number]['countries'][number];

/** Sports of which nothing but a simulation is on offer. */
const isSimulated = ({ countries }: Tree['sports'][number]) => countries.every(({ code }) => code === 'simulated');

/** Simulated sports: a row for each sport, which leads to its league. */
function SimulatedBranch({ sports }: { sports: Tree['sports'] }) {
  const t = useT('sportsbook');
  const nameOf = useSportName();
  const { compare } = new Intl.Collator(useLocale());
  if (sports.length === 0) return null;
  const named = sports.map((sport) => ({ ...sport, name: nameOf(sport.slug) }));
  return (
    <>
      <h2 className="tree-head">{t('country.simulated')}</h2>
      {named
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ slug, name, events, countries }) => (
          <Link
            key={slug}
            to={PATHS.league}
            params={{ id: countries[0]?.leagues[0]?.id ?? '' }}
            className="tree-league tree-yours"
          >
            <SportIcon sport={slug} />
            <span className="tree-name">{name}</span>
            <span className="tree-count">{events}</span>
          </Link>
        ))}
    </>
  );
}

const isVirtual = ({ slug }: { slug: string }) => slug.startsWith('virtual-');

/** Virtual sports, apart from those people play: their page, then its competitions. */
function VirtualBranch({ sports }: { sports: Tree['sports'] }) {
  const t = useT('sportsbook');
  const nameOf = useLeagueName();
  if (sports.length === 0) return null;
  return (
    <>
      <h2 className="tree-head">{t('nav.virtual')}</h2>
      <Link to={PATHS.virtual} className="tree-sport">
        <SportIcon sport="virtual-football-league" />
        <span className="tree-name">{t('sport.virtual')}</span>
        <span className="tree-count">{sports.reduce((sum, { events }) => sum + events, 0)}</span>
      </Link>
      <ul className="tree-countries">
        {sports.flatMap(({ slug: sport, countries }) =>
          countries.map((country) => (
            <li key={`${country.code}-${country.leagues[0]?.id}`}>
              <LeagueLinks
                leagues={country.leagues.map((league) => ({
                  ...league,
                  name: nameOf({ ...league, sport, country: country.code }),
                }))}
              />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/**
 * By the priority of the country table (specification 2, section 3); countries that share one, by the name that is
 * read.
 */
function useInOrder(countries: readonly Country[]) {
  const nameOf = useCountryName();
  const { compare } = new Intl.Collator(useLocale());
  return countries.toSorted((a, b) => a.priority - b.priority || compare(nameOf(a.code), nameOf(b.code)));
}

function CountryBranch({ country }: { country: Country }) {
  const nameOf = useCountryName();
  return (
    <li>
      <span className="tree-country">
        <CountryFlag code={country.code} />
        {nameOf(country.code)}
      </span>
      <LeagueLinks leagues={country.leagues} />
    </li>
  );
}

function LeagueLinks({ leagues }: { leagues: Country['leagues'] }) {
  return (
    <ul>
      {leagues.map(({ id, name, events }) => (
        <li key={id}>
          <Link to={PATHS.league} params={{ id }} className="tree-league">
            <span className="tree-name">{name}</span>
            <span className="tree-count">{events}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SKELETON_ROWS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-3/5', 'w-2/3', 'w-1/2'];

function TreeSkeleton() {
  return (
    <div className="grid gap-4 p-2 pt-4" aria-hidden="true">
      {SKELETON_ROWS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Skeleton key={row} className={`h-4 rounded-control ${width}`} />
      ))}
    </div>
  );
}
