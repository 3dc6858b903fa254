import { CASH_OUT_REASONS, type CashOutReason, listCashOuts as listCashOutsContract } from '@ordago/contracts';
import { type BetId, formatAmount, isRefusal, type Refusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { listCashOuts } from '../use-cases/list-cash-outs.ts';
import type { CashOutParts } from '../use-cases/parts.ts';

/** Lists the values of the open bets of a player. */
export function listCashOutsRoute(parts: CashOutParts): BoundRoute {
  return bind(listCashOutsContract, async ({ actor }) => {
    const offers = await listCashOuts(parts, playerOf(actor).player);
    return { offers: offers.map(({ bet, offer }) => presentOffer(bet.id, isRefusal(offer) ? offer : offer.value)) };
  });
}

/** A value, or the reason why there is none. */
function presentOffer(bet: BetId, offer: bigint | Refusal) {
  if (typeof offer === 'bigint') return { bet, value: formatAmount(offer), reason: null, leg: null };
  const { leg } = offer.params;
  return { bet, value: null, reason: reasonOf(offer), leg: typeof leg === 'number' ? leg : null };
}

function reasonOf({ name, params }: Refusal): CashOutReason {
  if (name === 'free-bet-not-sellable') return 'free-bet';
  return CASH_OUT_REASONS.find((reason) => reason === (params.reason ?? name)) ?? 'not-offered';
}
