import type { Phrase, SportRule } from '../vocabulary.ts';

/**
 * Notions that hold in every sport, as the address of their articles: `/rules/push`. They never change: links to them are kept.
 * `packages/contracts` lists them as well, for those who only link.
 */
export const NOTIONS = [
  'asian-lines',
  'push',
  'half-won-half-lost',
  'dead-heat',
  'non-starters',
  'own-goals',
  'parts-not-played',
  'void-legs',
  'systems',
  'rounding',
  'limits',
  'cash-out',
] as const;
export type Notion = (typeof NOTIONS)[number];

/** Result of a bet of an example. */
export type NotionStatus = 'won' | 'half-won' | 'returned' | 'half-lost' | 'lost';

/** A case of an example, as the functions that settle bets have it. */
export interface NotionRow {
  readonly situation: Phrase;
  /** Null of a bet with several legs, and where nothing is settled. */
  readonly status: NotionStatus | null;
  /** Payout, or what else the example is about, as a decimal in the currency of the stake. */
  readonly figure: string;
}

/** Article of a notion as blocks of sentences. Their texts are in the catalogue `rules`. */
export interface NotionArticle {
  readonly notion: Notion;
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly sentences: readonly Phrase[];
  /** Bet of the example. */
  readonly bet: Phrase;
  /** Name of the figures of the example. */
  readonly figure: Phrase;
  readonly rows: readonly NotionRow[];
  /** Notions that explain what this one only names. */
  readonly related: readonly Notion[];
}

/** Returns the notions that bets on a sport can meet, in the order of `NOTIONS`. */
export function notionsOf({ outcomes }: SportRule): readonly Notion[] {
  const has = (...kinds: readonly string[]) => outcomes.some((kind) => kinds.includes(kind));
  const isLined = has('handicap', 'total');
  const isRace = has('race-winner');
  const met: Readonly<Partial<Record<Notion, boolean>>> = {
    'asian-lines': isLined,
    push: isLined,
    'half-won-half-lost': isLined,
    'dead-heat': isRace || has('tournament-winner'),
    'non-starters': isRace || has('tournament-winner', 'player-scores'),
    'own-goals': has('player-scores'),
    'parts-not-played': isLined,
  };
  return NOTIONS.filter((notion) => met[notion] ?? true);
}
