import { ApiError, retriesRead } from '@ordago/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteAnswer, noteSilence } from './recovery/connection.ts';

export interface QueryClientOptions {
  /** For how long an answer is shown without being asked for again, in ms. */
  readonly staleTimeMs: number;
  /** Reads again when the window gets the focus again. (Default: false) */
  readonly refetchOnWindowFocus?: boolean;
  /** Called when the server no longer knows the session, whatever call found it out. */
  readonly onUnauthorized?: () => void;
}

/** Creates the server state of a site: reads are tried again by `retriesRead`, writes never. */
export function createQueryClient({
  staleTimeMs,
  refetchOnWindowFocus = false,
  onUnauthorized,
}: QueryClientOptions): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.http === 0) noteSilence();
    if (error.http === 401) onUnauthorized?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: noteAnswer }),
    mutationCache: new MutationCache({ onError, onSuccess: noteAnswer }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        retry: retriesRead,
        refetchOnWindowFocus,
      },
      mutations: { retry: false },
    },
  });
}
