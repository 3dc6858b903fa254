import { isLosslessNumber } from 'lossless-json';

/**
 * Writes JSON as `JSON.stringify` does, except that a `LosslessNumber` comes out as the digits it holds and a bigint as
 * its own: what `JSON.stringify` cannot do. Undefined for what has no JSON.
 */
export function writeJson(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
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
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${member}`;
  }
  return text === '' ? '{}' : `${text}}`;
}
