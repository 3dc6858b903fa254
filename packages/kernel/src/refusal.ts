/** Parameters of a refusal beside its name: plain values that a sentence in any language can show. */
export type RefusalParams = Readonly<Record<string, string | number | boolean>>;

/**
 * A use-case's "no": returned, never thrown. `name` is a row of the error catalogue (`packages/contracts/src/errors`),
 * `params` feed its sentence (a limit, a price, a name of the field).
 */
export interface Refusal<Name extends string = string> {
  readonly refused: true;
  readonly name: Name;
  readonly params: RefusalParams;
  /** Further refusals of the same judgement, each of its own: the other legs of a slip. (Default: nothing) */
  readonly also?: readonly Refusal[];
}

/** Builds a refusal: `return refuse('odds-changed', { offered, current })`. */
export function refuse<const Name extends string>(name: Name, params: RefusalParams = {}): Refusal<Name> {
  return { refused: true, name, params };
}

/** Returns true for a refusal, false for an answer. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}
