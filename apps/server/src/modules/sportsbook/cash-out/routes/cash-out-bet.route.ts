import { cashOutBet, type RefusalName } from '@ordago/contracts';
import { type BetId, formatAmount, idOf, isRefusal, type Refusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BetReads } from '../../betting/index.ts';
import type { CashOutParts } from '../use-cases/parts.ts';
import { sellBet } from '../use-cases/sell-bet.ts';
import { presentOwnBet } from './present-own-bet.ts';

/** Sells a bet at a quote. */
export function cashOutBetRoute(parts: CashOutParts, bets: BetReads): BoundRoute {
  return bind(cashOutBet, async ({ actor, params, body }) => {
    const { player } = playerOf(actor);
    const sold = await sellBet(parts, { player, bet: idOf<BetId>(params.id), quote: body.quote });
    if (isRefusal(sold)) return sold as Refusal<RefusalName>;
    const { balance, version } = await parts.wallet.walletInPlay(player);
    return {
      bet: await presentOwnBet(bets, player, sold.bet),
      value: formatAmount(sold.sold.value),
      balance: formatAmount(balance),
      version: String(version),
    };
  });
}
