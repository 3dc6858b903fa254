/** Thrown when the program contradicts itself. Never shown to a player; a bad input is a `Refusal`, not this. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** Stops the program's current act when `condition` does not hold; assertions stay on in production. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** Ends an exhaustive `switch`: a new member of the union fails to compile, and fails loudly at run time. */
export function assertNever(value: never, what = 'value'): never {
  throw new Bug(`unexpected ${what}: ${JSON.stringify(value)}`);
}
