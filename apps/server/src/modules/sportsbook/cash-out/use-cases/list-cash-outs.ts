import { isRefusal, type PlayerId, type Refusal } from '@ordago/kernel';
import { offerFor, type SaleOffer, type SellableBet } from '../domain/cash-out.ts';
import type { CashOutParts } from './parts.ts';

/** Open bets of a player that are valued at once. */
const OPEN_MAX = 100;

/** Lists the present value of each open bet of a player, or the reason why it is not for sale. */
export async function listCashOuts(
  { cashOuts, values, clock }: Pick<CashOutParts, 'cashOuts' | 'values' | 'clock'>,
  player: PlayerId,
): Promise<{ readonly bet: SellableBet; readonly offer: SaleOffer | Refusal }[]> {
  const bets = await cashOuts.findSellable({ player, limit: OPEN_MAX });
  const now = clock.now();
  const offers = bets.map((bet) => ({ bet, offer: offerFor(bet, now) }));
  await values.noteValues(
    offers.flatMap(({ bet, offer }) => (isRefusal(offer) ? [] : [{ bet, value: offer.value }])),
    now,
  );
  return offers;
}
