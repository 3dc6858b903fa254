import * as z from 'zod/mini';

/** What the page of a game understands in its address. */
export const gameSearch = z.object({
  /** Where leaving the game leads: the path and query before it. */
  from: z.catch(z.optional(z.string().check(z.regex(/^\/(?![/\\])/))), undefined),
});
