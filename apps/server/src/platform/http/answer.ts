/** Answers and refusals by the wire of a contract. Ours: envelopes, the error catalogue and sentences are the product's. */
import { Negotiator } from '@fastify/accept-negotiator';
import {
  errorOfRefusal,
  type RouteContract,
  standardText,
  stringifyPlainWire,
  stringifyWire,
  type WireError,
  wrapLineError,
  wrapStandardError,
} from '@ordago/contracts';
import { localeOfHeader } from '@ordago/i18n';
import type { Refusal } from '@ordago/kernel';
import type { FastifyReply } from 'fastify';
import { RawAnswer } from './bound-route.ts';
import type { Edge } from './edge.ts';

/** Payload that Fastify sends; null is 204. */
export type Payload = string | Buffer | null;

/** Encodings of answers, best first. Brotli's level 4 is as quick as gzip and packs better. */
export const ENCODINGS = ['br', 'gzip'] as const;

const JSON_TYPE = 'application/json; charset=utf-8';
const encodings = new Negotiator({ supportedValues: [...ENCODINGS] });

/** Sets status and headers of what a use-case returned, and returns its text in the wire of its contract. */
export function payloadOf(reply: FastifyReply, contract: RouteContract, answer: unknown, edge: Edge): Payload {
  if (answer instanceof RawAnswer) return rawPayload(reply, answer, edge);
  reply.headers(edge.dataHeaders);
  if (contract.wire === 'line' && (answer === null || answer === undefined)) {
    reply.code(204);
    return null;
  }
  reply.header('content-type', JSON_TYPE);
  return contract.wire === 'standard' ? standardText(answer) : stringifyPlainWire(answer);
}

/** Sets the status of a refusal, and returns the catalogue's code with its sentence in the caller's language. */
export function refusalPayload(
  reply: FastifyReply,
  contract: Pick<RouteContract, 'wire'> | null,
  refusal: Refusal,
  { sentences, dataHeaders }: Pick<Edge, 'sentences' | 'dataHeaders'>,
): string {
  const locale = localeOfHeader(reply.request.headers['accept-language']);
  const error = errorIn(refusal, (name, params) => sentences(locale, name, params));
  reply.code(errorOfRefusal(refusal.name).http).headers(dataHeaders).header('content-type', JSON_TYPE);
  return stringifyWire(contract?.wire === 'line' ? wrapLineError(error) : wrapStandardError(error));
}

function errorIn(
  { name, params, also }: Refusal,
  sentenceOf: (name: string, params: Refusal['params']) => string,
): WireError {
  const row = errorOfRefusal(name);
  return {
    code: row.code,
    name: row.name,
    message: sentenceOf(row.name, params),
    params,
    ...(also && { also: also.map((other) => errorIn(other, sentenceOf)) }),
  };
}

function rawPayload(reply: FastifyReply, answer: RawAnswer, { dataHeaders }: Edge): Payload {
  const { body, http, headers, contentType, brotli } = answer;
  if (contentType.startsWith('text/html')) reply.helmet();
  else reply.headers(dataHeaders);
  reply.code(http).headers(headers).header('content-type', contentType);
  if (brotli === null) return typeof body === 'string' ? body : stringifyWire(body);
  reply.header('vary', 'accept-encoding');
  if (encodings.negotiate(reply.request.headers['accept-encoding'] ?? '') === 'br') {
    reply.header('content-encoding', 'br');
    return brotli;
  }
  return typeof body === 'string' ? body : stringifyWire(body);
}
