import type {} from 'use-intl';
import type { LANGUAGE_TAGS, Locale } from './locale.ts';
import type backOffice from './locales/en/back-office.json';
import type common from './locales/en/common.json';
import type errors from './locales/en/errors.json';
import type fairness from './locales/en/fairness.json';
import type game from './locales/en/game.json';
import type markets from './locales/en/markets.json';
import type player from './locales/en/player.json';
import type rules from './locales/en/rules.json';
import type sandbox from './locales/en/sandbox.json';
import type sportsbook from './locales/en/sportsbook.json';
import type transfers from './locales/en/transfers.json';
import type verdicts from './locales/en/verdicts.json';

/** Every text of the product by bundle; English is the source of the keys (style, part 3). */
export interface Messages {
  readonly common: typeof common;
  readonly player: typeof player;
  readonly sportsbook: typeof sportsbook;
  readonly 'back-office': typeof backOffice;
  readonly errors: typeof errors;
  readonly transfers: typeof transfers;
  readonly sandbox: typeof sandbox;
  readonly game: typeof game;
  /** Kinds of markets of the catalogue, the outcomes that are words, and the state of a match in play. */
  readonly markets: typeof markets;
  /** The articles of the sports. */
  readonly rules: typeof rules;
  /** Reasons why a leg settled as it did, by the code that the rules return. */
  readonly verdicts: typeof verdicts;
  /** The verifier's page. */
  readonly fairness: typeof fairness;
}

/** A file of texts that an app loads on its own. */
export type Bundle = keyof Messages;
export const BUNDLES = [
  'common',
  'player',
  'sportsbook',
  'back-office',
  'errors',
  'transfers',
  'sandbox',
  'game',
  'markets',
  'fairness',
  'rules',
  'verdicts',
] as const satisfies readonly Bundle[];

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale | (typeof LANGUAGE_TAGS)[Locale];
    Messages: Messages;
  }
}
