import { createQueryClient } from '@ordago/web-kit';

/** Server state of the site. */
export const queryClient = createQueryClient({ staleTimeMs: 30_000 });
