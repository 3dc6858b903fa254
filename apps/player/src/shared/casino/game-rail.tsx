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
  useNear,
} from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { startTransition, useEffect, useId, useState } from 'react';
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

/** Places of a row that a wide window shows. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
/** Time from the first cards of a row to those behind its edge, in ms. */
const WHOLE_AFTER_MS = 400;

/** A row of games under the head of its section. Its games are drawn once the row comes near. */
export function GameRail({ title, suit, games, all, tile, seen, isFirst = false }: GameRailProps) {
  const t = useT('common');
  const steer = useCarousel();
  const id = useId();
  const { ref, isNear } = useNear<HTMLElement>({ isKept: true, isFirst });
  const isWhole = useIsWhole(isNear);
  return (
    <section ref={ref} aria-labelledby={id}>
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
        {isNear
          ? games.slice(0, isWhole ? games.length : PLACES.length).map((game, place) => (
              <CarouselItem key={game.id} className={TILE}>
                {tile(game, { isEager: isFirst && place < EAGER_TILES, seen })}
              </CarouselItem>
            ))
          : PLACES.slice(0, games.length).map((place) => (
              <CarouselItem key={place} className={TILE}>
                <GameCardSkeleton />
              </CarouselItem>
            ))}
      </Carousel>
    </section>
  );
}

/** Becomes true some time after a row was drawn as far as a window shows it: what its strip hides waits for the page. */
function useIsWhole(isNear: boolean): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => startTransition(() => setIsWhole(true)), WHOLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isNear]);
  return isWhole;
}

/** The same size while the games are on their way. */
export function GameRailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="mb-2.5 flex min-h-9 items-center tablet:mb-3.5">
        <Skeleton className="h-5 w-44 rounded-control" />
      </div>
      <div className="flex gap-2.5 overflow-hidden tablet:gap-3.5">
        {PLACES.slice(0, EAGER_TILES).map((place) => (
          <div key={place} className={`flex-none ${TILE}`}>
            <GameCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
