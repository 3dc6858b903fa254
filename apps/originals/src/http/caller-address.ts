import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the address of a caller: what a trusted proxy forwards, where it is an address. */
export function callerAddress(request: FastifyRequest): string {
  const own = request.raw.socket?.remoteAddress ?? '';
  if (request.headers['x-forwarded-for'] === undefined) return own;
  return isIP(request.ip) === 0 ? own : request.ip;
}
