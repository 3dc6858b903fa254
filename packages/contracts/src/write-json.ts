import { isLosslessNumber } from 'lossless-json';

/**
 * Writes JSON as `JSON.stringify` does, except that a `LosslessNumber` comes out as the digits it holds and a bigint as
 * its own: what `JSON.stringify` cannot do. Undefined for what has no JSON.
 */
export function writeJson(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
    case 'number':
      return JSON.stringify(value);
    case 'bigint':
      return value.toString();
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map((element) => writeJson(element) ?? 'null').join(',')}]`;
  if (isLosslessNumber(value)) return value.value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return writeJson(value.toJSON());
  return objectText(value as Record<string, unknown>);
}

function objectText(object: Record<string, unknown>): string {
  let text = '';
  for (const key of Object.keys(object)) {
    const member = writeJson(object[key]);
    if (member === undefined) continue;
    text += `${text === '' ? '{' : ','}${quoted(key)}:${member}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Text that JSON writes as it is: what is printable in ASCII, but for quotes and backslashes. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Form of a `LosslessNumber` where the engine writes it. Within a text, backslashes would precede its quotes. */
const EXACT_NUMBER = '"isLosslessNumber":true';

/**
 * The same text as `writeJson`, for what hardly ever holds an exact number: the engine's own writer takes a third of the time,
 * and whatever it cannot write is written by ours.
 */
export function writePlainJson(value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text?.includes(EXACT_NUMBER) ? writeJson(value) : text;
  } catch (error) {
    // A bigint.
    if (error instanceof TypeError) return writeJson(value);
    throw error;
  }
}
