/** A contract bound to its handler. Ours: handlers are typed by contracts and know nothing of the library. */
import type { AnswerIn, BodyOf, ParamsOf, QueryOf, RefusalName, RouteContract } from '@ordago/contracts';
import type { Locale } from '@ordago/i18n';
import type { Instant, Refusal } from '@ordago/kernel';
import type { Actor } from './actor.ts';

/** A request after it was authenticated, authorised and parsed. */
export interface Call<C extends RouteContract = RouteContract> {
  readonly actor: Actor;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly locale: Locale;
  /** Time at which the request came in; rules take their time from here. */
  readonly now: Instant;
  readonly ip: string;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body's bytes, for signatures. Empty without a body. */
  readonly rawBody: Buffer;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clearCookie(name: string): void;
  /** Notes the third party of ours in whose name the call came, for the security event of a refusal; never a name that a caller made up. */
  nameProvider(name: string): void;
}

/** An answer in a provider's own shape (wire `raw`), with its own HTTP status. */
export class RawAnswer {
  /** True where the caller could not prove who it is, in whatever words it was answered. */
  isUnproven = false;
  constructor(
    readonly body: unknown,
    readonly http = 200,
    readonly contentType = 'application/json; charset=utf-8',
    readonly headers: Readonly<Record<string, string>> = {},
    /** The same body as brotli, where it was packed beforehand. (Default: packed as it is sent) */
    readonly brotli: Buffer | null = null,
  ) {}
}

export type Handler<C extends RouteContract> = (
  call: Call<C>,
) => Promise<AnswerIn<C> | Refusal<RefusalName> | RawAnswer>;

/** A contract with the code that answers it. */
export interface BoundRoute {
  readonly contract: RouteContract;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Binds a handler to its contract; the contract types what the handler gets and gives. */
export function bind<C extends RouteContract>(contract: C, handle: Handler<C>): BoundRoute {
  return { contract, handle: handle as unknown as BoundRoute['handle'] };
}
