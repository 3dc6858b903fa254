/** Plain JSON. Amounts and ids travel inside it as decimal strings, so that no double ever touches them. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object, without the members that are undefined: the payload that a command hands to its effect, and the answer that the effect hands back. */
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}
