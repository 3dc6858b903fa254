/** The limits of 629 to 658 (semantics D52), in the order of their codes: kind × line × scope. */
export const LIMIT_KINDS = ['max-bet', 'bet-total', 'max-payout'] as const;
export const LIMIT_LINES = ['usual', 'live'] as const;
export const LIMIT_SCOPES = ['bet', 'event', 'tourney', 'user', 'sport'] as const;

export type LimitName =
  `limit-${(typeof LIMIT_KINDS)[number]}-${(typeof LIMIT_LINES)[number]}-${(typeof LIMIT_SCOPES)[number]}`;

export const LIMIT_NAMES: readonly LimitName[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_LINES.flatMap((line) => LIMIT_SCOPES.map((scope) => `limit-${kind}-${line}-${scope}` as const)),
);
