import { quoteCashOut as quoteCashOutContract, type RefusalName } from '@ordago/contracts';
import { type BetId, formatAmount, idOf, isRefusal, type Refusal, toIso } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { CashOutParts } from '../use-cases/parts.ts';
import { quoteCashOut } from '../use-cases/quote-cash-out.ts';

/** Quotes the price at which a bet, or a part of it, is sold; binding for some seconds. */
export function quoteCashOutRoute(parts: CashOutParts): BoundRoute {
  return bind(quoteCashOutContract, async ({ actor, params, body, now }) => {
    const part = body.amount === undefined ? { percent: body.share ?? 0 } : { amount: body.amount };
    const quoted = await quoteCashOut(parts, { player: playerOf(actor).player, bet: idOf<BetId>(params.id), part });
    if (isRefusal(quoted)) return quoted as Refusal<RefusalName>;
    const { text, whole, restStake, restPotential } = quoted;
    const { value, stake, until } = quoted.quote;
    return {
      quote: text,
      value: formatAmount(value),
      whole: formatAmount(whole),
      stake: formatAmount(stake),
      rest_stake: formatAmount(restStake),
      rest_potential_payout: formatAmount(restPotential),
      expires_at: toIso(until),
      expires_in_ms: Math.max(0, until - now),
    };
  });
}
