/** A nominal type over a structural one: `Brand<bigint, 'BetId'>` does not accept a player's id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };
