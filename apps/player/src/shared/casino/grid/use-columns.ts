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

/** Measure of the last grid: the next one begins with it, so that a page restored by Back has its height at once. */
let last: GridMeasure = measureOf(1136);

/** Number of cards side by side in a grid of this width, and their height. */
export function measureOf(width: number): GridMeasure {
  const isPhone = width < PHONE_MAX;
  const gap = isPhone ? GAP_PHONE : GAP;
  const columns = isPhone ? PHONE_COLUMNS : Math.max(PHONE_COLUMNS, Math.floor((width + gap) / (TILE_MIN + gap)));
  return { columns, gap, tileHeight: (((width - gap * (columns - 1)) / columns) * 4) / 3 };
}

/** Follows the width of a grid. */
export function useColumns(ref: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(last);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const take = () => {
      const width = grid.clientWidth;
      if (width === 0) return;
      last = measureOf(width);
      setMeasure((known) => (known.columns === last.columns && known.tileHeight === last.tileHeight ? known : last));
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref]);
  return measure;
}
