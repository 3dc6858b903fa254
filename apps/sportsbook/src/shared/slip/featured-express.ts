import type { TopExpress } from '@ordago/contracts';
import { kindOf, type Slip, type SlipFeaturedExpress } from './slip.ts';

/** `whole`: the slip is that express. `changed`: the player made another bet of it. */
export type FeaturedExpressState = 'whole' | 'changed';

/** State of the slip compared with the featured express that was put into it; null where none was. */
export function featuredExpressStateOf(slip: Slip): FeaturedExpressState | null {
  if (slip.featuredExpress === null) return null;
  const wanted = slip.featuredExpress.legs.map(({ selection }) => selection);
  const has = slip.legs.map(({ selection }) => selection);
  const isWhole =
    kindOf(slip) === 'express' && has.length === wanted.length && wanted.every((selection) => has.includes(selection));
  return isWhole ? 'whole' : 'changed';
}

/** The express as the slip keeps it. */
export function slipExpressOf({ id, name, legs }: Pick<TopExpress, 'id' | 'name' | 'legs'>): SlipFeaturedExpress {
  return {
    id,
    name,
    legs: legs.map(({ market, starts_at: startsAt, name: competitor, ...leg }) => ({
      event: leg.event,
      selection: leg.selection,
      kind: market,
      specifier: leg.specifier,
      outcome: leg.outcome,
      ...(competitor === undefined ? {} : { name: competitor }),
      home: leg.home,
      away: leg.away,
      league: leg.league,
      startsAt,
      odds: leg.odds,
      version: leg.version,
    })),
  };
}

/** The slip as that express and nothing else. */
export function withFeaturedExpress(slip: Slip, featuredExpress: SlipFeaturedExpress): Slip {
  return {
    ...slip,
    featuredExpress,
    legs: featuredExpress.legs,
    bankers: [],
    stakes: {},
    chosenKind: null,
    eachWay: false,
  };
}

/** The whole express again; legs that stayed keep the price that the player agreed to since. */
export function withFeaturedExpressRestored(slip: Slip): Slip {
  const { featuredExpress } = slip;
  if (featuredExpress === null) return slip;
  const legs = featuredExpress.legs.map((leg) => slip.legs.find(({ selection }) => selection === leg.selection) ?? leg);
  return withFeaturedExpress(slip, { ...featuredExpress, legs });
}
