import * as z from 'zod/mini';

/*
 * The wire between a game in the browser and its provider: `/play/session`, served by our own games and by every
 * studio of the sandbox alike. Written with zod/mini, since the first load of a game has no other use for zod.
 */

/** A shape whose values are of one type. */
export type Shape<Value> = z.ZodMiniType<Value>;

/** Values of a shape as both sides handle them: nobody changes what was sent. */
export type ValueOf<S extends z.ZodMiniType> = Unchanged<z.output<S>>;

type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T;

/** Reads a value of a wire; null when it does not have the shape. Fields that the shape does not name are left out. */
export function readShape<Value>(shape: Shape<Value>, value: unknown): Value | null {
  const read = shape.safeParse(value);
  return read.success ? read.data : null;
}

/** An amount in units of the session's currency: exact decimal text. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** A multiple of the stake: decimal text. */
export const multiple = z.string().check(z.regex(/^\d+(\.\d+)?$/));

/** A whole number from 0. */
export const count = z.int().check(z.gte(0));
