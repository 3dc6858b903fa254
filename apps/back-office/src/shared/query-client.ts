import { createQueryClient } from '@ordago/web-kit';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back when the server no longer knows the session, whatever call found it out. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Server state of the back office. */
export const queryClient = createQueryClient({
  staleTimeMs: 5_000,
  onUnauthorized: () => {
    for (const listener of listeners) listener();
  },
});
