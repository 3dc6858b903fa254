import { ApiError, retriesRead } from '@ordago/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears when the server no longer knows the session, whatever call found it out. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(error: unknown): void {
  if (error instanceof ApiError && error.http === 401) for (const listener of listeners) listener();
}

/** Server state of the back office. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: hear }),
  mutationCache: new MutationCache({ onError: hear }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: retriesRead,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
