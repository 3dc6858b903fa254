/** Settings of staff, with the action of each in the audit. */
export const ADMIN_ACTIONS = {
  limit: 'sportsbook.limit-set',
  rule: 'sportsbook.rule-set',
  settings: 'sportsbook.settings-set',
  stakes: 'sportsbook.stakes-set',
  'cash-out': 'sportsbook.cash-out-set',
  express: 'sportsbook.top-express-set',
  'each-way': 'sportsbook.each-way-set',
} as const;
export type AdminAction = keyof typeof ADMIN_ACTIONS;

/** Fields that name the subject of a line; all others hold its values. */
export const IDENTITY = ['kind', 'line', 'scope', 'target', 'currency', 'rule', 'sport', 'express'] as const;

/** Returns the act of an action in the audit. */
export function actOf(action: string): AdminAction {
  const found = Object.entries(ADMIN_ACTIONS).find(([, known]) => known === action);
  return (found?.[0] ?? 'settings') as AdminAction;
}
