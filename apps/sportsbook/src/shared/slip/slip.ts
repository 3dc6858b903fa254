import type { EachWay, Market, MarketKind, Selection, SportEvent } from '@ordago/contracts';
import type { NamedOutcome } from '@ordago/i18n/market-words';

/** Legs that a slip gathers. */
const LEGS_MAX = 20;

/** A selection in the slip, with the words and the price that the player saw. */
export interface SlipLeg extends NamedOutcome {
  readonly event: string;
  readonly selection: string;
  readonly kind: MarketKind;
  readonly league: string;
  readonly startsAt: string;
  /** The price that the player agreed to, as decimal text. */
  readonly odds: string;
  readonly version: number;
  /** The player saw the event in play. (Default: before the match) */
  readonly isLive?: boolean;
  /** The terms each way that the player saw. (Default: its winner is bet on alone) */
  readonly eachWay?: EachWay;
}

/** A featured express that was put into the slip as a whole. */
export interface SlipFeaturedExpress {
  readonly id: string;
  /** Name given by staff; null where they gave none. */
  readonly name: string | null;
  /** Its legs, to bring back those that were taken out. */
  readonly legs: readonly SlipLeg[];
}

/** Reactions to a price that moves between the click and the commit. */
export const ACCEPT_CHOICES = ['none', 'better', 'all'] as const;
export type AcceptChoice = (typeof ACCEPT_CHOICES)[number];
export const SLIP_KINDS = ['single', 'express', 'system'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

export interface Slip {
  readonly legs: readonly SlipLeg[];
  /** The tab that the player chose; null follows the number of legs. */
  readonly chosenKind: SlipKind | null;
  /** Sizes of a system's combinations, as the player chose them; empty until then. */
  readonly sizes: readonly number[];
  /** Selections that are in every combination of a system. */
  readonly bankers: readonly string[];
  /** Stake of an express or a system, as typed. */
  readonly stake: string;
  /** Stakes of singles by selection, as typed; one that is missing is the express stake. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly accept: AcceptChoice;
  /** Half of the stake is on the win, half on a place. It applies while a leg offers places. */
  readonly eachWay: boolean;
  /** The featured express that was put in; null where none was. */
  readonly featuredExpress: SlipFeaturedExpress | null;
  /** The free bet that pays, with its amount; null for the player's own money, or that of a bonus. */
  readonly freeBet: { readonly id: string; readonly amount: string; readonly isStakeReturned: boolean } | null;
}

export const EMPTY_SLIP: Slip = {
  legs: [],
  chosenKind: null,
  sizes: [],
  bankers: [],
  stake: '',
  stakes: {},
  accept: 'none',
  eachWay: false,
  featuredExpress: null,
  freeBet: null,
};

export function legOf(event: SportEvent, market: Market, selection: Selection): SlipLeg {
  return {
    event: event.id,
    selection: selection.id,
    kind: market.kind,
    specifier: market.specifier,
    outcome: selection.outcome,
    ...(selection.name === undefined ? {} : { name: selection.name }),
    home: event.home.name,
    away: event.away.name,
    league: event.league.name,
    sport: event.league.sport,
    startsAt: event.starts_at,
    odds: selection.odds,
    version: selection.version,
    ...(event.status === 'live' && { isLive: true }),
    ...(market.each_way && { eachWay: market.each_way }),
  };
}

/** One leg is a single; more are an express until the player chooses otherwise; a system takes three. */
export function kindOf({ legs, chosenKind }: Slip): SlipKind {
  if (legs.length < 2) return 'single';
  return chosenKind === 'system' && legs.length < 3 ? 'express' : (chosenKind ?? 'express');
}

/** Puts a selection in, or takes it out; another outcome of the same market takes the place of the one before. */
export function toggleLeg(slip: Slip, leg: SlipLeg): Slip {
  if (slip.legs.some(({ selection }) => selection === leg.selection)) return withoutLeg(slip, leg.selection);
  if (slip.legs.some((known) => isSameMarket(known, leg))) {
    return { ...slip, legs: slip.legs.map((known) => (isSameMarket(known, leg) ? leg : known)) };
  }
  return slip.legs.length >= LEGS_MAX ? slip : { ...slip, legs: [...slip.legs, leg] };
}

function isSameMarket(one: SlipLeg, other: SlipLeg): boolean {
  return one.event === other.event && one.kind === other.kind && one.specifier === other.specifier;
}

export function withoutLeg(slip: Slip, selection: string): Slip {
  const legs = slip.legs.filter((leg) => leg.selection !== selection);
  return {
    ...slip,
    legs,
    // Nothing is left that could be called changed.
    featuredExpress: legs.length === 0 ? null : slip.featuredExpress,
    bankers: slip.bankers.filter((banker) => banker !== selection),
  };
}

/** Makes a leg a banker, or an ordinary one again. */
export function toggleBanker(slip: Slip, selection: string): Slip {
  const isBanker = slip.bankers.includes(selection);
  const bankers = isBanker ? slip.bankers.filter((banker) => banker !== selection) : [...slip.bankers, selection];
  return { ...slip, bankers };
}

/** Takes the present price of a leg as the one agreed to. */
export function withPrice(slip: Slip, selection: string, price: { odds: string; version: number }): Slip {
  return { ...slip, legs: slip.legs.map((leg) => (leg.selection === selection ? { ...leg, ...price } : leg)) };
}

/** Puts a leg in the place of the first of several, which are taken out. Nothing changes where none of them is there. */
export function withReplaced(slip: Slip, selections: readonly string[], by: SlipLeg): Slip {
  const place = slip.legs.findIndex(({ selection }) => selections.includes(selection));
  if (place < 0) return slip;
  const left = slip.legs.filter(({ selection }) => !selections.includes(selection));
  return {
    ...slip,
    legs: [...left.slice(0, place), by, ...left.slice(place)],
    bankers: slip.bankers.filter((banker) => !selections.includes(banker)),
    featuredExpress: null,
  };
}

/** Takes the present prices of several legs as those agreed to. */
export function withPrices(slip: Slip, prices: ReadonlyMap<string, { odds: string; version: number }>): Slip {
  return [...prices].reduce((priced, [selection, price]) => withPrice(priced, selection, price), slip);
}

/** Puts the same outcome at another line in the place of a leg, with its stake. */
export function withLine(
  slip: Slip,
  selection: string,
  to: { readonly selection: string; readonly line: string; readonly odds: string; readonly version: number },
): Slip {
  const { line, ...price } = to;
  const moved = (leg: SlipLeg) => ({
    ...leg,
    ...price,
    specifier: leg.specifier.replace(/(^|\|)line=[^|]+/, `$1line=${line}`),
  });
  const { [selection]: stake, ...stakes } = slip.stakes;
  return {
    ...slip,
    legs: slip.legs.map((leg) => (leg.selection === selection ? moved(leg) : leg)),
    bankers: slip.bankers.map((banker) => (banker === selection ? to.selection : banker)),
    stakes: stake === undefined ? stakes : { ...stakes, [to.selection]: stake },
  };
}

/** Selections whose event is more than once in the slip: an express or a system cannot hold them together. */
export function repeatedSelections(legs: readonly SlipLeg[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = legs.filter(({ event }) => seen.size === seen.add(event).size);
  return new Set(repeated.map(({ selection }) => selection));
}

/** The stake of a single as typed. */
export function stakeOf({ stakes, stake }: Slip, selection: string): string {
  return stakes[selection] ?? stake;
}
