import { ApiError } from '@ordago/api-client';

/** Failures that may pass: the same is tried again. Every other refusal is an answer. */
const PASSING = new Set(['provider-unreachable', 'provider-error', 'unreachable', 'internal', 'too-many-requests']);

/** Returns true for a failure that may pass by itself. */
export function mayPass(error: Error): boolean {
  return PASSING.has(error instanceof ApiError ? error.refusal : 'unreachable');
}
