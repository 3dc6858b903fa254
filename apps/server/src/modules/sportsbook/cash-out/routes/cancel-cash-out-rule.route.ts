import { cancelCashOutRule as cancelCashOutRuleContract, type RefusalName } from '@ordago/contracts';
import { type BetId, idOf, type Refusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BetReads } from '../../betting/index.ts';
import { cancelCashOutRule } from '../use-cases/cancel-cash-out-rule.ts';
import type { CashOutParts } from '../use-cases/parts.ts';
import { presentOwnBet } from './present-own-bet.ts';

/** Cancels the rule of a bet. */
export function cancelCashOutRuleRoute(parts: CashOutParts, bets: BetReads): BoundRoute {
  return bind(cancelCashOutRuleContract, async ({ actor, params }) => {
    const wish = { player: playerOf(actor).player, bet: idOf<BetId>(params.id) };
    const refused = (await cancelCashOutRule(parts, wish)) as Refusal<RefusalName> | null;
    return refused ?? presentOwnBet(bets, wish.player, wish.bet);
  });
}
