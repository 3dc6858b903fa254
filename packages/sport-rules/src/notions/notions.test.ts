import { RULE_NOTIONS, rulesPathOf } from '@ordago/contracts';
import { LOCALES, type Locale } from '@ordago/i18n';
import { ruleText } from '@ordago/i18n/rules';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { cashOutValue, saleOfShare } from '@ordago/pricing';
import { describe, expect, it } from 'vitest';
import texts from '../../../i18n/src/locales/en/rules.json' with { type: 'json' };
import { articleOf } from '../article.ts';
import { SPORT_RULES, sportRuleOf } from '../registry.ts';
import { rulePlaceOf } from '../rule-sections.ts';
import type { Phrase } from '../vocabulary.ts';
import { NOTION_ODDS, NOTION_STAKE, SALE } from './examples.ts';
import { NOTIONS, notionArticleOf } from './index.ts';

function phrasesOf(notion: (typeof NOTIONS)[number]): Phrase[] {
  const { title, lead, sentences, bet, figure, rows } = notionArticleOf(notion);
  return [title, lead, ...sentences, bet, figure, ...rows.map(({ situation }) => situation)];
}

describe('the articles of notions', () => {
  it('are those that others link to', () => {
    expect(RULE_NOTIONS).toEqual(NOTIONS);
  });

  it.each(NOTIONS)('%s can be read in every language, each in its own', (notion) => {
    for (const phrase of phrasesOf(notion)) {
      const read = LOCALES.map((locale) => ruleText(locale, phrase));
      for (const text of read) expect(text).toMatch(/^[^{}]{3,}$/);
      if (phrase.code !== 'notion.name.cash-out') expect(new Set(read).size, phrase.code).toBeGreaterThan(1);
    }
  });

  it('have no sentence that no article says', () => {
    const read = NOTIONS.flatMap((notion) => notionArticleOf(notion).sentences.map(({ code }) => code));
    const written = Object.entries(texts.notion.sentence).flatMap(([notion, sentences]) =>
      Object.keys(sentences).map((key) => `notion.sentence.${notion}.${key}`),
    );
    expect(read.toSorted()).toEqual(written.toSorted());
  });

  it.each(LOCALES)('say nothing that another article says, in %s', (locale: Locale) => {
    const ofNotions = NOTIONS.flatMap((notion) =>
      notionArticleOf(notion).sentences.map((one) => ruleText(locale, one)),
    );
    const ofSports = SPORT_RULES.flatMap((rule) =>
      articleOf(rule).sections.flatMap(({ statements }) => statements.map(({ phrase }) => ruleText(locale, phrase))),
    );
    expect(new Set(ofNotions).size).toBe(ofNotions.length);
    expect(ofNotions.filter((sentence) => ofSports.includes(sentence))).toEqual([]);
  });

  it('compute their examples by the functions that settle bets', () => {
    const figures = Object.fromEntries(
      NOTIONS.map((notion) => [notion, notionArticleOf(notion).rows.map((row) => row.figure)]),
    );
    expect(figures).toEqual({
      'asian-lines': ['210.00', '155.00', '0.00', '210.00', '50.00'],
      push: ['100.00', '210.00', '100.00', '100.00'],
      'half-won-half-lost': ['155.00', '50.00', '310.00', '100.00'],
      'dead-heat': ['250.00', '333.33', '500.00'],
      'non-starters': ['100.00', '500.00', '0.00', '100.00', '100.00'],
      'own-goals': ['210.00', '210.00', '210.00', '0.00'],
      'parts-not-played': ['210.00', '100.00', '100.00'],
      'void-legs': ['540.00', '360.00', '200.00', '100.00', '0.00'],
      systems: ['279.00', '90.00', '0.00', '195.00'],
      rounding: ['14.37', '57.42'],
      limits: ['476.19', '200.00'],
      'cash-out': ['119.70', '59.85', '59.85'],
    });
  });

  it('offer for a bet what a cash-out does', () => {
    const terms = { marginBps: SALE.marginBps, payoutMax: 10n ** 12n, potential: 10n ** 12n };
    const valueAt = (won: number) => {
      const chances = { won, halfWon: 0, returned: 0, halfLost: 0 };
      const legs = [{ kind: 'chances', placed: NOTION_ODDS, chances }] as const;
      return cashOutValue({ stake: NOTION_STAKE, legs, system: null }, terms);
    };
    const part = saleOfShare({ stake: NOTION_STAKE, value: valueAt(SALE.chances[0]) }, SALE.share).value;
    const figures = notionArticleOf('cash-out').rows.map(({ figure }) => parseAmount(figure));
    expect(figures.map((one) => formatAmount(one ?? 0n))).toEqual(
      [...SALE.chances.map(valueAt), part].map((units) => formatAmount(units)),
    );
  });
});

describe('the ways to the notions', () => {
  it.each([
    ['push', 'void', '/rules/push'],
    ['ended', 'half-won', '/rules/half-won-half-lost'],
    ['ended', 'half-lost', '/rules/half-won-half-lost'],
    ['dead-heat', 'won', '/rules/dead-heat'],
    ['non-runner', 'void', '/rules/non-starters'],
    ['part-not-played', 'void', '/rules/parts-not-played'],
    ['first-goal-of', 'lost', '/rules/own-goals'],
    ['ended', 'lost', '/rules/bets-on-football#result'],
    ['minimum-missed', 'void', '/rules/bets-on-football#formats'],
  ] as const)('of the reason %s, %s, is %s', (code, status, path) => {
    expect(rulesPathOf({ sport: 'football', section: rulePlaceOf({ status, why: { code, params: {} } }) })).toBe(path);
  });

  it('lead from the slip and from no sport as well', () => {
    expect(rulesPathOf({ sport: null, section: 'limits' })).toBe('/rules/limits');
    expect(rulesPathOf({ sport: null })).toBe('/rules');
  });

  it.each([
    ['football', ['own-goals', 'push'], ['dead-heat']],
    ['auto-racing', ['dead-heat', 'non-starters'], ['push', 'own-goals', 'parts-not-played']],
    ['tennis', ['parts-not-played', 'push'], ['own-goals']],
    ['boxing', ['void-legs', 'limits'], ['own-goals', 'push']],
  ] as const)('of %s are of what it can meet', (sport, met, others) => {
    const rule = sportRuleOf(sport);
    const notions: readonly string[] = rule ? articleOf(rule).notions : [];
    expect(met.filter((notion) => !notions.includes(notion))).toEqual([]);
    expect(others.filter((notion) => notions.includes(notion))).toEqual([]);
  });
});
