/**
 * Meaning of a failed statement for a money command: `contended` was rolled back and may be tried again, `disconnected`
 * may or may not have been committed and may be tried again under the same key, `bug` must be reported.
 */
export type Failure = 'contended' | 'disconnected' | 'bug';

const CONTENDED = new Set([
  '23505', // another writer stored the key first: the next try reads its verdict
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
  '57014', // cancelled: the statement took longer than its server allows
]);
/** Server shutting down, too many connections, connection exceptions. */
const DISCONNECTED = /^(57P|08|53300)/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** The driver reports a connection that ended mid-query by text alone. */
const DRIVER_TEXT = /connection terminated|not queryable|connection error|timeout exceeded when trying to connect/i;

export function failureOf(error: unknown): Failure {
  const code = codeOf(error);
  if (code !== null && CONTENDED.has(code)) return 'contended';
  if (code !== null && (DISCONNECTED.test(code) || SOCKET_CODES.has(code))) return 'disconnected';
  return error instanceof Error && DRIVER_TEXT.test(error.message) ? 'disconnected' : 'bug';
}

function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : null;
}
