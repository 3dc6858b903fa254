import { CATEGORIES as LIST } from '@ordago/catalogue-search';

/** The categories that staff may give; `all` and `favorite` are what the lobby asks, not what a game is. */
export const CATEGORIES: ReadonlySet<string> = new Set(LIST.filter((name) => name !== 'all' && name !== 'favorite'));
