/**
 * Reads a search parameter that is a list, an object or a quoted text as JSON and throws for any other: plain texts and
 * figures stay as they are written, so that `?deposit=1` needs no quotes and a long id loses no digit.
 */
export function readParameter(text: string): unknown {
  if (!/^["[{]/.test(text)) throw new SyntaxError('plain text');
  return JSON.parse(text);
}
