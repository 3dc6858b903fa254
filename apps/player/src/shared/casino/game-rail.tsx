import type { CatalogueGame } from '@ordago/catalogue-search';
import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import {
  Carousel,
  CarouselArrows,
  CarouselItem,
  GameCardSkeleton,
  SectionHead,
  Skeleton,
  type SuitName,
  useCarousel,
} from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { PATHS } from '../paths.ts';
import type { TileOf } from './game-tiles.tsx';
import type { ListSeen } from './list-orders.ts';

/** A card of a row: 132 px on phones, seven to a row on desktops. */
const TILE = 'w-[132px] tablet:w-[148px] desktop:w-[calc((100%-84px)/7)] desktop:min-w-[140px]';
/** Cards of the first screen, fetched at once. */
const EAGER_TILES = 7;

export interface GameRailProps {
  readonly title: string;
  readonly suit: SuitName;
  readonly games: readonly CatalogueGame[];
  /** The lobby's search parameters behind "See all", and the number of games there. */
  readonly all?: { readonly search: Record<string, unknown>; readonly total: number };
  readonly tile: TileOf;
  /** The order of the list, where two are compared. (Default: none are) */
  readonly seen?: ListSeen | null;
  /** The first row of the page. (Default: false) */
  readonly isFirst?: boolean;
}

/** A row of games under the head of its section. */
export function GameRail({ title, suit, games, all, tile, seen, isFirst = false }: GameRailProps) {
  const t = useT('common');
  const steer = useCarousel();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        suit={suit}
        title={title}
        all={
          all && (
            <Link to={PATHS.home} search={all.search}>
              {t('action.seeAll')} <span className="font-normal text-faint tabular">{formatCount(all.total)}</span>
              <span className="sr-only">, {title}</span>
            </Link>
          )
        }
        controls={<CarouselArrows steer={steer} labels={{ back: t('action.previous'), on: t('action.next') }} />}
      />
      <Carousel steer={steer} label={title}>
        {games.map((game, place) => (
          <CarouselItem key={game.id} className={TILE}>
            {tile(game, { isEager: isFirst && place < EAGER_TILES, seen })}
          </CarouselItem>
        ))}
      </Carousel>
    </section>
  );
}

/** The same size while the games are on their way. */
export function GameRailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="mb-2.5 flex min-h-9 items-center tablet:mb-3.5">
        <Skeleton className="h-5 w-44 rounded-control" />
      </div>
      <div className="flex gap-2.5 overflow-hidden tablet:gap-3.5">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((place) => (
          <div key={place} className={`flex-none ${TILE}`}>
            <GameCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
