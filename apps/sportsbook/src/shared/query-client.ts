import { ApiError } from '@ordago/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How often a read that did not arrive is tried again. */
const RETRIES_MAX = 2;

/** Server state of the frame. Refusals are answers and never retried; a lost connection is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < RETRIES_MAX && error instanceof ApiError && error.http === 0,
    },
    mutations: { retry: false },
  },
});
