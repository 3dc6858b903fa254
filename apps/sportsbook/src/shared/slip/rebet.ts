import type { BetLeg } from '@ordago/contracts';
import type { SlipLeg } from './slip.ts';

/**
 * A leg of a placed bet as one of a new slip, at the price it was bet at: the slip compares it with the line of today
 * and asks when it moved.
 */
export function slipLegOf(leg: BetLeg): SlipLeg {
  const { event, selection, market, specifier, outcome, name, home, away, league } = leg;
  const { sport, starts_at: startsAt, odds, each_way: terms } = leg;
  return {
    event,
    selection,
    kind: market,
    specifier,
    outcome,
    ...(name === undefined ? {} : { name }),
    home,
    away,
    league,
    sport,
    startsAt,
    odds,
    version: 0,
    ...(terms && { eachWay: { divisor: terms.divisor, places: terms.places } }),
  };
}
