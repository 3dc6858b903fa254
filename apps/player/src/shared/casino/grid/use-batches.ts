import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface BatchOptions {
  /** Number of pieces in all. */
  readonly total: number;
  /** (Default: 10) */
  readonly first?: number;
  /** (Default: 10) */
  readonly step?: number;
  /** Changes with what is listed: another list begins with its first batch. */
  readonly listKey: string;
  /** Remembers how far the reader came, so that Back finds the same place. (Default: false) */
  readonly isRemembered?: boolean;
}

export interface Batches {
  readonly shown: number;
  readonly hasMore: boolean;
  /** Placed after the last shown piece: half of it in view loads the next batch. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Loads the next batch on a click, at once. */
  readonly showMore: () => void;
}

/** The lazy list of specification 2, section 4. */
export const BATCH_SIZE = 10;
export const BATCH_DELAY_MS = 300;
export const BATCH_THROTTLE_MS = 500;
export const TRIGGER_VISIBLE = 0.5;

/** Number of pieces shown of each list on this page, until it is loaded anew. */
const readSoFar = new Map<string, number>();

/** Shows a long list in batches: the next one 300 ms after its trigger is half in view, at most one per 500 ms. */
export function useBatches(options: BatchOptions): Batches {
  const { total, first = BATCH_SIZE, step = BATCH_SIZE, listKey, isRemembered = false } = options;
  const start = (isRemembered && readSoFar.get(listKey)) || first;
  const [list, setList] = useState({ listKey, shown: start });
  const wanted = list.listKey === listKey ? list.shown : start;
  const shown = Math.min(wanted, total);
  const trigger = useRef<HTMLElement>(null);
  const lastBatchAt = useRef(Number.NEGATIVE_INFINITY);

  const showMore = useCallback(() => {
    const next = wanted + step;
    if (isRemembered) readSoFar.set(listKey, next);
    setList({ listKey, shown: next });
  }, [wanted, step, listKey, isRemembered]);

  const hasMore = shown < total;
  useEffect(() => {
    const piece = trigger.current;
    if (!piece || !hasMore) return;
    return whenSeen(piece, lastBatchAt, showMore);
  }, [hasMore, showMore]);

  return { shown, hasMore, trigger, showMore };
}

/** Calls once, when half of the piece has come into view; the pause since the batch before is kept. */
function whenSeen(piece: HTMLElement, lastBatchAt: { current: number }, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(({ intersectionRatio }) => intersectionRatio >= TRIGGER_VISIBLE);
      clearTimeout(timer);
      if (!isSeen) return;
      const sinceLast = performance.now() - lastBatchAt.current;
      timer = setTimeout(
        () => {
          lastBatchAt.current = performance.now();
          act();
        },
        Math.max(BATCH_DELAY_MS, BATCH_THROTTLE_MS - sinceLast),
      );
    },
    { threshold: TRIGGER_VISIBLE },
  );
  observer.observe(piece);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
