/** The fields of a form-encoded message, each once, as text. */
export type FormFields = Readonly<Record<string, string>>;

/** Fields of one message; a longer one is refused. */
const FIELDS_MAX = 64;

/**
 * Reads `application/x-www-form-urlencoded` bytes. Answers null for invalid UTF-8, a broken escape, an unnamed field, a
 * field that comes twice (the two sides might read different ones), more than 64 fields, or the character U+0000.
 */
export function parseForm(bytes: Uint8Array): FormFields | null {
  const text = utf8(bytes);
  if (text === null) return null;
  const fields: Record<string, string> = Object.create(null);
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > FIELDS_MAX) return null;
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at));
    const value = decode(at === -1 ? '' : pair.slice(at + 1));
    if (name === null || value === null || name === '' || name in fields) return null;
    fields[name] = value;
  }
  return fields;
}

/**
 * Writes fields as PHP's `http_build_query` does: spaces as `+`, everything but letters, digits, `-`, `_` and `.`
 * escaped. Providers sign exactly this text, so one differing character breaks every signature.
 */
export function encodeForm(fields: FormFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${escapeField(name)}=${escapeField(value)}`)
    .join('&');
}

/** The same fields in the byte order of their names. */
export function sortFields(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\u0000') ? null : decoded;
  } catch {
    return null;
  }
}

function escapeField(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
