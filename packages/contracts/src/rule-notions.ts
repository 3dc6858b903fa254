/** Notions that articles of their own explain, as `packages/sport-rules` writes them (`NOTIONS`); its test keeps both lists alike. */
export const RULE_NOTIONS = [
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

/** Place of the rules on the player site. */
export interface RulePlace {
  /** Sport whose article it is; null for the list of all, and where a notion is named. */
  readonly sport: string | null;
  /** Notion, or section of the sport's article. (Default: its beginning) */
  readonly section?: string | undefined;
}

/** Returns the path of a place of the rules: `/rules/push`, `/rules/bets-on-football#formats`, `/rules`. */
export function rulesPathOf({ sport, section }: RulePlace): string {
  if (RULE_NOTIONS.some((notion) => notion === section)) return `/rules/${section}`;
  if (sport === null) return '/rules';
  return `/rules/bets-on-${sport}${section === undefined ? '' : `#${section}`}`;
}
