/** Address of a caller. Ours: what a trusted proxy forwards is believed only where it is an address. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the caller's address. A trusted proxy sends it in `x-forwarded-for`, which most requests do not have; a proxy that
 * passes on what its own caller wrote there may send any text, and then the address is that of the proxy.
 */
export function callerAddress(request: FastifyRequest): string {
  // A socket that is closed already has none.
  const own = request.raw.socket?.remoteAddress ?? '';
  if (request.headers['x-forwarded-for'] === undefined) return own;
  return isIP(request.ip) === 0 ? own : request.ip;
}
