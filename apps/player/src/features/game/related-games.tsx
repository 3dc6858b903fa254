import type { Catalogue, CatalogueGame, Category } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import type { SuitName } from '@ordago/ui';
import { useMemo } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import { GameRail, GameRailSkeleton } from '../../shared/casino/game-rail.tsx';
import { useGameTiles } from '../../shared/casino/game-tiles.tsx';

const RELATED_MAX = 21;
/** Tabs that do not describe what a game is like. */
const TOO_COMMON: ReadonlySet<Category> = new Set([
  'all',
  'favorite',
  'popular',
  'top',
  'new',
  'newreleases',
  'recent',
  'lobby',
  'hot',
  'events',
  'tournaments',
  'slotterexclusives',
  'enhancedrtp',
]);
/** Tabs that add little beside a narrower one. */
const TOO_SHORT: ReadonlySet<Category> = new Set(['slotmachines', 'othergames', 'tablegames', 'cardgames']);

const SUITS: Readonly<Record<CatalogueGame['casinoType'], SuitName>> = {
  slots: 'oros',
  live: 'copas',
  virtual: 'bastos',
  sport: 'espadas',
};

/** Games of the same kind, and the way to all of them. */
export function RelatedGames({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const { catalogue } = useCatalogue();
  const tile = useGameTiles();
  const related = useMemo(() => (catalogue ? relatedTo(catalogue, game) : null), [catalogue, game]);
  if (!related) return <GameRailSkeleton />;
  if (related.games.length === 0) return null;
  return (
    <GameRail
      title={t('game.related')}
      suit={SUITS[game.casinoType]}
      games={related.games}
      all={{ search: { ct: game.casinoType, sC: related.categories.join(',') || 'all' }, total: related.total }}
      tile={tile}
    />
  );
}

/**
 * Games of the same part of the casino that share a category, a narrow one where there is such, the game itself left
 * out.
 */
export function relatedTo(catalogue: Catalogue, game: CatalogueGame) {
  const distinctive = game.tab.filter((category) => !TOO_COMMON.has(category));
  const narrow = distinctive.filter((category) => !TOO_SHORT.has(category));
  const categories = narrow.length > 0 ? narrow : distinctive;
  const { games, total } = catalogue.query({ type: game.casinoType, categories, limit: RELATED_MAX + 1 });
  return { categories, total, games: games.filter(({ id }) => id !== game.id).slice(0, RELATED_MAX) };
}
