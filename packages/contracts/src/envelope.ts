import { DEFAULT_ERROR_CODE, DEFAULT_ERROR_NAME } from './errors/default-error.ts';
import { stringifyWire } from './wire.ts';

/** The one place that knows `status / result / error_message` (architecture 3.2). */

/** Body of a standard answer. */
export interface StandardBody {
  readonly status: number;
  readonly result: unknown;
  readonly error_message: string;
  /** Name of the refusal and its values, beside the fields of the specification, for clients that act on them. */
  readonly error?: { readonly name: string; readonly params: Readonly<Record<string, unknown>> };
}

/** Error as a client sees it on either wire. */
export interface WireError {
  readonly code: number;
  readonly name: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Further errors of the same judgement, on the wire of the line: the other legs of a slip. (Default: nothing) */
  readonly also?: readonly WireError[];
}

/** The text of a standard answer. */
export function standardText(result: unknown): string {
  return `{"status":0,"result":${stringifyWire(result ?? null)},"error_message":""}`;
}

/** The body of a standard answer that refuses. */
export function wrapStandardError(error: WireError): StandardBody {
  return {
    status: error.code,
    result: null,
    error_message: error.message,
    error: { name: error.name, params: error.params },
  };
}

/** The betting line answers the bare result, and errors as `{ message, code, name, params, also }`; `also` where there is more. */
export function wrapLineError(error: WireError): WireError {
  return error;
}

/** Reads a standard answer: the result, or the error it carries. */
export function unwrapStandard(http: number, body: unknown): { result: unknown } | { error: WireError } {
  const standard = body as Partial<StandardBody> | null;
  const status = Number(String(standard?.status ?? -1));
  if (http === 200 && status === 0) return { result: standard?.result ?? null };
  return {
    error: {
      code: status > 0 ? status : DEFAULT_ERROR_CODE,
      name: standard?.error?.name ?? DEFAULT_ERROR_NAME,
      message: standard?.error_message ?? '',
      params: standard?.error?.params ?? {},
    },
  };
}

/** Reads an answer of the betting line: 200 or 204 succeed. */
export function unwrapLine(http: number, body: unknown): { result: unknown } | { error: WireError } {
  if (http === 200 || http === 204) return { result: body ?? null };
  const error = body as Partial<WireError> | null;
  const others = Array.isArray(error?.also) ? error.also : [];
  return { error: { ...readError(error), ...(others.length > 0 && { also: others.map(readError) }) } };
}

function readError(error: Partial<WireError> | null): WireError {
  return {
    code: Number(String(error?.code ?? DEFAULT_ERROR_CODE)),
    name: error?.name ?? DEFAULT_ERROR_NAME,
    message: error?.message ?? '',
    params: error?.params ?? {},
  };
}
