import { NOTIONS, notionArticleOf, SPORT_RULES } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { writtenPages } from '../../apps/player/rules-pages.ts';
import { writePage } from './written-pages.ts';

const SHELL =
  '<!doctype html><html lang="es" dir="ltr"><head><title>Ordago</title><meta name="description" content="Casino."></head>' +
  '<body><div id="root"><noscript><p>JavaScript</p></noscript><div class="outline" aria-hidden="true">' +
  '<div class="outline-menu"></div><div class="site-header"></div>' +
  '<div class="page page-content outline-page"><i class="skeleton"></i></div><div class="bottom-bar"></div></div></div></body></html>';

const PAGES = writtenPages();
const page = (path: string, locale: string) => {
  const found = PAGES.find((one) => one.path === path && one.locale === locale);
  if (!found) throw new Error(`no page ${path} in ${locale}`);
  return found;
};

describe('the pages of the rules', () => {
  it('are the list, an article of each sport and one of each notion, in three languages', () => {
    expect(PAGES).toHaveLength(3 * (1 + SPORT_RULES.length + NOTIONS.length));
    expect(new Set(PAGES.map(({ title, locale }) => `${title} ${locale}`)).size).toBe(PAGES.length);
    for (const { html, description, title } of PAGES) {
      expect(html).not.toMatch(/[{}]|undefined|<button|<input/);
      expect(html).toContain(`>${title.replaceAll('&', '&amp;')}</h1>`);
      expect(description.length).toBeGreaterThan(20);
    }
  });

  it('link to one another and to pages that exist', () => {
    const known = new Set(['/', ...PAGES.map(({ path }) => path)]);
    const linked = PAGES.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address),
    );
    expect(linked.filter((address) => !known.has(address))).toEqual([]);
    expect([...known].filter((path) => !linked.includes(path))).toEqual([]);
  });

  it('hold the worked examples of the engine', () => {
    for (const { figure } of notionArticleOf('void-legs').rows)
      expect(page('/rules/void-legs', 'es').html).toContain(figure);
    expect(page('/rules/bets-on-football', 'en').html).toContain('69 minutes were played of the 70 that are needed');
  });

  it('name every rule on retirements, of which the operator has set one', () => {
    expect(page('/rules/bets-on-tennis', 'en').html).toContain('Every bet keeps the rule that held when it was placed');
  });
});

describe('a page in the shell of its site', () => {
  const html = writePage(SHELL, page('/rules/push', 'pt'), ['assets/rules-1.css']);

  it('has its own language, name, description, address and sheets', () => {
    expect(html).toContain('<html lang="pt-PT" dir="ltr" data-place="page">');
    expect(html).toContain('<title>Aposta devolvida na linha (push) · Ordago</title>');
    expect(html).toContain('content="O resultado cai exatamente na linha');
    expect(html).toContain(
      '<link rel="canonical" href="/rules/push"><link rel="stylesheet" href="/assets/rules-1.css">',
    );
  });

  it('has its content in place of what is coming, and asks for no scripts', () => {
    expect(html).toContain('<main class="page page-content outline-page"><article');
    expect(html).not.toMatch(/skeleton|noscript/);
    expect(html).not.toContain('outline" aria-hidden');
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
  });
});
