import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { themeBootScript } from '../../packages/ui/src/theme/theme-boot.ts';
import { pageZod } from './page-zod.ts';
import { readyTexts } from './ready-texts.ts';

/** Head of a page before its script has run. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** Plugins of this site alone. */
  readonly plugins?: readonly Plugin[];
  /**
   * Sheets that load before all others, in one file: the one that declares the layers, and those that several pages share.
   * (Default: none, and sheets come with the code that imports them)
   */
  readonly firstSheets?: RegExp;
}

/** Packages that the first page of every site needs whole. */
const FIRST_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify|zustand|lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon)|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))[/.]/;

/** Parts of our own packages that the first page of every site needs. */
const FIRST_PARTS =
  /tools\/vite\/page-zod\/|packages\/(api-client\/src|kernel\/src\/(assert|ids|instant|money)|i18n\/src\/(react\/(provider|reading|texts)|format\/(dates|money|odds)|locale|browser|load-messages)|ui\/src\/(actions|theme|class-names|marks\/(suit|balance-text)|feedback\/(skeleton|result)))[/.]/;

/** Configures the build of every front end: React, Tailwind over the tokens, the theme set before the first paint. */
export function site(page: Page) {
  return defineConfig({
    plugins: [react(), tailwind(), pageZod(), readyTexts(), head(page), ...(page.plugins ?? [])],
    build: {
      target: 'baseline-widely-available',
      sourcemap: 'hidden',
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Modules that every page loads first stay in one file: a dozen small files compress worse than one.
      rolldownOptions: {
        // A function that the small reader of `page-zod` lacks would be missing on the page alone.
        onLog: (level, log, report) => {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
          report(level, log);
        },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: (id) => FIRST_PACKAGES.test(id) || FIRST_PARTS.test(id) || page.firstSheets?.test(id),
              },
            ],
          },
        },
      },
    },
  });
}

/** The head of every page. The files `index.html` hold nothing but the place of the site and its script. */
function head({ title, description }: Page): Plugin {
  return {
    name: 'ordago-head',
    transformIndexHtml: (html) => ({
      html,
      // The charset has to be within the first 1,024 bytes, the theme before the first paint.
      tags: [
        { tag: 'meta', attrs: { charset: 'utf-8' } },
        { tag: 'title', children: title },
        meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
        meta('description', description),
        meta('color-scheme', 'dark light'),
        { tag: 'link', attrs: { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' } },
        { tag: 'script', children: themeBootScript },
      ],
    }),
  };
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content } };
}
