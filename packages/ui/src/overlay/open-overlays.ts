import { useEffect, useSyncExternalStore } from 'react';

/** Number of windows and sheets over the page, without those that are closing. */
let count = 0;
const listeners = new Set<() => void>();

/** Counts a window or a sheet for as long as it is open. */
export function useCountedOverlay(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    move(1);
    return () => move(-1);
  }, [isOpen]);
}

/**
 * Returns true while an overlay covers the page: floating elements then keep away from its foot, where the main action
 * is.
 */
export function useHasOverlay(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

function move(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
