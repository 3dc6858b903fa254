import { type BetId, formatAmount, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { digestOf } from '../../../ledger/index.ts';
import type { CashOutQuote } from '../domain/cash-out-quote.ts';
import { SALE_SCOPE, saleKeys } from '../domain/sale-keys.ts';
import { type SaleParts, valueOfStake } from '../domain/sale-part.ts';
import { type BetSold, executeSale, type ValuedBet } from './execute-sale.ts';
import type { CashOutParts } from './parts.ts';

/**
 * Sells the part of a bet that a quote names, at its value: the player is paid what they were shown, or refused where
 * it is less by now. Sent again, a quote answers its first sale, however old it is.
 *
 * @refuses bet-not-found, cash-out-quote-expired (too old, not of this bet, or the bet was settled or sold in part
 * since),
 * cash-out-value-changed, what `offerFor` refuses, key-conflict, too-busy
 */
export async function sellBet(
  parts: CashOutParts,
  { player, bet: id, quote: text }: { player: PlayerId; bet: BetId; quote: string },
): Promise<BetSold | Refusal> {
  const quote = parts.quotes.read(text);
  if (quote === null || quote.bet !== id || quote.player !== player) return refuse('cash-out-quote-expired');
  const key = `${quote.bet}:${quote.nonce}`;
  const sold = await sellQuoted(parts, quote, key);
  return isRefusal(sold) ? ((await soldBefore(parts, key)) ?? sold) : sold;
}

async function sellQuoted(parts: CashOutParts, quote: CashOutQuote, key: string): Promise<BetSold | Refusal> {
  if (quote.until <= parts.clock.now()) return refuse('cash-out-quote-expired');
  const value = ({ bet, offer }: ValuedBet): SaleParts | Refusal => {
    if (bet.revision !== quote.revision || quote.stake > bet.stake) return refuse('cash-out-quote-expired');
    const current = valueOfStake({ stake: bet.stake, value: offer.value }, quote.stake);
    if (current >= quote.value) return { stake: quote.stake, value: quote.value };
    const text = (units: bigint) => `${formatAmount(units)} ${bet.currency}`;
    return refuse('cash-out-value-changed', { offered: text(quote.value), current: text(current) });
  };
  const digest = digestOf({ stake: quote.stake, value: quote.value, revision: quote.revision });
  return executeSale(parts, { bet: quote.bet, key, digest, cause: 'player', value });
}

async function soldBefore({ cashOuts }: CashOutParts, key: string): Promise<BetSold | null> {
  const sale = await cashOuts.findSale({ scope: SALE_SCOPE, keys: saleKeys(key) });
  return sale && { bet: sale.bet, sold: { stake: sale.stake, value: sale.value } };
}
