import { removeCurrencyStakes as removeCurrencyStakesContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { removeCurrencyStakes } from '../../use-cases/remove-currency-stakes.ts';
import { orderOf } from '../order-of.ts';

/** Removes the stakes and the rate of a currency. */
export function removeCurrencyStakesRoute(parts: BettingAdminParts): BoundRoute {
  return bind(
    removeCurrencyStakesContract,
    async ({ params: { currency }, actor, ip, now }) =>
      (await removeCurrencyStakes(parts, currency, orderOf({ actor, ip, now }))) ?? { currency },
  );
}
