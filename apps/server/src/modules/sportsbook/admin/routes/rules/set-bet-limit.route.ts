import { setBetLimit as setBetLimitContract } from '@ordago/contracts';
import { formatAmount } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { setBetLimit } from '../../use-cases/set-bet-limit.ts';
import { orderOf } from '../order-of.ts';

/** Sets a limit, or lifts it. */
export function setBetLimitRoute(parts: BettingAdminParts): BoundRoute {
  return bind(setBetLimitContract, async ({ body: { amount, ...limit }, actor, ip, now }) => {
    const refused = await setBetLimit(parts, { limit, amount }, orderOf({ actor, ip, now }));
    return refused ?? { amount: amount === null ? null : formatAmount(amount) };
  });
}
