import { DEFAULT_ERROR_NAME, type ErrorName, errorByCode, isErrorName } from '@ordago/contracts';

/**
 * The catalogue row whose text a failed call shows: by name when the answer carries one, else by code, aliases resolved,
 * else the default row ("Request execution failed", specification 3, section 8).
 */
export function errorNameOf(error: { readonly name?: string; readonly code?: number }): ErrorName {
  if (error.name !== undefined && isErrorName(error.name)) return error.name;
  return errorByCode(error.code ?? 0)?.name ?? DEFAULT_ERROR_NAME;
}
