import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Button, GameCardSkeleton, Skeleton } from '@ordago/ui';
import { type RefObject, useRef, useState } from 'react';
import type { TileOf } from '../game-tiles.tsx';
import type { ListSeen } from '../list-orders.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import type { Batches } from './use-batches.ts';
import { type GridMeasure, useColumns } from './use-columns.ts';
import { useGridRows } from './use-grid-rows.ts';

export interface GameGridProps {
  /** The shown games: as many as the batches have brought. */
  readonly games: readonly CatalogueGame[];
  readonly batches: Batches;
  /** Size of the next batch; placeholders reserve its cells. */
  readonly step: number;
  readonly label: string;
  readonly tile: TileOf;
  /** The order of the list, where two are compared. (Default: none are) */
  readonly seen?: ListSeen | null;
  /** Draws only the rows in view; for grids that scroll with the page. (Default: false) */
  readonly isPage?: boolean;
  /** Cards of a full row; half of them where those do not fit. (Default: as many as fit) */
  readonly perRow?: number;
}

/** Games in a grid that grows batch by batch, by scrolling or by its button. */
export function GameGrid({ games, batches, step, label, tile, seen, isPage = false, perRow }: GameGridProps) {
  const ref = useRef<HTMLUListElement>(null);
  const measure = useColumns(ref, perRow);
  const rows = useGridRows({ ref, count: games.length, measure, isVirtual: isPage });
  const { hasMore, showMore } = batches;
  const [isMoreFocused, setIsMoreFocused] = useState(false);
  const { scrollTo } = rows;
  const onKeyDown = useArrowKeys({
    grid: ref,
    columns: measure.columns,
    count: games.length,
    hasMore,
    showMore,
    scrollTo,
  });
  return (
    <div>
      <ul
        ref={ref}
        onKeyDown={onKeyDown}
        aria-label={label}
        className="grid"
        style={{ ...gridStyle(measure), paddingTop: rows.before, paddingBottom: rows.after }}
      >
        {games.slice(rows.first, rows.end).map((game, place) => (
          // A long grid draws a part of its games: screen readers get the position and the total.
          <li key={game.id} className="min-w-0" aria-posinset={rows.first + place + 1} aria-setsize={games.length}>
            {tile(game, { isEager: rows.first + place < measure.columns, seen })}
          </li>
        ))}
      </ul>
      {batches.hasMore && (
        <>
          {/* New places for each batch: the same ones would be seen to jump down the page. */}
          <NextBatch key={games.length} trigger={batches.trigger} measure={measure} shown={games.length} step={step} />
          <MoreButton
            key={`more-${games.length}`}
            isFocused={isMoreFocused}
            onFocused={setIsMoreFocused}
            onMore={showMore}
          />
        </>
      )}
    </div>
  );
}

/** Cards of the first screen of a grid, on any device. */
const SKELETON_CARDS = 24;

/** The count and the first cards of a grid, in the final size, while its games are on their way. */
export function GameGridSkeleton() {
  const t = useT('common');
  const ref = useRef<HTMLDivElement>(null);
  const measure = useColumns(ref);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" role="status">
      <span className="sr-only">{t('state.loading')}</span>
      <Skeleton className="h-5 w-28 rounded-control" />
      <div ref={ref} aria-hidden="true" className="grid" style={gridStyle(measure)}>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
          <GameCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

interface MoreButtonProps {
  /** True while the button before it had the focus: this one has it then. */
  isFocused: boolean;
  onFocused: (isFocused: boolean) => void;
  onMore: () => void;
}

/** Brings the next batch. A new button for each: the same one would be seen to jump down the page. */
function MoreButton({ isFocused, onFocused, onMore }: MoreButtonProps) {
  const t = useT('common');
  return (
    <div className="mt-6 flex justify-center">
      <Button
        ref={(button) => {
          if (isFocused) button?.focus({ preventScroll: true });
        }}
        onFocus={() => onFocused(true)}
        onBlur={() => onFocused(false)}
        onClick={onMore}
      >
        {t('action.loadMore')}
      </Button>
    </div>
  );
}

interface NextBatchProps {
  trigger: RefObject<HTMLElement | null>;
  measure: GridMeasure;
  shown: number;
  step: number;
}

/** Holds the places of the next batch, up to the end of its first row; half of it in view brings it. */
function NextBatch({ trigger, measure, shown, step }: NextBatchProps) {
  const { columns, gap, tileHeight } = measure;
  const filled = shown % columns;
  const places = Math.min(step, columns - filled);
  return (
    <div
      ref={trigger as RefObject<HTMLDivElement>}
      aria-hidden="true"
      className="pointer-events-none grid"
      // The row that the shown games began is finished by the first places of the batch.
      style={{ ...gridStyle(measure), marginTop: filled === 0 ? gap : -tileHeight }}
    >
      {Array.from({ length: places }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
        <span key={place} style={place === 0 ? { gridColumnStart: filled + 1 } : undefined}>
          <GameCardSkeleton />
        </span>
      ))}
    </div>
  );
}

function gridStyle({ columns, gap }: GridMeasure) {
  return { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap };
}
