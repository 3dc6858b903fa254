import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The files of zod that write JSON Schema. The server's API document needs them, a page never does. */
const WRITERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves zod's JSON Schema writers out of a page: 5 kB gzipped that every schema would bring along. The names stay, and
 * whoever called one of them would be told.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'ordago-no-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: async (id) => {
      if (!WRITERS.test(id)) return null;
      const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTED)].map((match) => match[1]);
      const exported = names.map((name) => `export const ${name} = absent;`).join('\n');
      return `const absent = () => { throw new Error('no JSON Schema in a page'); };\n${exported}\nexport { absent as process };\n`;
    },
  };
}
