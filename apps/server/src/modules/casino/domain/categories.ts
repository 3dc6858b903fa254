import { FEATURES as FEATURE_LIST, CATEGORIES as LIST } from '@ordago/catalogue-search';

/** The categories that staff may give; `all` and `favorite` are what the lobby asks, not what a game is. */
export const CATEGORIES: ReadonlySet<string> = new Set(LIST.filter((name) => name !== 'all' && name !== 'favorite'));

/** What a game can be said to have. */
export const FEATURES: ReadonlySet<string> = new Set(FEATURE_LIST);
