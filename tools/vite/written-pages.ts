import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { LANGUAGE_TAGS, type Locale } from '../../packages/i18n/src/locale.ts';

/** A page whose content is in its HTML, in one language. */
export interface WrittenPage {
  /** Path at which it is the page: `/rules/push`. */
  readonly path: string;
  /** Paths that answer the same content, and name `path` as its address. */
  readonly also: readonly string[];
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

export interface WrittenPages {
  /** Module that exports `writtenPages()`, a function that returns the pages. */
  readonly module: URL;
  /** Modules whose sheets the pages are set in. */
  readonly sheetsOf: RegExp;
  /** Addresses of the site as its router has them; one that is among neither these nor the pages does not exist. */
  readonly routes: readonly string[];
}

/** List of a site's addresses beside its files, which `static-site.ts` of the server reads. */
const LIST = 'pages.json';
const PAGE_PLACE = /<div class="page page-content outline-page">.*?<\/div>/s;
const CHROME = ['outline-menu', 'site-header', 'bottom-bar'];

/** Writes pages with their content into the build of a site, and the list of its addresses: an unknown one is answered with 404. */
export function writtenPages({ module, sheetsOf, routes }: WrittenPages): Plugin {
  let sheets: readonly string[] = [];
  return {
    name: 'ordago-written-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some((id) => sheetsOf.test(id))
          ? [...((file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
          : [],
      );
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('a site without a page');
      const imported = await runnerImport<{ writtenPages(): WrittenPage[] }>(module.pathname, { configFile: false });
      const pages = imported.module.writtenPages();
      for (const page of pages) {
        const file = path.join(dir, `${fileOf(page.path)}.${page.locale}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, writePage(String(shell.source), page, sheets));
      }
      const files = pages.flatMap(({ path: own, also }) => [own, ...also].map((one) => [one, fileOf(own)]));
      await writeFile(path.join(dir, LIST), JSON.stringify({ routes, written: Object.fromEntries(files) }));
    },
  };
}

/** File of a page, without its language and ending. */
function fileOf(address: string): string {
  return `written${address}`;
}

/** Puts a page into the shell of its site: its words in place of what is coming, its name, its address and its sheets. */
export function writePage(shell: string, page: WrittenPage, sheets: readonly string[]): string {
  const { path: address, locale, title, description, html } = page;
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`);
  const head = `<link rel="canonical" href="${address}">${links.join('')}`;
  const written = shell
    .replace(/<html [^>]*>/, `<html lang="${LANGUAGE_TAGS[locale]}" dir="ltr" data-place="page">`)
    .replace(/<title>([^<]*)<\/title>/, (_, site) => `<title>${attribute(title)} · ${site}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => `${start}${attribute(description)}`)
    .replace('</head>', () => `${head}</head>`)
    // The page is here: nothing asks for scripts.
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div class="outline" aria-hidden="true">', '<div class="outline outline-written">')
    .replace(PAGE_PLACE, () => `<main class="page page-content outline-page">${html}</main>`);
  // The frame of the site is no content; the page is.
  return CHROME.reduce(
    (text, name) => text.replace(`<div class="${name}"`, `<div class="${name}" aria-hidden="true"`),
    written,
  );
}

function attribute(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
