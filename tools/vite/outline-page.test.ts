import { expect, it } from 'vitest';
import { outline } from './outline.ts';

it.each(['player', 'sportsbook'])('the page of the %s says in each language that it needs scripts', (app) => {
  const file = new URL(`../../apps/${app}/outline.html`, import.meta.url);
  const { transformIndexHtml } = outline({ file, places: [] }) as unknown as {
    transformIndexHtml: { handler: (html: string, about: object) => string };
  };
  const html = transformIndexHtml.handler('<div id="root"></div>', {});
  const notice = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
  expect([...notice.matchAll(/<span lang="([\w-]+)">[^<]*JavaScript/g)].map(([, lang]) => lang)).toEqual([
    'es',
    'en',
    'pt-PT',
  ]);
});
