import { setCurrencyStakes as setCurrencyStakesContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { setCurrencyStakes } from '../../use-cases/set-currency-stakes.ts';
import { orderOf } from '../order-of.ts';

/** Sets the stakes and payouts of a currency. */
export function setCurrencyStakesRoute(parts: BettingAdminParts): BoundRoute {
  return bind(setCurrencyStakesContract, async ({ params: { currency }, body, actor, ip, now }) => {
    const { min: stakeMin, default: stakeDefault, max: stakeMax, payout_max: payoutMax } = body;
    const { liability_max: liabilityMax, legal_payout_max: legalPayoutMax, per_usd: perUsd } = body;
    const amounts = { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax };
    const stakes = { currency, ...amounts, perUsd, isRateSet: body.is_rate_set };
    return (await setCurrencyStakes(parts, stakes, orderOf({ actor, ip, now }))) ?? { currency };
  });
}
