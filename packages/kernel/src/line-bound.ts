import type { Instant } from './instant.ts';

/** Time in which the same event is one line, in milliseconds. */
const WINDOW_MS = 60_000;
/** Lines of one kind in a window: an attack must not fill a log, nor hide an attack of another kind. */
const LINES_MAX = 60;

/** Bound on what repeated events write down. One process's view. */
export interface LineBound {
  /**
   * Returns the number of events since the last line that were not written down, where this one is to be; null where it is only
   * counted.
   */
  take(event: { readonly kind: string; readonly key: string; readonly at: Instant }): number | null;
}

/** Creates a bound of one line a minute for each kind and key, and of 60 for each kind. */
export function createLineBound(): LineBound {
  const seen = new Map<string, Set<string>>();
  let window = 0;
  let uncounted = 0;
  return {
    take: ({ kind, key, at }) => {
      const current = Math.floor(at / WINDOW_MS);
      if (current !== window) seen.clear();
      window = current;
      const lines = seen.get(kind) ?? new Set();
      if (lines.has(key) || lines.size >= LINES_MAX) {
        uncounted += 1;
        return null;
      }
      seen.set(kind, lines.add(key));
      const before = uncounted;
      uncounted = 0;
      return before;
    },
  };
}
