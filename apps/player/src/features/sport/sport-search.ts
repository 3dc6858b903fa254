import * as z from 'zod/mini';

/** What the sport page understands in its address. */
export const sportSearch = z.object({
  /** The place inside the betting frame, as the frame tells it. (Default: its home) */
  at: z.catch(z.optional(z.string().check(z.startsWith('/'))), undefined),
});
