import type { Market, SportEvent } from '@ordago/contracts';
import type { Slip, SlipLeg } from './slip.ts';

const BET_BUILDER = 'bet-builder';
/** Outcome of a combination: all of its parts. */
const ALL_PARTS = 'yes';
const BETWEEN = '+';

/** Returns true if a leg is several selections of its event as one. */
export function isCombination({ kind }: Pick<SlipLeg, 'kind'>): boolean {
  return kind === BET_BUILDER;
}

/** Returns the selections of a combination that nobody bet on yet, which has no id of its own; none for any other leg. */
export function partsIn({ selection }: Pick<SlipLeg, 'selection'>): readonly string[] {
  return selection.includes(BETWEEN) ? selection.split(BETWEEN) : [];
}

/** The selections of the combinations of an event that the slip holds and that have an id: those of bets. */
export function combinationsIn({ legs }: Pick<Slip, 'legs'>, event: string): readonly string[] {
  return legs
    .filter((leg) => leg.event === event && isCombination(leg) && partsIn(leg).length === 0)
    .map(({ selection }) => selection);
}

/** An event with the markets that everybody sees. */
export function withoutCombinations(event: SportEvent): SportEvent {
  const markets = event.markets.filter(({ kind }) => kind !== BET_BUILDER);
  return markets.length === event.markets.length ? event : { ...event, markets };
}

/** A combination as it would be a market: the server makes it one when it is bet on. */
export interface AsMarket {
  /** Ids of its parts, in the order in which the server names them. */
  readonly parts: readonly string[];
  readonly specifier: string;
  /** Its odds; null while it has none. */
  readonly odds: string | null;
  /** Odds to show while it has none. */
  readonly shown: string;
}

/** Returns a combination as a market of its event: open at its odds, else suspended. */
export function combinationMarket({ parts, specifier, odds, shown }: AsMarket): Market {
  const text = parts.join(BETWEEN);
  const selection = { id: text, outcome: ALL_PARTS, odds: odds ?? shown, version: 1, result: null };
  const reason = odds === null ? 'market-suspended' : null;
  const status = odds === null ? 'suspended' : 'open';
  return { id: text, kind: BET_BUILDER, specifier, status, reason, selections: [selection] } as unknown as Market;
}

/** Returns an event with a combination of the slip as one of its markets, at odds of now; null where it has none. */
export function withCombination(event: SportEvent, leg: SlipLeg, odds: string | null): SportEvent {
  const market = combinationMarket({ parts: partsIn(leg), specifier: leg.specifier, odds, shown: leg.odds });
  return { ...event, markets: [...event.markets, market] };
}
