import type { staffErrors } from '../families/staff.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const staffSituations: Situations<typeof staffErrors> = {
  'user-not-found': 'Staff name a user who does not exist or is outside their branch.',
  'second-approval-required': 'An act above its threshold waits for a second staff member.',
  'own-approval-refused': 'Staff approve what they asked for themselves.',
  'reason-required': 'A staff act on money or access comes without its reason.',
  'role-too-low': 'Staff act on their own, an equal or a higher role, or above their level.',
  'float-insufficient': 'A cashier or admin gives more than their float holds.',
  'export-too-large': 'A report or export covers more rows than one file may hold.',
  'setting-invalid': 'A setting is saved outside its bounds or against another setting.',
  'case-claimed': 'A queue item is opened for action while a colleague has claimed it.',
  'list-too-long': 'Staff act on a list of players that is longer than one act takes.',
  'owner-link-invalid': 'The link for the first owner is wrong, too old, or used: there are staff already.',
  'feed-message-not-found': 'Staff name a quarantined message of an odds feed that does not exist.',
  'feed-message-cut': 'Staff replay a message of an odds feed that was too large, or no text, and is not kept whole.',
  'betting-target-not-found': 'Staff name in the betting rules an event, league, sport or selection that is not there.',
  'betting-currency-not-taken':
    'Staff set a limit, give a free bet or weigh a bet in a currency that the sportsbook does not take.',
  'award-above-maximum': 'Staff give a free bet of more than the largest stake that the site settings allow.',
  'award-not-found': 'Staff take back or restore a free bet that is unknown or outside their branch.',
  'express-leg-refused': 'Staff offer an express with a leg that is unknown, repeats an event or has begun.',
  'promo-code-exists': 'Staff create a promo code that already exists.',
};
