import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { GridMeasure } from './use-columns.ts';

/** Shorter grids are drawn whole. */
const VIRTUAL_MIN = 60;
/** Rows drawn beyond the view, on each side. */
const OVERSCAN = 3;

export interface GridRows {
  /** First and one past the last game to draw. */
  readonly first: number;
  readonly end: number;
  /** Brings the row of a game into view, so that it is drawn. */
  readonly scrollTo: (place: number) => void;
  /** Height of the rows that are not drawn, in px. */
  readonly before: number;
  readonly after: number;
}

/** Games of a long grid that are drawn: those in view, with the space of the others reserved. */
export function useGridRows(options: {
  ref: RefObject<HTMLElement | null>;
  count: number;
  measure: GridMeasure;
  isVirtual: boolean;
}): GridRows {
  const { ref, count, measure } = options;
  const isVirtual = options.isVirtual && count > VIRTUAL_MIN;
  const { columns, gap, tileHeight } = measure;
  const top = useTop(ref, isVirtual);
  const rowCount = Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: isVirtual ? rowCount : 0,
    estimateSize: () => tileHeight + gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    enabled: isVirtual,
  });
  useLayoutEffect(() => {
    if (tileHeight + gap > 0) virtual.measure();
  }, [virtual, tileHeight, gap]);

  const scrollTo = useCallback(
    (place: number) => virtual.scrollToIndex(Math.floor(place / columns), { align: 'auto' }),
    [virtual, columns],
  );
  if (!isVirtual) return { first: 0, end: count, before: 0, after: 0, scrollTo: () => undefined };
  const rows = virtual.getVirtualItems();
  const from = rows[0]?.index ?? 0;
  const to = (rows.at(-1)?.index ?? 0) + 1;
  return {
    scrollTo,
    first: from * columns,
    end: Math.min(to * columns, count),
    before: from * (tileHeight + gap),
    after: Math.max(0, rowCount - to) * (tileHeight + gap),
  };
}

/** Distance of the grid from the top of the page, in px. */
function useTop(ref: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (grid && isNeeded) setTop(grid.getBoundingClientRect().top + window.scrollY);
  }, [ref, isNeeded]);
  return top;
}
