import { type RefusalName, setCashOutRule as setCashOutRuleContract } from '@ordago/contracts';
import { type BetId, idOf, type Refusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BetReads } from '../../betting/index.ts';
import type { CashOutParts } from '../use-cases/parts.ts';
import { setCashOutRule } from '../use-cases/set-cash-out-rule.ts';
import { presentOwnBet } from './present-own-bet.ts';

/** Sets the rule by which a bet is sold. */
export function setCashOutRuleRoute(parts: CashOutParts, bets: BetReads): BoundRoute {
  return bind(setCashOutRuleContract, async ({ actor, params, body }) => {
    const wish = { player: playerOf(actor).player, bet: idOf<BetId>(params.id), value: body.value };
    const refused = (await setCashOutRule(parts, wish)) as Refusal<RefusalName> | null;
    return refused ?? presentOwnBet(bets, wish.player, wish.bet);
  });
}
