import {
  assertNever,
  type BetId,
  currency,
  formatAmount,
  isRefusal,
  type PlayerId,
  type Refusal,
  refuse,
} from '@ordago/kernel';
import { digestOf, type MoneyCommand, TRANSFER } from '../../../ledger/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import {
  chanceOf,
  offerFor,
  placeChanceOf,
  potentialOf,
  type SaleOffer,
  type SellableBet,
} from '../domain/cash-out.ts';
import type { CashOutQuote, CashOutQuotes } from '../domain/cash-out-quote.ts';
import { judgePart, type SalePart, type SaleParts, valueOfStake } from '../domain/sale-part.ts';
import { findSale, findSellable } from '../repository/cash-outs.repository.ts';

export interface SellParts extends Pick<SportsbookParts, 'pool' | 'ledger' | 'clock' | 'publish'> {
  readonly quotes: CashOutQuotes;
}

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

export interface BetSold {
  readonly bet: BetId;
  readonly sold: SaleParts;
}

/** Tries for a price that moves between the read and the lock: each values the bet anew and is a command of its own. */
const ATTEMPTS_MAX = 3;
const SCOPE = 'sportsbook.cash-out';

/** A bet of the player's own; null when there is none. */
export async function findOwnSellable(
  { pool }: Pick<SellParts, 'pool'>,
  { player, bet }: { player: PlayerId; bet: BetId },
): Promise<SellableBet | null> {
  const [found] = await findSellable(pool, { bet });
  return found?.player === player ? found : null;
}

/**
 * Says what the operator pays for a bet, or a part of it, and seals that for some seconds.
 *
 * @refuses bet-not-found, what `offerFor` refuses, cash-out-share-invalid (a part outside 10 to 90 per cent of the value)
 */
export async function quoteCashOut(
  parts: SellParts,
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

/**
 * Sells what a quote says, at the value that it says: its player is paid what they were shown, or told that it is less by now.
 * Sent again, a quote answers its first sale, however old it is.
 *
 * @refuses bet-not-found, cash-out-quote-expired (too old, not of this bet, or the bet was settled or sold in part since),
 * cash-out-value-changed, what `offerFor` refuses, key-conflict, too-busy
 */
export async function sellBet(
  parts: SellParts,
  { player, bet: id, quote: text }: { player: PlayerId; bet: BetId; quote: string },
): Promise<BetSold | Refusal> {
  const quote = parts.quotes.read(text);
  if (quote === null || quote.bet !== id || quote.player !== player) return refuse('cash-out-quote-expired');
  const key = `${quote.bet}:${quote.nonce}`;
  const sold = await sellQuoted(parts, quote, key);
  return isRefusal(sold) ? ((await soldBefore(parts, key)) ?? sold) : sold;
}

async function sellQuoted(parts: SellParts, quote: CashOutQuote, key: string): Promise<BetSold | Refusal> {
  if (quote.until <= parts.clock.now()) return refuse('cash-out-quote-expired');
  const value = ({ bet, offer }: ValuedBet): SaleParts | Refusal => {
    if (bet.revision !== quote.revision || quote.stake > bet.stake) return refuse('cash-out-quote-expired');
    const current = valueOfStake({ stake: bet.stake, value: offer.value }, quote.stake);
    if (current >= quote.value) return { stake: quote.stake, value: quote.value };
    const text = (units: bigint) => `${formatAmount(units)} ${bet.currency}`;
    return refuse('cash-out-value-changed', { offered: text(quote.value), current: text(current) });
  };
  const digest = digestOf({ stake: quote.stake, value: quote.value, revision: quote.revision });
  return sell(parts, { bet: quote.bet, key, digest, cause: 'player', value });
}

async function soldBefore({ pool }: SellParts, key: string): Promise<BetSold | null> {
  const keys = Array.from({ length: ATTEMPTS_MAX }, (_, place) => keyOf(key, place + 1));
  const sale = await findSale(pool, { scope: SCOPE, keys });
  return sale && { bet: sale.bet, sold: { stake: sale.stake, value: sale.value } };
}

function keyOf(key: string, attempt: number): string {
  return attempt === 1 ? key : `${key}#${attempt}`;
}

/** A bet and what the operator gives for the whole of it at this moment. */
export interface ValuedBet {
  readonly bet: SellableBet;
  readonly offer: SaleOffer;
}

export interface SaleOrder {
  readonly bet: BetId;
  readonly key: string;
  readonly digest: string;
  readonly cause: 'player' | 'rule';
  /** How much is sold at which value, once the bet is valued anew. */
  readonly value: (valued: ValuedBet) => SaleParts | Refusal;
}

/** Values the bet, and sells it unless it changed before the lock; then it is valued again. */
export async function sell(parts: SellParts, order: SaleOrder): Promise<BetSold | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const sold = await trySelling(parts, order, attempt);
    if (!isRefusal(sold) || sold.name !== 'odds-changed') return sold;
    if (attempt === ATTEMPTS_MAX) return refuse('cash-out-unavailable', { reason: 'market-suspended' });
  }
}

async function trySelling(parts: SellParts, order: SaleOrder, attempt: number): Promise<BetSold | Refusal> {
  const [bet] = await findSellable(parts.pool, { bet: order.bet });
  if (!bet) return refuse('bet-not-found');
  const at = parts.clock.now();
  const offer = offerFor(bet, at);
  if (isRefusal(offer)) return offer;
  const sold = order.value({ bet, offer });
  if (isRefusal(sold)) return sold;
  const verdict = await parts.ledger.apply({
    scope: SCOPE,
    key: keyOf(order.key, attempt),
    digest: order.digest,
    kind: SCOPE,
    player: bet.player,
    at,
    moves: await movesOf(parts, bet, sold),
    shared: bet.legs.map(({ event }) => ({ class: 'sportsbook.exposure', id: event })),
    payload: payloadOf(bet, { sold, offer, cause: order.cause }),
  });
  switch (verdict.verdict) {
    case 'accepted':
      return { bet: bet.id, sold };
    case 'refused':
      return offered(refuse(verdict.name, verdict.params));
    case 'conflict':
      return refuse('key-conflict');
    case 'rolled-back':
      return refuse('rolled-back');
    default:
      return assertNever(verdict, 'verdict');
  }
}

/** A leg that closed between the read and the lock is a reason why the bet is not for sale. */
function offered(refusal: Refusal): Refusal {
  switch (refusal.name) {
    case 'event-started':
    case 'event-stopped':
    case 'market-suspended':
      return refuse('cash-out-unavailable', { ...refusal.params, reason: refusal.name });
    default:
      return refusal;
  }
}

/** The stake that is sold becomes revenue, and its value is paid out of it to the wallet that paid the bet. */
async function movesOf(
  { ledger }: SellParts,
  bet: SellableBet,
  { stake, value }: SaleParts,
): Promise<MoneyCommand['moves']> {
  const account = { product: 'sport', provider: 'house', currency: currency(bet.currency) } as const;
  const openStakes = await ledger.houseAccount({ ...account, class: 'open-stakes' });
  const revenue = await ledger.houseAccount({ ...account, class: 'revenue' });
  const code = stake === bet.stake ? TRANSFER.sellBet : TRANSFER.cashOutPartial;
  return [
    { from: openStakes, to: revenue, units: stake, code: TRANSFER.stakeToRevenue },
    { from: revenue, to: bet.wallet, units: value, code },
  ];
}

function payloadOf(
  bet: SellableBet,
  { sold, offer, cause }: { sold: SaleParts; offer: SaleOffer; cause: SaleOrder['cause'] },
): MoneyCommand['payload'] {
  const restStake = bet.stake - sold.stake;
  const outcomes = bet.legs.map(({ outcome }) => (outcome ? `${outcome.result}:${outcome.voidHalves}` : ''));
  return {
    bet: bet.id,
    revision: String(bet.revision),
    cause,
    stake: String(sold.stake),
    value: String(sold.value),
    rest_stake: String(restStake),
    rest_potential: String(potentialOf(restStake, bet)),
    closing_seconds: String(offer.closingSeconds),
    selections: bet.legs.map(({ selection }) => selection),
    odds: bet.legs.map(({ now }) => String(now)),
    prices: bet.legs.map(({ prices }) => prices.map(({ odds }) => odds).join(',')),
    outcomes,
    ...(isEachWay(bet) && { results: bet.legs.map(({ result }) => String(result)) }),
    basis: {
      margin_bps: offer.marginBps,
      whole: String(offer.value),
      odds: bet.legs.map(({ outcome, now }) => (outcome === null ? now : null)),
      chances: bet.legs.map((leg) => (leg.outcome === null ? chanceOf(leg) : null)),
      ...(isEachWay(bet) && { places: placesOf(bet) }),
    },
  };
}

function isEachWay({ legs }: SellableBet): boolean {
  return legs.some(({ place }) => place !== undefined);
}

/** The chances of the open place halves of a bet each way. */
function placesOf({ legs }: SellableBet): (number | null)[] {
  return legs.map((leg) => (leg.place?.outcome === null ? placeChanceOf(leg, leg.place.terms) : null));
}
