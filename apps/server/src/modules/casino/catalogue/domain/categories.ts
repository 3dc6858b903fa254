import { FEATURES as FEATURE_LIST, GIVEN_CATEGORIES } from '@ordago/catalogue-search';

/** The categories that staff may give. */
export const CATEGORIES: ReadonlySet<string> = new Set(GIVEN_CATEGORIES);

/** Known features of games. */
export const FEATURES: ReadonlySet<string> = new Set(FEATURE_LIST);
