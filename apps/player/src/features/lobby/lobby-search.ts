import * as z from 'zod/mini';

const text = () => z.catch(z.optional(z.string()), undefined);

/** Filters of the lobby in the address (specification 1, section 2). */
export const lobbySearch = z.object({
  /** Casino type; anything else is all of them. */
  ct: z.catch(z.optional(z.enum(['slots', 'live', 'virtual', 'sport'])), undefined),
  /** Providers, route providers and categories, separated by commas. */
  sP: text(),
  sRP: text(),
  sC: text(),
  /** 1: favourites only. */
  sF: z.catch(z.optional(z.literal(1)), undefined),
  /** Search text. */
  sS: text(),
  sSo: z.catch(z.optional(z.enum(['a-z', 'z-a'])), undefined),
});
