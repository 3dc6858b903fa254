import { createQueryClient } from '@ordago/web-kit';

/** Server state of the frame. */
export const queryClient = createQueryClient({ staleTimeMs: 10_000, refetchOnWindowFocus: true });
