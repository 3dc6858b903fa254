import { HALF_CELLS, inHalves, type PartHolds } from '@ordago/pricing';
import { footballOffer, type PricedMarket } from './football-offer.ts';

/**
 * Subject of a bet, however its market is called: how it comes out in every pair of half scores. Four sets of cells, one
 * bit a cell: half the stake wins at least, the whole stake wins, half of it at least is won or returned, the whole is.
 */
export type Comings = Uint32Array;

/** A proposition of our price list: outcomes that come out alike in every match are one. */
export interface Proposition {
  readonly comings: Comings;
  /** Its first outcome: by place of its market in our list, and place within it. */
  readonly market: number;
  readonly outcome: number;
  /** Places of earlier propositions that win and return whatever this one does, and of those that it does so for. */
  readonly easier: readonly number[];
  readonly harder: readonly number[];
}

export interface Propositions {
  /** In the order in which they are priced. */
  readonly list: readonly Proposition[];
  /** By place of the market in our list, and of the outcome: the place of its proposition; null for one that scores do not decide. */
  readonly placesOf: readonly (readonly (number | null)[])[];
  /** Returns the place of what comes out so; undefined where no market of ours asks it. */
  find(comings: Comings): number | undefined;
}

/**
 * Kinds whose prices others follow: those that most is bet on, with the least margins. Then all others by their place in
 * the catalogue.
 */
const LEADING = [
  '1x2',
  'double-chance',
  'draw-no-bet',
  'both-score',
  'total',
  'team-total',
  'handicap',
  'clean-sheet',
  'odd-even',
  'team-odd-even',
  'highest-half',
  'team-highest-half',
];

/** Returns the propositions of our price list; they are compared once. */
export function propositions(): Propositions {
  compared ??= compare(footballOffer());
  return compared;
}
let compared: Propositions | undefined;

function compare(offer: readonly PricedMarket[]): Propositions {
  const list: Proposition[] = [];
  const placeOf = new Map<string, number>();
  const placesOf: (number | null)[][] = offer.map(({ outcomes }) => outcomes.map(() => null));
  for (const { asked, market } of inPricingOrder(offer)) {
    for (const [outcome, key] of asked.outcomes.entries()) {
      const comings = comingsIn(asked, key);
      if (comings === null) continue;
      const name = nameOf(comings);
      const known = placeOf.get(name) ?? list.length;
      if (known === list.length) {
        placeOf.set(name, known);
        list.push({ comings, market, outcome, ...relationsOf(comings, list) });
      }
      (placesOf[market] ?? [])[outcome] = known;
    }
  }
  return { list, placesOf, find: (comings) => placeOf.get(nameOf(comings)) };
}

/** Markets with their places in our list, those of the leading kinds first. */
function inPricingOrder(offer: readonly PricedMarket[]) {
  const rankOf = (kind: string) => (LEADING.includes(kind) ? LEADING.indexOf(kind) : LEADING.length);
  return offer
    .map((asked, market) => ({ asked, market, rank: rankOf(asked.kind) }))
    .sort((a, b) => a.rank - b.rank || a.market - b.market);
}

/** Relates what comes out so to propositions: whatever happens, an easier one pays and returns no less at the same odds. */
export function relationsOf(
  comings: Comings,
  others: readonly Pick<Proposition, 'comings'>[],
): Pick<Proposition, 'easier' | 'harder'> {
  const easier: number[] = [];
  const harder: number[] = [];
  for (const [place, other] of others.entries()) {
    if (isWithin(comings, other.comings)) easier.push(place);
    else if (isWithin(other.comings, comings)) harder.push(place);
  }
  return { easier, harder };
}

/** Returns how several outcomes come out together, each of which wins or loses. */
export function comingsOfAll(parts: readonly PartHolds[]): Comings {
  const won = Float64Array.from(HALF_CELLS, (_, cell) => (parts.every((holds) => holds[cell] === 1) ? 1 : 0));
  return comingsOf(won, new Float64Array(HALF_CELLS.length));
}

const WORDS = Math.ceil(HALF_CELLS.length / 32);

function comingsOf(won: Float64Array, returned: Float64Array): Comings {
  const comings = new Uint32Array(4 * WORDS);
  for (let cell = 0; cell < HALF_CELLS.length; cell += 1) {
    const wins = won[cell] ?? 0;
    const keeps = wins + (returned[cell] ?? 0);
    const holds = [wins >= 0.5, wins >= 1, keeps >= 0.5, keeps >= 1];
    for (let set = 0; set < holds.length; set += 1) {
      const word = set * WORDS + (cell >>> 5);
      if (holds[set]) comings[word] = (comings[word] ?? 0) | (1 << (cell & 31));
    }
  }
  return comings;
}

/** How an outcome of a market comes out; null where the order of goals decides it, and not the scores. */
function comingsIn({ method }: PricedMarket, outcome: string): Comings | null {
  switch (method.by) {
    case 'payoffs': {
      const payoffs = method.outcomes.find(({ key }) => key === outcome);
      return payoffs ? comingsOf(inHalves(method.span, payoffs.won), inHalves(method.span, payoffs.returned)) : null;
    }
    case 'cover': {
      const places = method.covers.find(({ key }) => key === outcome)?.parts ?? [];
      const parts = places.flatMap((place) => method.parts[place] ?? []);
      const won = parts[0]?.won.map((_, cell) => parts.reduce((sum, part) => sum + (part.won[cell] ?? 0), 0));
      return won ? comingsOf(inHalves(method.span, won), new Float64Array(HALF_CELLS.length)) : null;
    }
    case 'nth-goal':
      return outcome === 'none' ? fewerThan(method.goal) : null;
    case 'last-goal':
    case 'first-goal-time':
      return outcome === 'none' ? fewerThan(1) : null;
  }
}

/** Fewer goals of both sides together: nobody scores that one. */
function fewerThan(goals: number): Comings {
  const won = Float64Array.from(HALF_CELLS, ({ first, second }) =>
    first.home + first.away + second.home + second.away < goals ? 1 : 0,
  );
  return comingsOf(won, new Float64Array(HALF_CELLS.length));
}

/** True if every cell of the first is in the second, in each of the four sets. */
function isWithin(one: Comings, other: Comings): boolean {
  for (let word = 0; word < one.length; word += 1) if (((one[word] ?? 0) & ~(other[word] ?? 0)) !== 0) return false;
  return true;
}

function nameOf(comings: Comings): string {
  return Buffer.from(comings.buffer).toString('latin1');
}
