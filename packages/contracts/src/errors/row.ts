/** The HTTP statuses that mirror a refusal. The body's code decides; the mirror serves caches, proxies and monitors. */
export type ErrorHttpStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/**
 * `used`: emitted in its one situation. `later`: has a text and a situation, and nothing emits it yet. `alias`: understood
 * inbound, never emitted. `reserved`: has a text, no situation. A test compares these with the sources.
 */
export type ErrorState = 'used' | 'later' | 'alias' | 'reserved';

/**
 * Format of a parameter as the refusal contains it: `money` "120.50 USD" (exact decimal, space, ISO code), `odds`
 * "1.85", `count` an integer, `instant` ISO 8601 in UTC, `text` a plain word. The sentence shows it the local way.
 */
export type ErrorParamKind = 'money' | 'odds' | 'count' | 'instant' | 'text';

/** Definition of one code in a family file; its name is the key there. */
export interface ErrorDefinition {
  readonly code: number;
  readonly http: ErrorHttpStatus;
  readonly state?: 'reserved' | 'later';
  /** The name of the row that is emitted instead; the numbers mean the same (semantics D9). */
  readonly aliasOf?: string;
  /** The arguments of its sentence. */
  readonly params?: Readonly<Record<string, ErrorParamKind>>;
}

/** The situations of a family: a sentence for each row that is no alias. */
export type Situations<Family extends Record<string, ErrorDefinition>> = {
  readonly [Name in keyof Family as Family[Name] extends { aliasOf: string } ? never : Name]: string;
};

/** One row of the catalogue (specification 3, section 8; our own codes from 3000). */
export interface ErrorRow<Name extends string = string> {
  /** The number in `status` of the envelope. */
  readonly code: number;
  /** Name that `refuse()` takes; the key of its texts. */
  readonly name: Name;
  readonly family: string;
  readonly http: ErrorHttpStatus;
  readonly state: ErrorState;
  readonly aliasOf: string | null;
  readonly params: Readonly<Record<string, ErrorParamKind>>;
}
