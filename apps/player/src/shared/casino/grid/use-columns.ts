import { type RefObject, useLayoutEffect, useState } from 'react';

/** Space between cards, in px: phones, and everything wider. */
const GAP_PHONE = 8;
const GAP = 14;
const TILE_MIN = 146;
const PHONE_MAX = 500;
const PHONE_COLUMNS = 3;

export interface GridMeasure {
  readonly columns: number;
  readonly gap: number;
  /** Height of a card, in px. */
  readonly tileHeight: number;
}

/** Least width of a card in a grid of a fixed number per row, in px. */
const UNIT_TILE_MIN = 104;

/** Number of cards side by side in a grid of this width, and their height. */
export function measureOf(width: number, perRow: number | null = null): GridMeasure {
  const gap = width < PHONE_MAX ? GAP_PHONE : GAP;
  const columns = columnsIn({ width, gap, perRow });
  return { columns, gap, tileHeight: (((width - gap * (columns - 1)) / columns) * 4) / 3 };
}

/** As many as fit; of a fixed number per row that number, or half of it where it does not fit. Phones have three. */
function columnsIn({ width, gap, perRow }: { width: number; gap: number; perRow: number | null }): number {
  if (width < PHONE_MAX) return PHONE_COLUMNS;
  if (perRow === null) return Math.max(PHONE_COLUMNS, Math.floor((width + gap) / (TILE_MIN + gap)));
  return width + gap >= perRow * (UNIT_TILE_MIN + gap) ? perRow : Math.ceil(perRow / 2);
}

/**
 * Measures of the last grids by their number per row: the next one begins with its own, so that a page restored by Back has its
 * height at once.
 */
const last = new Map<number | null, GridMeasure>();

/** Follows the width of a grid. */
export function useColumns(ref: RefObject<HTMLElement | null>, perRow: number | null = null): GridMeasure {
  const [measure, setMeasure] = useState(() => last.get(perRow) ?? measureOf(1136, perRow));
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const take = () => {
      const width = grid.clientWidth;
      if (width === 0) return;
      const now = measureOf(width, perRow);
      last.set(perRow, now);
      setMeasure((known) => (known.columns === now.columns && known.tileHeight === now.tileHeight ? known : now));
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref, perRow]);
  return measure;
}
