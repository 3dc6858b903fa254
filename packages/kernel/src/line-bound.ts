import type { Instant } from './instant.ts';

/** Time in which the same event is one line, in milliseconds. */
const WINDOW_MS = 60_000;
/** Lines of one source of a kind in a window. */
const LINES_MAX = 20;
/** Sources of one kind in a window: an attack must not fill a log, nor the memory. */
const SOURCES_MAX = 200;

/** Bound on what repeated events write down. One process's view. */
export interface LineBound {
  /**
   * Returns the number of events since the last line that were not written down, where this one is to be; null where it is only
   * counted. The source is whose noise it is: it takes lines from no other.
   */
  take(event: {
    readonly kind: string;
    readonly source: string;
    readonly key: string;
    readonly at: Instant;
  }): number | null;
}

/**
 * Creates a bound of one line a minute for each kind, source and key.
 *
 * @param options the most lines of a source (Default: 20), and the most sources of a kind (Default: 200)
 */
export function createLineBound({
  linesMax = LINES_MAX,
  sourcesMax = SOURCES_MAX,
}: {
  readonly linesMax?: number;
  readonly sourcesMax?: number;
} = {}): LineBound {
  const seen = new Map<string, Map<string, Set<string>>>();
  let window = 0;
  let uncounted = 0;
  return {
    take: ({ kind, source, key, at }) => {
      const current = Math.floor(at / WINDOW_MS);
      if (current !== window) seen.clear();
      window = current;
      const sources = seen.get(kind) ?? new Map<string, Set<string>>();
      const lines = sources.get(source) ?? new Set();
      const isBeyond = lines.size >= linesMax || (lines.size === 0 && sources.size >= sourcesMax);
      if (lines.has(key) || isBeyond) {
        uncounted += 1;
        return null;
      }
      seen.set(kind, sources.set(source, lines.add(key)));
      const before = uncounted;
      uncounted = 0;
      return before;
    },
  };
}
