import * as z from 'zod/mini';

/** Parts of addresses that lists share. What cannot be read is left out, never refused. */

export const pageSearch = z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(0))), undefined);
export const textSearch = z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined);
export const idSearch = z.catch(z.optional(z.coerce.string().check(z.regex(/^[1-9]\d{0,18}$/))), undefined);
/** A calendar day of the reader's zone. */
export const daySearch = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined);
