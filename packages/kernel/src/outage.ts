/** Errors of PostgreSQL and of the network to it that pass by themselves: callers learn that they may come again. */

/** Classes and codes of PostgreSQL: connection exceptions, too many connections, a server that starts, stops or was killed. */
const SQL_STATES = /^(08\w{3}|53300|57P0[123])$/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver's own, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns true if an error says that the database is away or full, and nothing about the call that met it. */
export function isOutage(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code === 'string' && SQL_STATES.test(code)) return true;
  // A file that is missing is a bug; a socket of the database that is missing is not.
  if (typeof code === 'string' && NETWORK_CODES.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  return typeof message === 'string' && MESSAGES.test(message);
}
