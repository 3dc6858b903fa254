/**
 * Texts that PostgreSQL stores in no JSON: the character NUL, and halves of a pair. As `JSON.stringify` writes them, which is not how it
 * writes a text that spells such an escape.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/;
/** Keys that change how an object becomes a text, or what it inherits: the name of nothing that is sent. */
const REFUSED_KEYS: ReadonlySet<string> = new Set(['toString', 'valueOf', 'toJSON', '__proto__', 'constructor']);
/** Deepest nesting that anything reads. */
const DEPTH_MAX = 64;

/**
 * Returns true if what a caller sent is data that code may read as text, write as JSON and store: bounded in depth, without keys that
 * change how an object becomes a text, and without texts that no database stores.
 */
export function isPlainData(sent: unknown): boolean {
  let level: readonly unknown[] = [sent];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null) as readonly object[];
    if (objects.some((one) => Object.keys(one).some((key) => REFUSED_KEYS.has(key)))) return false;
    level = objects.flatMap((one) => Object.values(one));
  }
  return !UNSTORABLE.test(JSON.stringify(sent) ?? '');
}
