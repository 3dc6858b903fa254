import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';

import { CountryFlag } from '../../shared/country-flag.tsx';
import { type Tree, useTree } from '../../shared/line.ts';
import { Link, PATHS } from '../../shared/paths.ts';
import { SportIcon } from '../../shared/sport-icon.tsx';
import { useCountryName } from '../../shared/words.ts';

/** Sports, their countries by priority, their leagues with how many events lie ahead. */
export function LeagueTree() {
  const { data, isPending } = useTree();
  if (isPending) return <TreeSkeleton />;
  return (
    <nav className="tree">
      {data?.sports.map((sport) => (
        <SportBranch key={sport.slug} sport={sport} />
      ))}
    </nav>
  );
}

function SportBranch({ sport }: { sport: Tree['sports'][number] }) {
  const t = useT('sportsbook');
  return (
    <>
      <h2 className="tree-head">{t('nav.leagues')}</h2>
      <Link to={PATHS.home} activeOptions={{ exact: true, includeSearch: false }} className="tree-sport">
        <SportIcon size={18} />
        {sport.slug === 'football' ? t('sport.football') : t('sport.other')}
        <span className="tree-count">{sport.events}</span>
      </Link>
      <ul className="tree-countries">
        {sport.countries.map((country) => (
          <CountryBranch key={country.code} country={country} />
        ))}
      </ul>
    </>
  );
}

function CountryBranch({ country }: { country: Tree['sports'][number]['countries'][number] }) {
  const nameOf = useCountryName();
  return (
    <li>
      <span className="tree-country">
        <CountryFlag code={country.code} />
        {nameOf(country.code)}
      </span>
      <ul>
        {country.leagues.map(({ id, name, events }) => (
          <li key={id}>
            <Link to={PATHS.league} params={{ id }} className="tree-league">
              <span className="truncate">{name}</span>
              <span className="tree-count">{events}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
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
