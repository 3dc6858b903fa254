import { assertNever, type BetId, currency, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { type MoneyCommand, TRANSFER } from '../../../ledger/index.ts';
import {
  chancesOf,
  type LegChances,
  offerFor,
  placeChanceOf,
  potentialOf,
  type SaleOffer,
  type SellableBet,
  type SellableLeg,
} from '../domain/cash-out.ts';
import { SALE_ATTEMPTS_MAX, SALE_SCOPE, saleKeyOf } from '../domain/sale-keys.ts';
import type { SaleParts } from '../domain/sale-part.ts';
import type { CashOutParts } from './parts.ts';

export interface BetSold {
  readonly bet: BetId;
  readonly sold: SaleParts;
}

/** A bet and the operator's present price for the whole of it. */
export interface ValuedBet {
  readonly bet: SellableBet;
  readonly offer: SaleOffer;
}

export interface SaleOrder {
  readonly bet: BetId;
  readonly key: string;
  readonly digest: string;
  readonly cause: 'player' | 'rule';
  /** Returns the sold parts and their values, once the bet is valued anew. */
  readonly value: (valued: ValuedBet) => SaleParts | Refusal;
}

/** Values the bet, and sells it unless it changed before the lock; then it is valued again. */
export async function executeSale(parts: CashOutParts, order: SaleOrder): Promise<BetSold | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const sold = await trySelling(parts, order, attempt);
    if (!isRefusal(sold) || sold.name !== 'odds-changed') return sold;
    if (attempt === SALE_ATTEMPTS_MAX) return refuse('cash-out-unavailable', { reason: 'market-suspended' });
  }
}

async function trySelling(parts: CashOutParts, order: SaleOrder, attempt: number): Promise<BetSold | Refusal> {
  const [bet] = await parts.cashOuts.findSellable({ bet: order.bet });
  if (!bet) return refuse('bet-not-found');
  const at = parts.clock.now();
  const offer = offerFor(bet, at);
  if (isRefusal(offer)) return offer;
  const sold = order.value({ bet, offer });
  if (isRefusal(sold)) return sold;
  const verdict = await parts.ledger.apply({
    scope: SALE_SCOPE,
    key: saleKeyOf(order.key, attempt),
    digest: order.digest,
    kind: SALE_SCOPE,
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
  { ledger }: CashOutParts,
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
  const openChances = bet.legs.map((leg) => (leg.outcome === null ? chancesOf(leg) : null));
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
    around: bet.legs.map((leg) => (leg.outcome === null ? aroundOf(leg) : '')),
    outcomes,
    ...(isEachWay(bet) && { results: bet.legs.map(({ result }) => String(result)) }),
    basis: {
      margin_bps: offer.marginBps,
      whole: String(offer.value),
      odds: bet.legs.map(({ outcome, now }) => (outcome === null ? now : null)),
      chances: openChances.map((chances) => chances?.won ?? null),
      ...(openChances.some(mayReturn) && { returns: openChances.map((chances) => chances && returnsIn(chances)) }),
      ...(isEachWay(bet) && { places: placesOf(bet) }),
    },
  };
}

/** Prices around a line that its value hangs on, as `selection:odds,…`. */
function aroundOf({ around }: SellableLeg): string {
  return around.flatMap(({ prices }) => prices.map(({ selection, odds }) => `${selection}:${odds}`)).join(',');
}

function mayReturn(chances: LegChances | null): boolean {
  return chances !== null && chances.halfWon + chances.returned + chances.halfLost > 0;
}

function returnsIn({ halfWon, returned, halfLost }: LegChances) {
  return { half_won: halfWon, returned, half_lost: halfLost };
}

function isEachWay({ legs }: SellableBet): boolean {
  return legs.some(({ place }) => place !== undefined);
}

/** The chances of the open place halves of a bet each way. */
function placesOf({ legs }: SellableBet): (number | null)[] {
  return legs.map((leg) => (leg.place?.outcome === null ? placeChanceOf(leg, leg.place.terms) : null));
}
