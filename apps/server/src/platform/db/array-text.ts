/**
 * Arrays as PostgreSQL reads them. On the money path they are written at once: the driver would inspect the type of
 * every element and escape each, which costs more than anything else it does for a batch.
 */

/** An array of what needs no quotes: numbers, ids, hexadecimal digits, instants; null is NULL. */
export function plainArray(elements: readonly (string | number | bigint | null)[]): string {
  let text = '{';
  for (let place = 0; place < elements.length; place += 1) text += `${place === 0 ? '' : ','}${elements[place]}`;
  return `${text}}`;
}

/** An array of any texts; null is NULL. */
export function textArray(elements: readonly (string | null)[]): string {
  let text = '{';
  for (let place = 0; place < elements.length; place += 1) {
    const element = elements[place] as string | null;
    text += `${place === 0 ? '' : ','}${element === null ? 'null' : quoted(element)}`;
  }
  return `${text}}`;
}

/** An array of bytes, written as their hexadecimal digits. */
export function bytesArray(elements: readonly string[]): string {
  return plainArray(elements.map((digits) => `"\\\\x${digits}"`));
}

/** An array of JSON texts as `JSON.stringify` writes them; null is NULL. Quotes and backslashes are all that it has to escape. */
export function jsonArray(elements: readonly (string | null)[]): string {
  let text = '{';
  for (let place = 0; place < elements.length; place += 1) {
    const element = elements[place] as string | null;
    text += `${place === 0 ? '' : ','}${element === null ? 'null' : JSON.stringify(element)}`;
  }
  return `${text}}`;
}

const SPECIAL = /["\\]/;

function quoted(text: string): string {
  return SPECIAL.test(text) ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `"${text}"`;
}
