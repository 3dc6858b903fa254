import {
  type AnswerOf,
  type BodyIn,
  carriesPartnerToken,
  PARTNER_AUTHORIZATION,
  PARTNER_NAME,
  type ParamsIn,
  parseAnswer,
  type QueryIn,
  type RouteContract,
  stringifyWire,
  unwrapLine,
  unwrapStandard,
  type WireError,
} from '@ordago/contracts';
import type { PartnerTokens } from './partner-tokens.ts';

/** A call that was refused or did not arrive. `code` is the catalogue's, `name` its refusal, `message` the server's sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly error: WireError,
    /** 0 when no answer came. */
    readonly http: number,
  ) {
    super(error.message || error.name);
  }
  get code(): number {
    return this.error.code;
  }
  get refusal(): string {
    return this.error.name;
  }
}

export interface ApiClientOptions {
  /** Origin of the API; empty for the page's own. */
  readonly baseUrl?: string;
  readonly locale: () => string;
  /** Bearer token of a frame, read before each call. */
  readonly token?: () => string | null;
  /** Sent as `partner-name` on every call. */
  readonly partnerName: string;
  /** Partner whose token goes with payment, wallet and game calls. (Default: none goes) */
  readonly partner?: PartnerTokens;
  /**
   * Receives answers that do not have the shape of their contract; the data is still used (specification 1, section 5).
   */
  readonly onDrift?: (contract: string, issues: string) => void;
  readonly fetch?: typeof fetch;
}

type Part<Key extends string, T> = [T] extends [never]
  ? { [K in Key]?: undefined }
  : unknown extends T
    ? { [K in Key]?: undefined }
    : { [K in Key]: T };

/** Input of a call: exactly the parts that its contract declares. */
export type CallInput<C extends RouteContract> = Part<'params', ParamsIn<C>> &
  Part<'query', QueryIn<C>> &
  Part<'body', BodyIn<C>> & { signal?: AbortSignal };

export type ApiClient = <C extends RouteContract>(contract: C, input?: CallInput<C>) => Promise<AnswerOf<C>>;

/** A typed fetch over the contracts: unwraps the envelope, throws `ApiError`, reports drift. No React, no toasts. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = async <C extends RouteContract>(contract: C, input: LooseInput, partnerToken: string | null) => {
    const { url, init } = requestOf(contract, input, options, partnerToken);
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)(url, init);
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw new ApiError({ code: 0, name: 'unreachable', message: '', params: {} }, 0);
    }
    const body = await readBody(response);
    const read = unwrap(contract.wire, response.status, body);
    if ('error' in read) throw new ApiError(read.error, response.status);
    const parsed = contract.answer.safeParse(read.result);
    if (parsed.success) return parsed.data as AnswerOf<C>;
    options.onDrift?.(contract.name, parsed.error.issues[0]?.path.join('.') ?? '');
    return read.result as AnswerOf<C>;
  };
  return async (contract, given) => {
    const input = (given ?? {}) as LooseInput;
    const partner = carriesPartnerToken(contract) ? options.partner : undefined;
    const token = (await partner?.read()) ?? null;
    try {
      return await call(contract, input, token);
    } catch (error) {
      if (token === null || !(error instanceof ApiError) || error.refusal !== 'partner-token-invalid') throw error;
      // Its session ended in another tab, or somebody else signed in: the refusal came before the call did anything.
      partner?.forget();
      return await call(contract, input, (await partner?.read()) ?? null);
    }
  };
}

/** Answers of the `raw` wire come as they are; what refuses them comes in the standard envelope. */
function unwrap(wire: RouteContract['wire'], http: number, body: unknown): { result: unknown } | { error: WireError } {
  if (wire === 'line') return unwrapLine(http, body);
  if (wire === 'raw' && http >= 200 && http < 300) return { result: body };
  return unwrapStandard(http, body);
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

function requestOf(
  contract: RouteContract,
  input: LooseInput,
  options: ApiClientOptions,
  partnerToken: string | null,
): { url: string; init: RequestInit } {
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const token = options.token?.() ?? null;
  const headers: Record<string, string> = { 'accept-language': options.locale(), [PARTNER_NAME]: options.partnerName };
  if (partnerToken !== null) headers[PARTNER_AUTHORIZATION] = partnerToken;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  return {
    url: `${options.baseUrl ?? ''}${path}${search}`,
    init: {
      method: contract.method,
      headers,
      credentials: token === null ? 'same-origin' : 'omit',
      body: input.body === undefined ? undefined : stringifyWire(input.body),
      signal: input.signal,
    },
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return parseAnswer(text);
  } catch {
    return null;
  }
}
