import { type BetId, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { offerFor, potentialOf, type SellableBet } from '../domain/cash-out.ts';
import type { CashOutQuote } from '../domain/cash-out-quote.ts';
import { judgePart, type SalePart } from '../domain/sale-part.ts';
import { findOwnSellable } from './find-own-sellable.ts';
import type { CashOutParts } from './parts.ts';

export interface QuotedSale {
  readonly quote: CashOutQuote;
  /** The sealed quote that is sent back to accept it. */
  readonly text: string;
  readonly bet: SellableBet;
  /** Value of the bet as a whole. */
  readonly whole: bigint;
  /** Remaining stake, and its largest payout. */
  readonly restStake: bigint;
  readonly restPotential: bigint;
}

/**
 * Quotes the operator's price for a bet, or a part of it, sealed for some seconds.
 *
 * @refuses bet-not-found, what `offerFor` refuses, cash-out-share-invalid (a part outside 10 to 90 per cent of the
 * value)
 */
export async function quoteCashOut(
  parts: CashOutParts,
  wish: { player: PlayerId; bet: BetId; part: SalePart },
): Promise<QuotedSale | Refusal> {
  const bet = await findOwnSellable(parts, wish);
  if (bet === null) return refuse('bet-not-found');
  const now = parts.clock.now();
  const offer = offerFor(bet, now);
  if (isRefusal(offer)) return offer;
  const sale = judgePart({ stake: bet.stake, value: offer.value }, wish.part);
  if (isRefusal(sale)) return sale;
  const { id, player, revision } = bet;
  const signed = parts.quotes.sign({ bet: id, player, revision, ...sale }, now);
  const restStake = bet.stake - sale.stake;
  return { ...signed, bet, whole: offer.value, restStake, restPotential: potentialOf(restStake, bet) };
}
