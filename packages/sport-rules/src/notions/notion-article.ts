import type { Phrase } from '../vocabulary.ts';
import { BETS, EXAMPLES } from './examples.ts';
import type { Notion, NotionArticle } from './notion.ts';

/** Sentences of each notion, in their order; related notions explain what a sentence only names. */
const SENTENCES: Readonly<Record<Notion, { readonly keys: readonly string[]; readonly related: readonly Notion[] }>> = {
  'asian-lines': { keys: ['kinds', 'half', 'quarter', 'whole-score'], related: ['push', 'half-won-half-lost'] },
  push: { keys: ['line', 'draw', 'builder'], related: ['asian-lines', 'void-legs'] },
  'half-won-half-lost': { keys: ['won', 'lost', 'express', 'each-way'], related: ['asian-lines', 'void-legs'] },
  'dead-heat': { keys: ['share', 'inside', 'two'], related: ['non-starters', 'rounding'] },
  'non-starters': { keys: ['returned', 'others', 'started', 'two', 'reserve'], related: ['dead-heat', 'void-legs'] },
  'own-goals': { keys: ['score', 'order', 'scorers', 'only'], related: ['non-starters'] },
  'parts-not-played': { keys: ['returned', 'given', 'overtime', 'played'], related: ['push', 'void-legs'] },
  'void-legs': { keys: ['one', 'all', 'lost', 'free'], related: ['half-won-half-lost', 'systems'] },
  systems: { keys: ['what', 'share', 'banker', 'void', 'decided'], related: ['void-legs', 'rounding'] },
  rounding: { keys: ['once', 'odds', 'others'], related: ['systems', 'cash-out'] },
  limits: { keys: ['stake', 'payout', 'event', 'binding', 'accepted'], related: ['systems', 'cash-out'] },
  'cash-out': { keys: ['value', 'part', 'offer', 'missing', 'rule', 'final'], related: ['rounding', 'limits'] },
};

/** Writes the article of a notion; its worked example is computed by the functions that settle bets. */
export function notionArticleOf(notion: Notion): NotionArticle {
  const { keys, related } = SENTENCES[notion];
  return {
    notion,
    related,
    title: phrase(`notion.name.${notion}`),
    lead: phrase(`notion.lead.${notion}`),
    sentences: keys.map((key) => phrase(`notion.sentence.${notion}.${key}`)),
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
