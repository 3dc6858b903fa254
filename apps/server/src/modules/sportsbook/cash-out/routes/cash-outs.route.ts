import {
  CASH_OUT_REASONS,
  type CashOutReason,
  cancelCashOutRule,
  cashOutBet,
  listCashOuts,
  quoteCashOut,
  type RefusalName,
  readCashOutValues,
  setCashOutRule,
} from '@ordago/contracts';
import { assert, type BetId, formatAmount, idOf, isRefusal, type PlayerId, type Refusal, toIso } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type BetReads, presentBet } from '../../betting/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { cancelRule, listOffers, readValues, setRule } from '../use-cases/cash-out-rules.ts';
import { quoteCashOut as quote, type SellParts, sellBet } from '../use-cases/sell-bet.ts';

type CashOutParts = SellParts & Pick<SportsbookParts, 'wallet'>;

/** Selling a bet before it is settled: what it is worth, a binding quote, its acceptance, and the rule that sells by itself. */
export function cashOutRoutes(parts: CashOutParts, bets: BetReads): BoundRoute[] {
  return [
    bind(listCashOuts, async ({ actor }) => {
      const offers = await listOffers(parts, playerOf(actor).player);
      return { offers: offers.map(({ bet, offer }) => presentOffer(bet.id, isRefusal(offer) ? offer : offer.value)) };
    }),
    bind(readCashOutValues, async ({ actor, params }) => {
      const values = await readValues(parts, { player: playerOf(actor).player, bet: idOf<BetId>(params.id) });
      if (isRefusal(values)) return values as Refusal<RefusalName>;
      return { values: values.map(({ at, value }) => ({ at: toIso(at), value: formatAmount(value) })) };
    }),
    bind(quoteCashOut, async ({ actor, params, body, now }) => {
      const part = body.amount === undefined ? { percent: body.share ?? 0 } : { amount: body.amount };
      const quoted = await quote(parts, { player: playerOf(actor).player, bet: idOf<BetId>(params.id), part });
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
    }),
    bind(cashOutBet, async ({ actor, params, body }) => {
      const { player } = playerOf(actor);
      const sold = await sellBet(parts, { player, bet: idOf<BetId>(params.id), quote: body.quote });
      if (isRefusal(sold)) return sold as Refusal<RefusalName>;
      const { balance, version } = await parts.wallet.walletInPlay(player);
      return {
        bet: await own(bets, player, sold.bet),
        value: formatAmount(sold.sold.value),
        balance: formatAmount(balance),
        version: String(version),
      };
    }),
    ...ruleRoutes(parts, bets),
  ];
}

function ruleRoutes(parts: CashOutParts, bets: BetReads): BoundRoute[] {
  return [
    bind(setCashOutRule, async ({ actor, params, body }) => {
      const wish = { player: playerOf(actor).player, bet: idOf<BetId>(params.id), value: body.value };
      return ((await setRule(parts, wish)) as Refusal<RefusalName> | null) ?? own(bets, wish.player, wish.bet);
    }),
    bind(cancelCashOutRule, async ({ actor, params }) => {
      const wish = { player: playerOf(actor).player, bet: idOf<BetId>(params.id) };
      return ((await cancelRule(parts, wish)) as Refusal<RefusalName> | null) ?? own(bets, wish.player, wish.bet);
    }),
  ];
}

async function own(bets: BetReads, player: PlayerId, id: BetId) {
  const bet = await bets.own(player, id);
  assert(bet, `bet ${id} was dealt with and is not there`);
  return presentBet(bet);
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
