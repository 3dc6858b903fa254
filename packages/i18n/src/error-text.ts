import { DEFAULT_ERROR_NAME, type ErrorName, errorByCode, errorOf, isErrorName } from '@ordago/contracts';
import { presentParams } from './format/params.ts';
import type { Locale } from './locale.ts';

/**
 * The catalogue row whose text a failed call shows: by name when the answer carries one, by code (aliases resolved) when
 * it carries a code alone, else the default row ("Request execution failed", specification 3, section 8). An unknown
 * name leads to the default and not to its code: the code may be a proxy's HTTP status, which means something else here
 * (semantics D10).
 */
export function errorNameOf(error: { readonly name?: string; readonly code?: number }): ErrorName {
  if (error.name !== undefined) return isErrorName(error.name) ? error.name : DEFAULT_ERROR_NAME;
  return errorByCode(error.code ?? 0)?.name ?? DEFAULT_ERROR_NAME;
}

/** A text of the bundle `errors` and the values for its arguments. */
export interface ErrorMessage {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * Chooses the text of an error: the full sentence when all its values came along, otherwise the bare one, which states
 * the same without figures. The thirty limits share one bare sentence.
 */
export function errorMessageOf(
  name: ErrorName,
  params: Readonly<Record<string, unknown>>,
  { locale, timeZone }: { locale: Locale; timeZone?: string },
): ErrorMessage {
  const row = errorOf(name);
  const isComplete = Object.keys(row.params).every((key) => params[key] !== undefined && params[key] !== null);
  if (!isComplete) return { key: `bare.${row.family === 'limits' ? 'limit' : name}`, values: {} };
  return { key: name, values: presentParams(params, locale, { timeZone, kinds: row.params }) };
}
