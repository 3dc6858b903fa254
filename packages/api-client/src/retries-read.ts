import { ApiError } from './client.ts';

/** How often a read that did not arrive is tried again. */
const RETRIES_MAX = 2;

/** Returns true if a failed read is tried again: refusals are answers and never retried; a lost connection is. */
export function retriesRead(failures: number, error: unknown): boolean {
  return failures < RETRIES_MAX && error instanceof ApiError && error.http === 0;
}
