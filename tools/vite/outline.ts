import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES } from '../../packages/i18n/src/locale.ts';

/** The outline of a site: its frame and the places of what is coming, painted before any script has arrived. */
export interface Outline {
  /** File of the markup. `data-word` names a text (`common.nav.casino`), `data-art` a picture of the build. */
  readonly file: URL;
  /** Kinds of page by their path and search, the first that matches; the markup is shown by `data-place` of the page. */
  readonly places: readonly (readonly [place: string, pattern: string])[];
  /** Picture of the build that a place begins with: fetched before all else. (Default: none) */
  readonly picture?: { readonly place: string; readonly file: string };
  /** Calls that the script of a place makes first: they travel beside it. (Default: none) */
  readonly calls?: readonly First[];
}

/** An address that a place of the site needs at once. */
export interface First {
  readonly place: string;
  readonly address: string;
}

/** Words of an outline whose site does not come, in the order of the languages. */
export interface LateWords {
  readonly sentence: readonly string[];
  /** Words of the link that loads the page again. */
  readonly reload: readonly string[];
}

const NO_SCRIPT = 'common.state.noScript';
const LATE = 'common.state.unreachable';
const RELOAD = 'common.action.retry';
/** Time after which a site whose outline is still there counts as one that does not come, in ms. */
const LATE_MS = 15_000;

type Texts = { readonly [key: string]: string | Texts };

/** The markup in the place of the site, whose first render takes it away, and the scripts that fit it to the reader. */
export function outline(options: Outline): Plugin {
  return {
    name: 'ordago-outline',
    transformIndexHtml: {
      // Once the pictures have their names.
      order: 'post',
      handler: (html, { bundle }) => {
        const markup = readFileSync(options.file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
        const names = new Map(
          Object.values(bundle ?? {}).flatMap((file) =>
            file.type === 'asset' ? file.names.map((name) => [name, `/${file.fileName}`] as const) : [],
          ),
        );
        // Before the sheet, for which a script behind it would wait; the charset stays within the first 1,024 bytes.
        const script = `<script>${headOf(options, names)}</script>\n  <script type="module"`;
        return html
          .replace('<script type="module"', () => script)
          .replace('<div id="root"></div>', () => rootOf(markup, names));
      },
    },
  };
}

function rootOf(markup: string, addresses: ReadonlyMap<string, string>): string {
  const words = [...markup.matchAll(/data-word="([\w.-]+)"/g)].map(([, name = '']) => name);
  const drawn = markup.replaceAll(/data-art="([\w.-]+)"/g, (_, name) => `data-src="${addresses.get(name) ?? ''}"`);
  const outlined = drawn.trim().replaceAll(/>\s+</g, '><');
  return `<div id="root">${noScript()}${outlined}</div><script>${fillScript(wordsOf(words), lateWords())}</script>`;
}

/** A sentence in every language for a browser that runs no scripts: nothing tells which one its reader speaks. */
function noScript(): string {
  const sentences = LOCALES.map(
    (locale) => `<span lang="${LANGUAGE_TAGS[locale]}">${textOf(locale, NO_SCRIPT)}</span>`,
  );
  return `<noscript><p class="outline-late">${sentences.join('')}</p></noscript>`;
}

function lateWords(): LateWords {
  const { [LATE]: sentence = [], [RELOAD]: reload = [] } = wordsOf([LATE, RELOAD]);
  return { sentence, reload };
}

function headOf({ places, picture, calls = [] }: Outline, addresses: ReadonlyMap<string, string>): string {
  const address = picture && addresses.get(picture.file);
  return placeScript(places, { picture: picture && address ? { place: picture.place, address } : null, calls });
}

/** Language, kind of page and width of the menu before the first paint; the first picture and call of the page. */
export function placeScript(
  places: Outline['places'],
  { picture, calls }: { picture: First | null; calls: readonly First[] },
): string {
  const read = (key: string) => `(function(){try{return localStorage.getItem('${key}')}catch(e){return null}})()`;
  const lines = [
    `var d=document,r=d.documentElement,l=${read('ordago.locale')},k=${JSON.stringify(LOCALES)}`,
    "if(k.indexOf(l)<0){l=(navigator.language||'').toLowerCase().split('-')[0];if(k.indexOf(l)<0)" +
      `l=/^(he|fr|ar|ru)$/.test(l)?'en':'${DEFAULT_LOCALE}'}`,
    `r.lang=${JSON.stringify(LANGUAGE_TAGS)}[l]`,
    `r.dataset.rail=${read('ordago.rail')}||'0'`,
    'var a=location.pathname+location.search',
    `r.dataset.place=(${inScript(places)}.find(function(p){return new RegExp(p[1]).test(a)})||['page'])[0]`,
  ];
  const preload = ({ place, address }: First, about: string) =>
    `if(r.dataset.place===${inScript(place)}){p=d.createElement('link');p.rel='preload';${about};` +
    `p.href=${inScript(address)};d.head.append(p)}`;
  lines.push('var p');
  if (picture) lines.push(preload(picture, "p.as='image';p.fetchPriority='high'"));
  for (const call of calls) lines.push(preload(call, "p.as='fetch';p.crossOrigin='anonymous'"));
  return `(function(){${lines.join(';')}})()`;
}

/**
 * Words of the reader, and the pictures of the kind of page that is shown; the others are not fetched. An outline that is still
 * there after a while says that the site does not come, with a link that loads it again.
 */
export function fillScript(words: Readonly<Record<string, readonly string[]>>, late: LateWords): string {
  return (
    `(function(){var w=${inScript(words)},d=document,k=d.documentElement.lang,i=${inScript(LOCALES.map((locale) => LANGUAGE_TAGS[locale]))}.indexOf(k);` +
    "d.querySelectorAll('[data-word]').forEach(function(e){e.textContent=w[e.dataset.word][i]});" +
    "d.querySelectorAll('[data-src]').forEach(function(e){if(e.dataset.src&&e.offsetParent)e.src=e.dataset.src;" +
    'else e.remove()});' +
    "setTimeout(function(){var o=d.querySelector('.outline');if(!o)return;o.dataset.late='';" +
    "var p=d.createElement('p'),a=d.createElement('a');p.className='outline-late';p.setAttribute('role','alert');" +
    `p.textContent=${inScript(late.sentence)}[i]+' ';a.textContent=${inScript(late.reload)}[i];` +
    `a.href=location.pathname+location.search;p.append(a);o.after(p)},${LATE_MS})})()`
  );
}

/** Texts by their names, in the order of the languages. */
function wordsOf(names: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, LOCALES.map((locale) => textOf(locale, name))]));
}

function textOf(locale: string, name: string): string {
  const [bundle, ...keys] = name.split('.');
  const file = new URL(`../../packages/i18n/src/locales/${locale}/${bundle}.json`, import.meta.url);
  let text: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const key of keys) text = typeof text === 'object' ? text[key] : undefined;
  if (typeof text !== 'string') throw new Error(`the outline names a text that ${locale} does not have: ${name}`);
  return text;
}

/** A value as a script inside a page may write it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
