import { retriesRead } from '@ordago/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Server state of the site. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: retriesRead,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
