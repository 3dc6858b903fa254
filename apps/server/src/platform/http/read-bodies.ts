import type { IncomingMessage } from 'node:http';
import { parseWire, type RouteContract } from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { unpackerOf } from './packing.ts';

/** A body as it came: its bytes, kept for signatures, and how they are to be read. */
export interface IncomingBody {
  readonly bytes: Buffer;
  readonly format: 'json' | 'form' | 'bytes';
}

/** Why a body was not taken; what is left of it may still be on its way. */
export type BodyRefusal = Refusal<'unsupported-media-type' | 'body-too-large' | 'malformed-input'>;

/** Received body of a call: one, none, or one that is not accepted. */
export type Received = IncomingBody | undefined | BodyRefusal;

/** Largest body (reliability 3.1), unpacked, where the contract names no other. */
const BODY_BYTES_MAX = 64 * 1024;

type BodyTaker = (request: IncomingMessage, then: (sent: Received) => void) => void;

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

const FORMATS: ReadonlyMap<string, IncomingBody['format']> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/xml', 'bytes'],
  ['text/xml', 'bytes'],
]);

/** Leaves bodies where they are: calls take theirs with `takeBody`, and nothing else here has one. */
export function leaveBodies(app: FastifyInstance): void {
  for (const method of METHODS_WITH_BODY) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
}

/**
 * Makes what takes the body of a contract's calls and hands it on once, unless the caller leaves halfway. Straight from
 * `node:http`: the framework's way makes an asynchronous resource, closures and a copy for each body (docs/bench.md).
 */
export function bodyTakerOf(contract: RouteContract): BodyTaker {
  if (contract.method === 'GET') return (_request, then) => then(undefined);
  const takesAnything = takesBytes(contract);
  const mayBePacked = contract.wire === 'raw';
  const bytesMax = contract.bodyBytesMax ?? BODY_BYTES_MAX;
  return (request, then) => {
    const { headers } = request;
    const type = headers['content-type'];
    const length = Number(headers['content-length'] ?? 0);
    if (type === undefined && length === 0 && headers['transfer-encoding'] === undefined) return then(undefined);
    const format = formatOf(type ?? '') ?? (takesAnything ? 'bytes' : undefined);
    const packing = mayBePacked ? headers['content-encoding'] : undefined;
    const unpack = packing === undefined ? undefined : unpackerOf(packing);
    if (!format || (packing !== undefined && !unpack)) return then(refuse('unsupported-media-type'));
    if (length > bytesMax) return then(refuse('body-too-large'));
    collect(request, bytesMax, (bytes) => {
      if (bytes === null) return then(refuse('body-too-large'));
      if (!unpack) return then({ bytes, format });
      unpack(bytes, { maxOutputLength: bytesMax }).then(
        (unpacked) => then({ bytes: unpacked, format }),
        (error: { code?: string }) =>
          then(refuse(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'body-too-large' : 'malformed-input')),
      );
    });
  };
}

/** The value that a body's text holds. Throws `MalformedJson`. */
export function readBody(text: string, format: 'json' | 'form'): unknown {
  return format === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseWire(text);
}

/** Returns true if a route's adapter reads the bytes by itself, whatever they are. */
export function takesBytes({ wire, body }: RouteContract): boolean {
  return wire === 'raw' && body === undefined;
}

function formatOf(contentType: string): IncomingBody['format'] | undefined {
  return FORMATS.get(contentType) ?? FORMATS.get((contentType.split(';')[0] ?? '').trim().toLowerCase());
}

/** Gives null as soon as there is more than we take, and lets the rest go by. */
function collect(request: IncomingMessage, bytesMax: number, then: (bytes: Buffer | null) => void): void {
  const chunks: Buffer[] = [];
  let left = bytesMax;
  request.on('data', (chunk: Buffer) => {
    if (left < 0) return;
    left -= chunk.length;
    if (left < 0) then(null);
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (left >= 0) then(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  });
}
