import { ApiError } from './client.ts';

/** Number of retries of a read that failed on its way. */
const RETRIES_MAX = 2;

/** Returns true if a failed read is tried again: refusals are answers and never retried; a lost connection is. */
export function retriesRead(failures: number, error: unknown): boolean {
  return failures < RETRIES_MAX && error instanceof ApiError && error.http === 0;
}
