import type { Market, SportEvent } from '@ordago/contracts';
import type { Slip, SlipLeg } from './slip.ts';

const BET_BUILDER = 'bet-builder';

/** Returns true if a leg is several selections of its event as one. */
export function isCombination({ kind }: Pick<SlipLeg, 'kind'>): boolean {
  return kind === BET_BUILDER;
}

/** The selections of the combinations of an event that the slip holds. */
export function combinationsIn({ legs }: Pick<Slip, 'legs'>, event: string): readonly string[] {
  return legs.filter((leg) => leg.event === event && isCombination(leg)).map(({ selection }) => selection);
}

/** An event with the markets that everybody sees. */
export function withoutCombinations(event: SportEvent): SportEvent {
  const markets = event.markets.filter(({ kind }) => kind !== BET_BUILDER);
  return markets.length === event.markets.length ? event : { ...event, markets };
}

/** An event with one market more, or with a newer state of it. */
export function withMarket(event: SportEvent, market: Market): SportEvent {
  return { ...event, markets: [...event.markets.filter(({ id }) => id !== market.id), market] };
}
