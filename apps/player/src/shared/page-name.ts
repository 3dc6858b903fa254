import { useEffect, useSyncExternalStore } from 'react';

/** Name that the page gives itself, beside what its route is called; null where it gives none. */
let current: string | null = null;
const listeners = new Set<() => void>();

/** Names this page in the title of the window, while it is shown: what it is about, known only once it is read. */
export function usePageName(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    setName(name);
    return () => setName(null);
  }, [name]);
}

/** The name that the open page gave itself. */
export function useGivenPageName(): string | null {
  return useSyncExternalStore(listen, () => current);
}

function setName(name: string | null): void {
  current = name;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
