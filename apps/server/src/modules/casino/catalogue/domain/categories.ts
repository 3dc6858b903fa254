import { FEATURES as FEATURE_LIST, GIVEN_CATEGORIES } from '@ordago/catalogue-search';

/** The categories that staff may give. */
export const CATEGORIES: ReadonlySet<string> = new Set(GIVEN_CATEGORIES);

/** What a game can be said to have. */
export const FEATURES: ReadonlySet<string> = new Set(FEATURE_LIST);
