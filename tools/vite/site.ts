import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeBootScript } from '../../packages/ui/src/theme/theme-boot.ts';
import { noJsonSchema } from './no-json-schema.ts';

/** What a page says of itself before its script has run. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** What this site alone needs. */
  readonly plugins?: readonly Plugin[];
}

/** Packages that the first page of every site needs whole. */
const FIRST_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|use-intl|intl-messageformat|zustand|@formatjs\/[^/]+|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))\//;

/** How every front end is built: React, Tailwind over the tokens, the theme set before the first paint. */
export function site(page: Page) {
  return defineConfig({
    plugins: [react(), tailwind(), noJsonSchema(), head(page), ...(page.plugins ?? [])],
    build: {
      target: 'baseline-widely-available',
      sourcemap: 'hidden',
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // What every page loads first stays in one file: a dozen crumbs compress worse than a loaf.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'base', test: FIRST_PACKAGES }],
          },
        },
      },
    },
  });
}

function head({ title, description }: Page): Plugin {
  return {
    name: 'ordago-head',
    transformIndexHtml: (html) => ({
      html: html.replace('<title></title>', `<title>${title}</title>`),
      tags: [
        { tag: 'meta', attrs: { name: 'description', content: description }, injectTo: 'head-prepend' },
        { tag: 'script', children: themeBootScript, injectTo: 'head-prepend' },
      ],
    }),
  };
}
