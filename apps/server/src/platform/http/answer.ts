import {
  errorOfRefusal,
  type RouteContract,
  stringifyWire,
  type WireError,
  wrapLineError,
  wrapStandard,
  wrapStandardError,
} from '@ordago/contracts';
import type { Locale } from '@ordago/i18n';
import type { Refusal } from '@ordago/kernel';
import type { FastifyReply } from 'fastify';
import { RawAnswer } from './bound-route.ts';

/** Says a refusal in a language: the server answers with the code and a sentence (architecture 3.2). */
export type Sentences = (locale: Locale, name: string, params: Refusal['params']) => string;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes what a use-case returned, in the wire of its contract. */
export function sendAnswer(reply: FastifyReply, contract: RouteContract, answer: unknown): FastifyReply {
  if (answer instanceof RawAnswer) return sendRaw(reply, answer);
  if (contract.wire === 'standard')
    return reply
      .code(200)
      .type(JSON_TYPE)
      .send(stringifyWire(wrapStandard(answer)));
  if (contract.wire === 'line' && (answer === null || answer === undefined)) return reply.code(204).send();
  return reply.code(200).type(JSON_TYPE).send(stringifyWire(answer));
}

/** Writes a refusal: the catalogue's code and HTTP mirror, and its sentence in the caller's language. */
export function sendRefusal(
  reply: FastifyReply,
  contract: Pick<RouteContract, 'wire'> | null,
  refusal: Refusal,
  { locale, sentences }: { locale: Locale; sentences: Sentences },
): FastifyReply {
  const row = errorOfRefusal(refusal.name);
  const error: WireError = {
    code: row.code,
    name: row.name,
    message: sentences(locale, row.name, refusal.params),
    params: refusal.params,
  };
  const body = contract?.wire === 'line' ? wrapLineError(error) : wrapStandardError(error);
  return reply.code(row.http).type(JSON_TYPE).send(stringifyWire(body));
}

function sendRaw(reply: FastifyReply, answer: RawAnswer): FastifyReply {
  const body = typeof answer.body === 'string' ? answer.body : stringifyWire(answer.body);
  return reply.code(answer.http).headers(answer.headers).type(answer.contentType).send(body);
}
