import type { Catalogue, MakerFound } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { PATHS } from '../../paths.ts';
import { type CategoryHit, categoryHits } from './category-hits.ts';
import { GamesCount } from './games-count.tsx';
import './place-hits.css';
import { writeList } from './value-list.ts';

export interface PlacesFound {
  readonly categories: readonly CategoryHit[];
  readonly makers: readonly MakerFound[];
  /** Nothing of the two. */
  readonly isEmpty: boolean;
}

/** Results of a text beside games: categories and makers by their names. */
export function usePlacesFound(catalogue: Catalogue, text: string): PlacesFound {
  const t = useT('player');
  return useMemo(() => {
    const categories = categoryHits(catalogue, text, (name) => t(`search.hit.${name}`));
    const makers = catalogue.makers(text);
    return { categories, makers, isEmpty: categories.length + makers.length === 0 };
  }, [catalogue, text, t]);
}

/** Categories and makers whose name was typed, each the way to its games. Nothing where the text names none. */
export function PlaceHits({ catalogue, found }: { catalogue: Catalogue; found: PlacesFound }) {
  const t = useT('player');
  if (found.isEmpty) return null;
  return (
    <ul aria-label={t('search.placesFound')} className="maker-hits">
      {found.categories.map((hit) => (
        <li key={hit.name}>
          <CategoryLink hit={hit} catalogue={catalogue} />
        </li>
      ))}
      {found.makers.map((maker) => (
        <li key={maker.name}>
          <MakerHit maker={maker} catalogue={catalogue} />
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ hit: { label, total, query, search }, catalogue }: { hit: CategoryHit; catalogue: Catalogue }) {
  const t = useT('player');
  const [best] = catalogue.query({ ...query, limit: 1 }).games;
  return (
    <Link to={PATHS.home} search={search} className="maker-hit">
      {best && <img src={best.imageUrl} alt="" width={36} height={48} loading="lazy" />}
      <span className="grid min-w-0 leading-tight">
        <b className="truncate text-14 font-bold">{label}</b>
        <span className="truncate text-12 text-muted tabular">
          {t('search.categoryHit')} · <GamesCount count={total} />
        </span>
      </span>
      <ChevronRight size={18} className="ml-auto flex-none text-muted" aria-hidden="true" />
    </Link>
  );
}

function MakerHit({ maker: { name, total }, catalogue }: { maker: MakerFound; catalogue: Catalogue }) {
  const t = useT('player');
  const [best] = catalogue.query({ providers: [name], limit: 1 }).games;
  return (
    <Link to={PATHS.providerGames} search={{ sP: writeList([name]) }} className="maker-hit">
      {best && <img src={best.imageUrl} alt="" width={36} height={48} loading="lazy" />}
      <span className="grid min-w-0 leading-tight">
        <b className="truncate text-14 font-bold">{name}</b>
        <span className="truncate text-12 text-muted tabular">
          {t('lobby.provider')} · <GamesCount count={total} />
        </span>
      </span>
      <ChevronRight size={18} className="ml-auto flex-none text-muted" aria-hidden="true" />
    </Link>
  );
}
