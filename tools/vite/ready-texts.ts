import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const TEXTS = /[\\/]i18n[\\/]src[\\/]locales[\\/]\w+[\\/][\w-]+\.json$/;
const READER = 'use-intl/format-message';

/**
 * Reads arguments and plurals of the texts when a site is built: a page gets them in parts that it only has to put together,
 * and no parser of messages (9 kB gzipped). `packages/i18n/src/ready-texts.test.ts` reads every text both ways.
 */
export function readyTexts(): Plugin {
  return {
    name: 'ordago-ready-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === READER ? this.resolve(`${READER}/format-only`, importer, { skipSelf: true }) : null;
    },
    load: async (id) => (TEXTS.test(id) ? JSON.stringify(readied(JSON.parse(await readFile(id, 'utf8')))) : null),
  };
}

/** A tree of texts with each of them in parts; one without arguments stays a text. */
function readied(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(Object.entries(texts as object).map(([key, inner]) => [key, readied(inner)]));
}
