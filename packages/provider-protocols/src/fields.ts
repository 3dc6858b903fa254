import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json';
import * as z from 'zod';

/** Decimals that a provider's amount may carry. */
export const AMOUNT_DECIMALS_MAX = 5;

/** An id of the other side: 1 to 128 printable ASCII characters without spaces. */
export const idText = z.string().regex(/^[\x21-\x7e]{1,128}$/);

/** A currency code. */
export const currencyText = z.string().regex(/^[A-Z]{3}$/);

/** Free text of the other side that we show: bounded, without control or direction-override characters. */
export const shownText = z
  .string()
  .min(1)
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to keep out.
  .regex(/^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]+$/);

/** An address that a frame may be sent to. */
export const addressText = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/[^\s"'<>]+$/);

/** A declared return to player in percent: `95.52`. */
export const rtpText = z.string().regex(/^\d{2}\.\d{1,4}$/);

/** Features of a game beside its ordinary rounds, as its provider names them. */
export const featureTexts = z.array(z.string().regex(/^[A-Za-z][A-Za-z_-]{1,39}$/)).max(20);

/** A declared most that a bet can return, in stakes: `1234.50`. */
export const winMaxText = z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,2})?$/);

/** Declared least bets by currency, or by `*` where one figure holds in every currency. */
export const betMinTexts = z.record(
  z.string().regex(/^([A-Z]{3}|\*)$/),
  z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,5})?$/),
);

/** A declared volatility. */
export const volatilityText = z.enum(['low', 'medium', 'high']);

/** An address of a picture: https, http or relative to the other side's root. Empty means none. */
export const pictureText = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s"'<>]+|\/[^\s"'<>]*|)$/);

/**
 * An amount written as text in a form field, as ledger units: plain decimals, at most 5 of them, at most 10^10. A stake
 * is more than zero; a win may be zero (it closes the round).
 */
export function formAmount({ zero = false }: { zero?: boolean } = {}) {
  return z.string().transform((text, context) => readAmount(text, zero, context));
}

/** The same for an amount that is a JSON number; its digits are read as they were written. */
export function jsonAmount({ zero = false }: { zero?: boolean } = {}) {
  return z
    .unknown()
    .transform((value, context) => readAmount(isLosslessNumber(value) ? value.value : '', zero, context));
}

/** The same for money that leaves the player, written as a negative JSON number; answers it without its sign. */
export function jsonDebit() {
  return z.unknown().transform((value, context) => {
    const text = isLosslessNumber(value) ? value.value : '';
    return readAmount(text.startsWith('-') ? text.slice(1) : '', false, context);
  });
}

/** A count from 0 to `max`, written as a JSON number without a fraction. */
export function jsonCount(max: number) {
  return z.unknown().transform((value, context) => {
    const count = isLosslessNumber(value) && /^\d{1,9}$/.test(value.value) ? Number(value.value) : Number.NaN;
    if (count <= max) return count;
    context.addIssue({ code: 'custom', message: 'count' });
    return z.NEVER;
  });
}

/** A JSON number kept as it was written, for ids that are only echoed. */
export const jsonDigits = z.custom<LosslessNumber>(
  (value) => isLosslessNumber(value) && /^\d{1,18}$/.test(value.value),
);

function readAmount(text: string, zero: boolean, context: z.RefinementCtx): Units {
  const units = parseAmount(text, { decimalsMax: AMOUNT_DECIMALS_MAX });
  if (units !== null && (zero || units > 0n)) return units;
  context.addIssue({ code: 'custom', message: 'amount' });
  return z.NEVER;
}

/**
 * An amount as a JSON number with all its digits, for bodies written by `writeJson`. `units` in ledger units, written
 * in currency units.
 */
export function exactNumber(units: Units): LosslessNumber {
  return new LosslessNumber(formatAmount(units));
}

/** Nesting of a body we read. */
const DEPTH_MAX = 10;

/**
 * Reads JSON bytes, numbers with the digits they were written in. Answers undefined for anything that is no JSON, has a
 * key twice or a prototype key, nests deeper than 10, or holds the character U+0000, which no database keeps in a text.
 */
export function readJson(bytes: Uint8Array): unknown {
  try {
    const text = STRICT_UTF8.decode(bytes);
    const value = readWithoutNumbers(text) ?? parse(text);
    return isTame(value, 0) ? value : undefined;
  } catch {
    return undefined;
  }
}

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Place where a number may occur in JSON; it may be found in a text as well. */
const NUMBER_PLACE = /(?:^|[[:,])\s*[-\d]/;
/** The end of a name; it may be found in a text as well, behind a backslash. */
const NAME_END = /"\s*:/g;

/**
 * Reads with the engine's own parser: an object without numbers in which no name occurs twice. Null for anything else,
 * and wherever it is not certain: a name more in the text than in what was read may be one that occurred twice.
 */
function readWithoutNumbers(text: string): object | null {
  if (NUMBER_PLACE.test(text)) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  return namesIn(value) === (text.match(NAME_END)?.length ?? 0) ? value : null;
}

function namesIn(value: object): number {
  let names = 0;
  const isList = Array.isArray(value);
  for (const member of Object.values(value)) {
    if (!isList) names += 1;
    if (typeof member === 'object' && member !== null) names += namesIn(member);
  }
  return names;
}

/** Writes JSON; exact numbers come out digit by digit. */
export function writeJson(value: unknown): string {
  return (holdsExact(value) ? stringify(value) : JSON.stringify(value)) ?? 'null';
}

/** Returns true if it holds a number that the engine would not write digit by digit. */
function holdsExact(value: unknown): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value !== 'object' || value === null) return false;
  return isLosslessNumber(value) || Object.values(value).some(holdsExact);
}

function isTame(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000');
  if (typeof value !== 'object' || value === null || isLosslessNumber(value)) return true;
  if (depth >= DEPTH_MAX) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.entries(value).every(([key, member]) => isTameKey(key) && isTame(member, depth + 1));
}

function isTameKey(key: string): boolean {
  return key !== '__proto__' && !key.includes('\u0000');
}
