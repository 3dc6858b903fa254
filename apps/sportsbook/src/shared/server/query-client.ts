import { retriesRead } from '@ordago/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Server state of the frame. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: retriesRead,
    },
    mutations: { retry: false },
  },
});
