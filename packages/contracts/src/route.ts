import type * as z from 'zod';
import type { RefusalName } from './errors/index.ts';

/** The origins we serve: the player site, the betting frame, the back office (architecture 4). */
export type Host = 'player' | 'sportsbook' | 'staff';

/**
 * Envelope of an answer. `standard`: HTTP 200 with `{ status: 0, result, error_message }`. `line`: the betting
 * line's 200 or 204 with the bare result, errors in `message`. `raw`: the provider's own shape, made by its adapter.
 */
export type Wire = 'standard' | 'line' | 'raw';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call: the single source of the server's parsing, the client's types and the API document. */
export interface RouteContract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** `area.verb-noun`; the key of its policy row. */
  readonly name: string;
  readonly host: Host;
  readonly method: Method;
  /** Path with `:params`, from the origin's root. */
  readonly path: string;
  /** Other paths that answer the same (D50). */
  readonly aliases?: readonly string[];
  readonly wire: Wire;
  readonly summary: string;
  /**
   * True for a GET that changes state (D42): refused unless it is provably same-origin. `in-browsers` for one that servers
   * may call without any browser header: refused where a browser's header shows another site.
   */
  readonly changesState?: boolean | 'in-browsers';
  /** Largest body, unpacked, in bytes. (Default: 64 KiB) */
  readonly bodyBytesMax?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Every refusal of the use-case behind it; malformed input and policy refusals are implied. */
  readonly refusals: readonly RefusalName[];
}

/** Declares a call. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  contract: RouteContract<P, Q, B, A>,
): RouteContract<P, Q, B, A> {
  return contract;
}

export type ParamsOf<C> = C extends RouteContract<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<C> = C extends RouteContract<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<C> = C extends RouteContract<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** Return value of a handler: the answer before it is written. */
export type AnswerIn<C> = C extends RouteContract<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.input<A> : never;
/** Answer as a client reads it. */
export type AnswerOf<C> = C extends RouteContract<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
/** Body as a client sends it. */
export type BodyIn<C> = C extends RouteContract<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type QueryIn<C> = C extends RouteContract<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type ParamsIn<C> = C extends RouteContract<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
