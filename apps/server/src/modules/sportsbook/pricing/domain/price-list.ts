import type { Odds } from '@ordago/kernel';
import {
  chancesOf,
  firstGoalTimeChances,
  type Grid,
  lastGoalChances,
  nthGoalChances,
  type PartHolds,
  type PricedOutcome,
  priceBeside,
  priceCovers,
  priceOutcomes,
} from '@ordago/pricing';
import { footballOffer, type PricedMarket } from './football-offer.ts';
import { comingsOfAll, propositions, relationsOf } from './propositions.ts';

/** Prices of a match in all markets of our list. */
export interface PriceList {
  /** By place of the market in our list, in the order of its outcomes. */
  readonly outcomes: readonly (readonly PricedOutcome[])[];
  /** By place of the proposition, in thousandths; null for one whose price the ladder does not reach. */
  readonly odds: readonly (Odds | null)[];
}

/**
 * Prices a match in all markets of our list, so that one proposition has one price, whichever market asks it: that of the
 * first kind by `LEADING`. And what is harder never costs less: prices of other kinds keep between those that lead them. No
 * price is longer than its fair one, since the fair price of what is harder is longer still.
 */
export function priceList(grid: Grid): PriceList {
  const known = lists.get(grid);
  if (known) return known;
  const list = makeList(grid);
  lists.set(grid, list);
  return list;
}
const lists = new WeakMap<Grid, PriceList>();

function makeList(grid: Grid): PriceList {
  const offer = footballOffer();
  const own = offer.map((market) => priceMarket(grid, market));
  const { list, placesOf } = propositions();
  const odds: (Odds | null)[] = [];
  const begun = new Set<number>();
  for (const { market, outcome, easier, harder } of list) {
    if (!begun.has(market)) {
      begun.add(market);
      own[market] = besideOthers(offer[market], own[market] ?? [], placesOf[market] ?? [], odds);
    }
    const price = own[market]?.[outcome]?.odds ?? null;
    odds.push(price === null ? null : between(price, { easier, harder }, odds));
  }
  const outcomes = own.map((priced, market) =>
    priced.map((one, outcome) => {
      const place = placesOf[market]?.[outcome] ?? null;
      return place === null ? one : { ...one, odds: odds[place] ?? null };
    }),
  );
  return { outcomes, odds };
}

/** Outcomes from which on a market bears what it inherits by its others. */
const MANY = 4;

/**
 * Prices anew what a market of many outcomes does not inherit from those that are priced before it: with the prices that it
 * inherits its margin is its own again.
 */
function besideOthers(
  market: PricedMarket | undefined,
  own: PricedOutcome[],
  places: readonly (number | null)[],
  odds: readonly (Odds | null)[],
): PricedOutcome[] {
  if (market?.method.by !== 'payoffs' || own.length < MANY) return own;
  const known = places.map((place) => (place === null ? null : (odds[place] ?? null)));
  if (known.every((price) => price === null)) return own;
  return priceBeside(own, known, { marginBps: market.marginBps, burdenMax: BURDEN_MAX });
}

/**
 * Returns the price of several outcomes together: that of our list where a market asks the same, otherwise the price given,
 * between those of what is easier and of what is harder. Odds in thousandths.
 */
export function priceTogether(grid: Grid, parts: readonly PartHolds[], price: Odds): Odds {
  const { odds } = priceList(grid);
  const { list, find } = propositions();
  const comings = comingsOfAll(parts);
  const same = find(comings);
  const listed = same === undefined ? null : (odds[same] ?? null);
  return listed ?? between(price, relationsOf(comings, list), odds);
}

/** Holds a price between the longest of easier propositions and the shortest of harder ones. */
function between(
  price: Odds,
  { easier, harder }: { readonly easier: readonly number[]; readonly harder: readonly number[] },
  odds: readonly (Odds | null)[],
): Odds {
  let held = price;
  for (const place of easier) {
    const other = odds[place] ?? null;
    if (other !== null && other > held) held = other;
  }
  for (const place of harder) {
    const other = odds[place] ?? null;
    if (other !== null && other < held) held = other;
  }
  return held;
}

/**
 * The most by which a price is shorter than its fair one, as a factor: what the trade takes of a long shot. Without it the
 * long side of a lopsided line would bear the whole margin, and what other markets ask about it with it.
 */
const BURDEN_MAX = 1.3;

/** Prices one market by itself, outcome by outcome in the catalogue's order. */
export function priceMarket(grid: Grid, { method, outcomes, marginBps }: PricedMarket): PricedOutcome[] {
  const how = { marginBps, burdenMax: BURDEN_MAX };
  switch (method.by) {
    case 'payoffs':
      return priceOutcomes(outcomes, chancesOf(grid, method.span, method.outcomes), how);
    case 'cover':
      return priceCovers(method.covers, chancesOf(grid, method.span, method.parts), how);
    case 'nth-goal':
      return priceOutcomes(outcomes, nthGoalChances(grid, method.goal), how);
    case 'last-goal':
      return priceOutcomes(outcomes, lastGoalChances(grid), how);
    case 'first-goal-time':
      return priceOutcomes(outcomes, firstGoalTimeChances(grid, method.every), how);
  }
}
