import { fold, TEXT_MAX, TEXT_MIN } from '@ordago/catalogue-search';

/** Number of searches kept; the oldest is dropped. */
const RECENT_MAX = 6;

/** The storage of the browser, as far as it is used. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Recent searches of the reader, in this browser alone and for each player apart; the newest first. */
export function recentSearches(store: Store, owner: string) {
  const key = `ordago.searches.${owner}`;
  const list = (): string[] => read(store, key);
  return {
    list,
    /** Keeps a text with results; it replaces one that it begins with, or that differs by accents alone. */
    keep: (text: string): void => {
      const sought = text.trim().slice(0, TEXT_MAX);
      if (sought.length < TEXT_MIN) return;
      const others = list().filter((other) => !fold(sought).startsWith(fold(other)));
      write(store, key, [sought, ...others].slice(0, RECENT_MAX));
    },
    clear: (): void => {
      try {
        store.removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
}

function read(store: Store, key: string): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((text): text is string => typeof text === 'string' && text.length <= TEXT_MAX)
      .slice(0, RECENT_MAX);
  } catch {
    return [];
  }
}

function write(store: Store, key: string, texts: readonly string[]): void {
  try {
    store.setItem(key, JSON.stringify(texts));
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
}
