import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Button, GameCardSkeleton } from '@ordago/ui';
import { type RefObject, useRef } from 'react';
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
  const t = useT('common');
  const ref = useRef<HTMLUListElement>(null);
  const measure = useColumns(ref, perRow);
  const rows = useGridRows({ ref, count: games.length, measure, isVirtual: isPage });
  const { hasMore, showMore } = batches;
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
          <NextBatch trigger={batches.trigger} measure={measure} shown={games.length} step={step} />
          <div className="mt-6 flex justify-center">
            <Button onClick={batches.showMore}>{t('action.loadMore')}</Button>
          </div>
        </>
      )}
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
