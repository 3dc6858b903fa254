import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText } from '../../wire.ts';

export const readBalance = route({
  name: 'wallet.read-balance',
  host: 'player',
  method: 'GET',
  path: '/api/user/balance',
  wire: 'standard',
  summary: 'The balances of the signed-in player (specification 1, section 3).',
  answer: z.object({
    balance: amountText,
    bonus_balance: amountText,
    is_banned: z.boolean(),
    /** True while the bonus wallet is the one in play. */
    is_bonus_active: z.boolean(),
    is_casino_blocked: z.boolean(),
    /** Cashback accrued in the running week (semantics D57). */
    possible_cashback_amount: amountText,
    /** Bonus that the next qualifying deposit would bring at its cap (semantics D57). */
    potential_bonus: amountText,
    /** Claimable cashback (semantics D57). */
    cashback: amountText,
    currency: z.string(),
    /** Grows with every movement of the main wallet: an answer with a lower version is older. */
    version: z.string(),
  }),
  refusals: [],
});
