import {
  formatAmount,
  type Id,
  type Instant,
  parseAmount,
  parseId,
  parseInstant,
  toIso,
  type Units,
} from '@ordago/kernel';
import { isLosslessNumber, LosslessNumber } from 'lossless-json';
import * as z from 'zod';
import { readJson } from './read-json.ts';
import { writeJson, writePlainJson } from './write-json.ts';

export { JSON_DEPTH_MAX, MalformedJson } from './read-json.ts';

/**
 * JSON as it travels: numbers keep the text they were written in, so that no amount ever passes through a double
 * (architecture 3.2). Schemas of this file are the only way in and out for amounts, ids and counts.
 */

/** Parses JSON, numbers as `LosslessNumber`. Refuses duplicate keys, prototype keys and nesting beyond 10. */
export function parseWire(text: string): unknown {
  return readJson(text, exactly);
}

/**
 * Parses an answer, on the client's side: as `parseWire`, but whole numbers of at most 15 digits (counts, codes,
 * versions) are numbers, which a double holds exactly. Everything else keeps its text.
 */
export function parseAnswer(text: string): unknown {
  return readJson(text, (digits) => (/^-?[0-9]{1,15}$/.test(digits) ? Number(digits) : exactly(digits)));
}

function exactly(digits: string): LosslessNumber {
  return new LosslessNumber(digits);
}

/** Writes JSON; `LosslessNumber` values come out as the digits they hold, undefined fields stay out. */
export function stringifyWire(value: unknown): string {
  return writeJson(value) ?? 'null';
}

/** The same for answers of our own, whose amounts are texts: quicker, unless there is an exact number after all. */
export function stringifyPlainWire(value: unknown): string {
  return writePlainJson(value) ?? 'null';
}

/** The text of a JSON number or string, or null for anything else: an object may have a `toString` that throws. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (isLosslessNumber(value)) return value.value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null;
}

/** The message of every issue about an amount; the edge turns it into the refusal `amount-invalid`. */
export const AMOUNT_ISSUE = 'amount';

function read<T>(expected: string, decode: (text: string) => T | null) {
  return z.transform((value: unknown, context): T => {
    const text = textOf(value);
    const decoded = text === null ? null : decode(text);
    if (decoded === null) {
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    }
    return decoded;
  });
}

/**
 * An amount that comes in, as ledger units. Players type at most 2 decimals; provider callbacks may carry 5.
 * Refuses signs, exponents, non-ASCII digits, superfluous zeros, zero unless `zero` is set, and more than 10^10 units.
 */
export function amountIn({ decimalsMax = 2, zero = false }: { decimalsMax?: number; zero?: boolean } = {}) {
  return read<Units>(AMOUNT_ISSUE, (text) => {
    const units = parseAmount(text, { decimalsMax });
    return units === null || (units === 0n && !zero) ? null : units;
  }).meta({ description: `decimal amount, at most ${decimalsMax} decimals`, examples: ['10.00'] });
}

/** An amount in an answer, read by a client: its exact decimal text, sign allowed. */
export const amountText = read<string>(AMOUNT_ISSUE, (text) =>
  /^-?(0|[1-9]\d*)(\.\d{1,5})?$/.test(text) ? text : null,
).meta({
  description: 'decimal amount',
  examples: ['10.00'],
});

/** A whole number within bounds, from a JSON number or a query string. */
export function intIn({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) {
  return read<number>('whole number', (text) => {
    if (!/^-?(0|[1-9][0-9]{0,14})$/.test(text)) return null;
    const value = Number(text);
    return value >= min && value <= max ? value : null;
  });
}

/** An id of a row of ours. */
export function idIn<T extends Id<string>>() {
  return read<T>('id', (text) => parseId<T>(text));
}

/** An instant, ISO 8601 with zone. */
export const instantIn = read<Instant>('instant', parseInstant);

/** Zero-based page number; a page past the end is clamped by the reader (specification 1, section 9). */
export const pageIn = intIn({ min: 0, max: 1_000_000 }).default(0);

/**
 * Plain text of bounded length, trimmed, in Unicode NFC, without control or direction-override characters. `min`
 * (default: 1) and `max` (default: 200) in characters.
 */
export function textIn({ min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length >= min && text.length <= max && !HOSTILE_TEXT.test(text), 'text');
}

/** An amount as a JSON number, exact: for answers whose shape the specifications fix. In currency units, with up to five decimals. */
export function amountNumber(units: Units): LosslessNumber {
  return new LosslessNumber(formatAmount(units));
}

/** An amount as a decimal string: for answers of our own. */
export function amountString(units: Units): string {
  return formatAmount(units);
}

/** An id as a JSON number, exact: for answers whose shape the specifications fix. */
export function idNumber(id: Id<string>): LosslessNumber {
  return new LosslessNumber(id);
}

/** A user's id in an answer, read by a client: its decimal text, `-1` for a guest (specification 1, section 3). */
export const userIdText = read<string>('user id', (text) => (text === '-1' || parseId(text) ? text : null)).meta({
  description: 'user id, -1 for a guest',
});

/** An instant on the wire. */
export function instantString(at: Instant): string {
  return toIso(at);
}

/** Control characters, lone surrogates and marks that turn the reading direction. */
const HOSTILE_TEXT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;
