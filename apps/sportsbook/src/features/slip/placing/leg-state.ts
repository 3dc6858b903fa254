import type { EachWay, SportEvent } from '@ordago/contracts';
import { type Sale, saleOf } from '../../../shared/line/for-sale.ts';
import { areSame } from '../../../shared/slip/each-way.ts';
import { type AcceptChoice, type Slip, type SlipLeg, withPrices } from '../../../shared/slip/slip.ts';
import { priceOf } from '../../../shared/slip/slip-maths.ts';

/** State of a leg compared with the current line. */
export interface LegState {
  readonly leg: SlipLeg;
  readonly sale: Sale;
  /** The present price; the agreed one while the line has not been read. */
  readonly price: { readonly odds: string; readonly version: number };
  readonly move: 'up' | 'down' | null;
  /** The terms each way of now; null where there are none, undefined while the line has not been read. */
  readonly terms?: EachWay | null;
}

/** Compares a leg with its event. An event that has not been read leaves the leg as it is. */
export function legState(leg: SlipLeg, event: SportEvent | undefined): LegState {
  const agreed = { odds: leg.odds, version: leg.version };
  if (event === undefined) return { leg, sale: 'open', price: agreed, move: null };
  const market = event.markets.find(({ selections }) => selections.some(({ id }) => id === leg.selection));
  const selection = market?.selections.find(({ id }) => id === leg.selection);
  if (!market || !selection) return { leg, sale: 'closed', price: agreed, move: null };
  return {
    leg,
    // A leg from before the match is none in play: it is put in again, at the price of the moment.
    sale: (leg.isLive ?? false) === (event.status === 'live') ? saleOf(event, market) : 'closed',
    price: { odds: selection.odds, version: selection.version },
    move: moveOf(leg.odds, selection.odds),
    terms: market.each_way ?? null,
  };
}

/** A price that a player can agree to. */
export type Price = LegState['price'];

/** Returns a slip at the prices of now, of the legs that are for sale. */
export function pricedNow(slip: Slip, states: readonly LegState[]): Slip {
  if (states.every(({ move, sale }) => move === null || sale !== 'open')) return slip;
  const prices = new Map(states.filter(({ sale }) => sale === 'open').map(({ leg, price }) => [leg.selection, price]));
  return withPrices(slip, prices);
}

/** Returns true if the player has to review the leg before it can be bet. */
export function needsReview({ sale, move }: LegState, accept: AcceptChoice): boolean {
  return sale !== 'open' || needsAccepting(move, accept);
}

/** Returns true if an each-way bet waits until the player accepts changed terms. */
export function areTermsMoved({ leg, terms }: LegState, { eachWay }: Pick<Slip, 'eachWay'>): boolean {
  return eachWay && leg.eachWay !== undefined && terms !== undefined && !areSame(leg.eachWay, terms);
}

/** Returns true if a moved price waits until the player accepts it. */
export function needsAccepting(move: LegState['move'], accept: AcceptChoice): boolean {
  return move !== null && accept !== 'all' && !(accept === 'better' && move === 'up');
}

function moveOf(agreed: string, present: string): LegState['move'] {
  const before = priceOf(agreed);
  const now = priceOf(present);
  if (before === now) return null;
  return now > before ? 'up' : 'down';
}
