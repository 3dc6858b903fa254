import { BETTING_ACTIONS } from '@ordago/contracts';
import * as z from 'zod/mini';
import { idSearch, pageSearch, textSearch } from '../../shared/list/list-search.ts';

export const BETTING_VIEWS = [
  'limits',
  'what-if',
  'exposures',
  'rules',
  'expresses',
  'campaigns',
  'currencies',
  'settings',
  'cash-out',
  'each-way',
  'changes',
] as const;

/** Search of the address of the betting page. */
export const bettingSearch = z.object({
  view: z.catch(z.optional(z.enum(BETTING_VIEWS)), undefined),
  act: z.catch(z.optional(z.enum(BETTING_ACTIONS)), undefined),
  page: pageSearch,
  // The question of `what-if`: who bets, on what, how much, how, who pays, and what is taken otherwise.
  player: idSearch,
  currency: z.catch(z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))), undefined),
  picks: z.catch(z.optional(z.coerce.string().check(z.maxLength(820))), undefined),
  kind: z.catch(z.optional(z.enum(['single', 'express', 'system'])), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(2), z.lte(40))), undefined),
  stake: textSearch,
  pays: z.catch(z.optional(z.enum(['in-play', 'main', 'bonus', 'free-bet'])), undefined),
  // True if the settings are filled in with the assumptions of the question.
  fill: z.catch(z.optional(z.boolean()), undefined),
  if: z.catch(z.optional(z.coerce.string().check(z.maxLength(2_000))), undefined),
});
export type BettingSearch = z.output<typeof bettingSearch>;
