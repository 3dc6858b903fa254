import { setBettingRule as setBettingRuleContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import type { BettingAdminParts } from '../../use-cases/betting-admin-parts.ts';
import { setBettingRule } from '../../use-cases/set-betting-rule.ts';
import { orderOf } from '../order-of.ts';

/** Sets a rule, or lifts it. */
export function setBettingRuleRoute(parts: BettingAdminParts): BoundRoute {
  return bind(setBettingRuleContract, async ({ body: { holds, ...rule }, actor, ip, now }) => {
    return (await setBettingRule(parts, { rule, holds }, orderOf({ actor, ip, now }))) ?? { holds };
  });
}
