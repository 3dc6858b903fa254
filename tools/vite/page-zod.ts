import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const READER = fileURLToPath(new URL('page-zod/zod.ts', import.meta.url));

/** Puts the small reader of `page-zod` in the place of zod: a page has no use for the rest of it (15 kB gzipped). */
export function pageZod(): Plugin {
  return {
    name: 'ordago-page-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod' || source === 'zod/mini' ? READER : null),
  };
}
