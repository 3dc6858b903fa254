import { LOCALES } from '@ordago/i18n';
import { outcomeText, ruleText, verdictText } from '@ordago/i18n/rules';
import { describe, expect, it } from 'vitest';
import { type Article, articleOf, articleSlugOf } from './article.ts';
import { WHY_CODES } from './judging/judge-leg.ts';
import { STATISTICS } from './markets/index.ts';
import { SPORT_RULES, sportRuleOf } from './registry.ts';
import type { Phrase } from './vocabulary.ts';

const CASES = SPORT_RULES.flatMap((rule) => LOCALES.map((locale) => ({ slug: rule.slug, rule, locale })));

/** Every sentence of an article that the catalogue `rules` has to know. */
function phrasesOf({ formats, sections, example }: Article): Phrase[] {
  return [
    ...formats.flatMap(({ name, length, minimum }) => [name, length, minimum]),
    ...sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase)),
    ...example.map(({ situation }) => situation),
  ];
}

describe('the articles', () => {
  it.each(CASES)('$slug can be read in $locale', ({ rule, locale }) => {
    const article = articleOf(rule);
    const texts = phrasesOf(article).map((phrase) => ruleText(locale, phrase));
    texts.push(...article.example.map(({ verdict }) => verdictText(locale, verdict.why)));
    texts.push(ruleText(locale, { code: `sport.${rule.slug}`, params: {} }));
    for (const text of texts) expect(text).toMatch(/^[^{}]{3,}$/);
  });

  it('have a text of their own in every language', () => {
    for (const { code, params } of SPORT_RULES.flatMap((rule) => phrasesOf(articleOf(rule)))) {
      const texts = LOCALES.map((locale) => ruleText(locale, { code, params }));
      expect(new Set(texts).size, code).toBeGreaterThan(1);
    }
  });

  it.each(CASES)('$slug names in $locale what can be bet on, each in other words', ({ rule, locale }) => {
    const { outcomes } = articleOf(rule);
    const names = outcomes.map((kind) => outcomeText(locale, kind));
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^{}«»]{3,}[^\s.{}]$/u);
    expect(new Set(names).size).toBe(names.length);
    // No kind of the rule book is left out: those of a whole statistic share one line.
    const reported = (key: string) => outcomes.some((kind) => kind === key || key.startsWith(`${kind}-`));
    expect(rule.outcomes.filter((key) => !reported(key))).toEqual([]);
  });

  it('name all kinds of a statistic in one line', () => {
    const football = sportRuleOf('football');
    const reported = football ? articleOf(football).outcomes : [];
    expect(reported.filter((kind) => STATISTICS.some((one) => one === kind))).toEqual(STATISTICS);
    expect(reported.filter((kind) => kind.startsWith('corners'))).toEqual(['corners']);
    expect(outcomeText('es', 'corners')).toBe('Córners: quién tiene más, totales, hándicap, par o impar');
  });

  it('have an address each, of the form that the specification gives', () => {
    const slugs = SPORT_RULES.map(articleSlugOf);
    expect(new Set(slugs).size).toBe(48);
    for (const slug of slugs) expect(slug).toMatch(/^bets-on-[a-z]+(-[a-z]+)*$/);
  });

  it.each(SPORT_RULES)('$slug names each of its formats differently', (rule) => {
    const names = articleOf(rule).formats.map(({ name }) => ruleText('en', name));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(SPORT_RULES)('$slug shows what was decided by the operator as such', (rule) => {
    const ofOperator = articleOf(rule).sections.flatMap(({ key, statements }) =>
      statements.filter(({ source }) => (source === 'operator') !== (key === 'operator')),
    );
    expect(ofOperator).toEqual([]);
  });

  it('compute their example: 1000 at 2.3 pays 2300, or comes back', () => {
    const football = sportRuleOf('football');
    const rows = football ? articleOf(football).example : [];
    const reported = rows.map(({ situation, verdict, payout }) => [situation.params.played, verdict.settles, payout]);
    expect(reported).toEqual([
      [undefined, 'by-result', '2300.00'],
      ['70', 'by-result', '2300.00'],
      ['69', 'at-odds-1', '1000.00'],
      [undefined, 'as-determined', '2300.00'],
      [undefined, 'at-odds-1', '1000.00'],
    ]);
  });

  it('explain a missed minimum with its figures', () => {
    const why = { code: 'minimum-missed', params: { unit: 'minutes', played: '66', minimum: '70' } };
    expect(verdictText('en', why)).toContain('66 minutes were played of the 70 that are needed');
    expect(verdictText('es', why)).toContain('Se jugaron 66 minutos de los 70 necesarios');
    expect(verdictText('pt', why)).toContain('Foram disputados 66 minutos dos 70 necessários');
  });

  it('know a sentence for every verdict', () => {
    const params = {
      unit: 'ends',
      played: '4',
      minimum: '5',
      hours: 24,
      by: 'walkover',
      part: 2,
      last: 1,
      after: 'set',
    };
    for (const locale of LOCALES) {
      for (const code of WHY_CODES) expect(verdictText(locale, { code, params })).toMatch(/^[^{}]{10,}\.$/);
    }
  });
});
