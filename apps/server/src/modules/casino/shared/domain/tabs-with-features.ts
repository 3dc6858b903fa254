import type { Category } from '@ordago/catalogue-search';

/** Features that are a category as well: a game with the feature is in the category. */
export const FEATURE_TABS = ['megaways', 'bonusbuy', 'jackpot'] as const satisfies readonly Category[];

/** Suggested categories where staff set the game's features: their choice makes the categories of features as well. */
export function tabsWithFeatures(suggested: readonly string[], features: readonly string[]): string[] {
  const others = suggested.filter((category) => !(FEATURE_TABS as readonly string[]).includes(category));
  return [...others, ...FEATURE_TABS.filter((feature) => features.includes(feature))];
}
