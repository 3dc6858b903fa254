import * as rules from './rules/index.ts';
import type { SportRule } from './vocabulary.ts';

/** Every sport with a rule book. */
export const SPORT_RULES: readonly SportRule[] = Object.values(rules);

/** The rule book of a sport; null for a sport that is not offered. */
export function sportRuleOf(slug: string): SportRule | null {
  return SPORT_RULES.find((rule) => rule.slug === slug) ?? null;
}
