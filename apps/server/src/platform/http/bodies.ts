/** Body parsers for Fastify's reading of bodies. Ours: JSON numbers keep their digits (decision 0001), signatures need the bytes. */
import { MalformedJson, parseWire, type RouteContract } from '@ordago/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes, unpacked. (Default: no body) */
    rawBody?: Buffer;
  }
}

/** Largest body (reliability 3.1), unpacked, where the contract names no other. */
export const BODY_BYTES_MAX = 64 * 1024;

const AS_BUFFER = { parseAs: 'buffer' } as const;

/** Returns true if a route's adapter reads the bytes by itself, whatever they are. */
export function takesBytes({ wire, body }: Pick<RouteContract, 'wire' | 'body'>): boolean {
  return wire === 'raw' && body === undefined;
}

/** Accepts JSON and forms; any other media type is refused with 415. */
export function acceptJsonAndForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', AS_BUFFER, parserOf(readJson));
  app.addContentTypeParser('application/x-www-form-urlencoded', AS_BUFFER, parserOf(readForm));
}

/** Accepts bytes of any media type, or of none, and leaves them unread. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    AS_BUFFER,
    parserOf(() => undefined),
  );
}

function parserOf(read: (text: string) => unknown) {
  return async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    request.rawBody = bytes;
    return bytes.length === 0 ? undefined : read(bytes.toString('utf8'));
  };
}

/** The value of a JSON text, or why it has none: callers learn that once it is known who they are. */
function readJson(text: string): unknown {
  try {
    return parseWire(text);
  } catch (error) {
    if (error instanceof MalformedJson) return error;
    throw error;
  }
}

function readForm(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}
