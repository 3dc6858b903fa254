import { DEFAULT_ERROR_NAME, type ErrorName, errorByCode, isErrorName } from '@ordago/contracts';

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
