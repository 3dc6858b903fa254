import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The files of zod that write JSON Schema. The server's API document needs them, a page never does. */
const WRITERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
/** The English sentences of zod's issues. A page reads where an answer drifted, and has sentences of its own. */
const SENTENCES = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
/** Formats of a string (addresses, ids, tokens) hang on every string. Our contracts write their own patterns. */
const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const FORMAT = /^( +\w+)\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},/gm;
/** Support for values that contain themselves. A page parses JSON, which cannot; `zod/mini` leaves it out as well. */
const MEMOIZER = /[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/;

const ABSENT = `const absent = () => { throw new Error('left out of pages: tools/vite/light-zod.ts'); };\n`;

const NO_MEMOIZER = `export const memoizer = () => undefined;\nexport const isBackEdge = () => false;\nexport const isRecursiveSchema = () => false;\nexport class $ZodCyclicError extends Error {}\n`;

/** Leaves out of a page what zod brings along with every schema. The names stay, and a call of one throws. */
export function lightZod(): Plugin {
  return {
    name: 'ordago-light-zod',
    apply: 'build',
    enforce: 'pre',
    load: async (id) => {
      if (SENTENCES.test(id)) return `export default () => ({ localeError: ({ code }) => code });\n`;
      if (MEMOIZER.test(id)) return NO_MEMOIZER;
      if (SCHEMAS.test(id)) return withoutFormats(await readFile(id, 'utf8'));
      return WRITERS.test(id) ? withoutBodies(await readFile(id, 'utf8')) : null;
    },
  };
}

function withoutFormats(source: string): string {
  const found = source.match(FORMAT)?.length ?? 0;
  if (found === 0) throw new Error('zod writes its formats in another way: see tools/vite/light-zod.ts');
  return ABSENT + source.replaceAll(FORMAT, '$1: absent,');
}

function withoutBodies(source: string): string {
  const exported = [...source.matchAll(EXPORTED)].map((match) => `export const ${match[1]} = absent;`);
  return `${ABSENT}${exported.join('\n')}\nexport { absent as process };\n`;
}
