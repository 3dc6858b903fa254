import type { Phrase } from '../vocabulary.ts';
import { BETS, EXAMPLES } from './examples.ts';
import type { Notion, NotionArticle } from './notion.ts';

/** Sentences of each notion, in their order; related notions explain what a sentence only names. */
const SENTENCES: Readonly<Record<Notion, { readonly said: readonly string[]; readonly related: readonly Notion[] }>> = {
  'asian-lines': { said: ['kinds', 'half', 'quarter', 'whole-score'], related: ['push', 'half-won-half-lost'] },
  push: { said: ['line', 'draw', 'builder'], related: ['asian-lines', 'void-legs'] },
  'half-won-half-lost': { said: ['won', 'lost', 'express', 'each-way'], related: ['asian-lines', 'void-legs'] },
  'dead-heat': { said: ['share', 'inside', 'two'], related: ['non-starters', 'rounding'] },
  'non-starters': { said: ['returned', 'others', 'started', 'two', 'player'], related: ['dead-heat', 'void-legs'] },
  'own-goals': { said: ['score', 'order', 'scorers', 'only'], related: ['non-starters'] },
  'parts-not-played': { said: ['returned', 'given', 'overtime', 'played'], related: ['push', 'void-legs'] },
  'void-legs': { said: ['one', 'all', 'lost', 'free'], related: ['half-won-half-lost', 'systems'] },
  systems: { said: ['what', 'share', 'banker', 'void', 'decided'], related: ['void-legs', 'rounding'] },
  rounding: { said: ['once', 'odds', 'others'], related: ['systems', 'cash-out'] },
  limits: { said: ['stake', 'payout', 'event', 'binding', 'accepted'], related: ['systems', 'cash-out'] },
  'cash-out': { said: ['value', 'part', 'offer', 'missing', 'rule', 'final'], related: ['rounding', 'limits'] },
};

/** Writes the article of a notion; its worked example is computed by the functions that settle bets. */
export function notionArticleOf(notion: Notion): NotionArticle {
  const { said, related } = SENTENCES[notion];
  return {
    notion,
    related,
    title: phrase(`notion.name.${notion}`),
    lead: phrase(`notion.lead.${notion}`),
    sentences: said.map((key) => phrase(`notion.said.${notion}.${key}`)),
    bet: phrase(`notion.bet.${BET_WORDS[notion] ?? 'single'}`, BETS[notion]),
    figure: phrase(`notion.figure.${FIGURES[notion] ?? 'payout'}`),
    rows: EXAMPLES[notion](),
  };
}

/** Words of the bet where it is no single. */
const BET_WORDS: Readonly<Partial<Record<Notion, string>>> = {
  'void-legs': 'express',
  systems: 'system',
  rounding: 'rounding',
  limits: 'limits',
  'cash-out': 'cash-out',
};
const FIGURES: Readonly<Partial<Record<Notion, string>>> = { limits: 'stake', 'cash-out': 'value' };

function phrase(code: string, params: Phrase['params'] = {}): Phrase {
  return { code, params };
}
