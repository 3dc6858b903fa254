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
import { type Locale, localeOfHeader } from '@ordago/i18n';
import type { Refusal } from '@ordago/kernel';
import type { FastifyRequest } from 'fastify';
import { RawAnswer } from './bound-route.ts';
import type { Outgoing } from './outgoing.ts';
import { PACKED_FROM, pack, packingFor } from './packing.ts';

/** Says a refusal in a language: the server answers with the code and a sentence (architecture 3.2). */
export type Sentences = (locale: Locale, name: string, params: Refusal['params']) => string;

/** How a refusal is said to one caller. */
export interface AnswerLocale {
  readonly locale: Locale;
  readonly sentences: Sentences;
}

/** The language of a caller, with the sentences of this server. */
export function withLocaleOf(request: FastifyRequest, { sentences }: Pick<AnswerLocale, 'sentences'>): AnswerLocale {
  return { locale: localeOfHeader(request.headers['accept-language']), sentences };
}

/** Recipient of an answer, and the encodings it accepts. */
export interface Recipient {
  readonly outgoing: Outgoing;
  /** The caller's `Accept-Encoding`. */
  readonly acceptEncoding: string | undefined;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes what a use-case returned, in the wire of its contract. */
export function writeAnswer(to: Recipient, contract: RouteContract, answer: unknown): Promise<void> | void {
  if (answer instanceof RawAnswer) return writeRaw(to, answer);
  if (contract.wire === 'standard') return writeText(to, 200, JSON_TYPE, standardText(answer));
  if (contract.wire === 'line' && (answer === null || answer === undefined)) return to.outgoing.writeNothing();
  return writeText(to, 200, JSON_TYPE, stringifyPlainWire(answer));
}

/** Writes a refusal: the catalogue's code and HTTP mirror, and its sentence in the caller's language. */
export function writeRefusal(
  outgoing: Outgoing,
  contract: Pick<RouteContract, 'wire'> | null,
  refusal: Refusal,
  withLocale: AnswerLocale,
): void {
  const error = errorIn(refusal, withLocale);
  const body = contract?.wire === 'line' ? wrapLineError(error) : wrapStandardError(error);
  outgoing.write(errorOfRefusal(refusal.name).http, JSON_TYPE, stringifyWire(body));
}

function errorIn({ name, params, also }: Refusal, withLocale: AnswerLocale): WireError {
  const row = errorOfRefusal(name);
  return {
    code: row.code,
    name: row.name,
    message: withLocale.sentences(withLocale.locale, row.name, params),
    params,
    ...(also && { also: also.map((other) => errorIn(other, withLocale)) }),
  };
}

function writeRaw(to: Recipient, { body, http, headers, contentType, brotli }: RawAnswer): Promise<void> | void {
  for (const [name, value] of Object.entries(headers)) to.outgoing.addHeader(name, value);
  if (brotli !== null && packingFor(to.acceptEncoding) === 'br') {
    to.outgoing.addHeader('vary', 'accept-encoding');
    to.outgoing.addHeader('content-encoding', 'br');
    return to.outgoing.write(http, contentType, brotli);
  }
  return writeText(to, http, contentType, typeof body === 'string' ? body : stringifyWire(body));
}

/** Writes a text, packed when it is long and the caller takes it so. */
function writeText(to: Recipient, http: number, contentType: string, text: string): Promise<void> | void {
  if (text.length < PACKED_FROM) return to.outgoing.write(http, contentType, text);
  to.outgoing.addHeader('vary', 'accept-encoding');
  const packing = packingFor(to.acceptEncoding);
  if (packing === null) return to.outgoing.write(http, contentType, text);
  to.outgoing.addHeader('content-encoding', packing);
  return pack(text, packing).then((packed) => to.outgoing.write(http, contentType, packed));
}
