import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import en from './locales/en/markets.json';
import enWords from './locales/en/sportsbook.json';
import verdictsEn from './locales/en/verdicts.json';
import es from './locales/es/markets.json';
import esWords from './locales/es/sportsbook.json';
import verdictsEs from './locales/es/verdicts.json';
import pt from './locales/pt/markets.json';
import ptWords from './locales/pt/sportsbook.json';
import verdictsPt from './locales/pt/verdicts.json';
import { builderParts, type LooseTranslator, outcomeName } from './market-words.ts';

const TEXTS = {
  es: { markets: es, sportsbook: esWords, verdicts: verdictsEs },
  en: { markets: en, sportsbook: enWords, verdicts: verdictsEn },
  pt: { markets: pt, sportsbook: ptWords, verdicts: verdictsPt },
};
const translator = (locale: (typeof LOCALES)[number]) =>
  createTranslator({
    locale,
    messages: TEXTS[locale] as Record<string, unknown>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as LooseTranslator;
const BUILDER = {
  kind: 'bet-builder',
  specifier: 'parts=1x2~~1;both-score~~yes;total~period=1&line=0.5~over',
  outcome: 'yes',
  home: 'Alba',
  away: 'Brisa',
};

describe('the words of a bet builder', () => {
  it('are those of its parts, with their own specifiers', () => {
    expect(builderParts(BUILDER)).toEqual([
      { kind: '1x2', specifier: '', outcome: '1' },
      { kind: 'both-score', specifier: '', outcome: 'yes' },
      { kind: 'total', specifier: 'period=1|line=0.5', outcome: 'over' },
    ]);
    expect(builderParts({ kind: 'total', specifier: 'line=2.5' })).toEqual([]);
  });

  it.each(LOCALES)('name every part in %s, with its market where the outcome alone is unclear', (locale) => {
    const parts = outcomeName(translator(locale), BUILDER).split(' + ');
    expect(parts).toHaveLength(3);
    expect(parts[0]).toBe('Alba');
    expect(parts[1]).toContain(': ');
    expect(parts[2]).toMatch(/0\.5/);
  });

  it.each(LOCALES)('describe in %s what it came to', (locale) => {
    const t = translator(locale);
    const texts = [
      { lost: 0, returned: 0, open: 0 },
      { lost: 0, returned: 1, open: 0 },
      { lost: 0, returned: 0, open: 2 },
      { lost: 1, returned: 1, open: 0 },
      { lost: 2, returned: 0, open: 0 },
    ].map((counts) => t('verdicts.combination', { parts: 3, ...counts }));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^{}#]+\.$/);
  });
});
