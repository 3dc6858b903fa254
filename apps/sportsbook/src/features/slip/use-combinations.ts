import type { SportEvent } from '@ordago/contracts';
import { useQueries } from '@tanstack/react-query';
import { builderQuery, versionsOf } from '../../shared/line/builder.ts';
import { partsIn, withCombination } from '../../shared/slip/combinations.ts';
import type { Slip } from '../../shared/slip/slip.ts';

/**
 * The events of the slip with its combinations as markets, at their odds of now: they are read again when the price of a part moves. One
 * that the operator offers no more is suspended.
 */
export function useWithCombinations(
  { legs }: Pick<Slip, 'legs'>,
  events: ReadonlyMap<string, SportEvent>,
): ReadonlyMap<string, SportEvent> {
  const combined = legs.filter((leg) => partsIn(leg).length > 0);
  const reads = useQueries({
    queries: combined.map((leg) => {
      const event = events.get(leg.event);
      const parts = partsIn(leg);
      const query = builderQuery(leg.event, parts, event ? versionsOf(event, parts) : '');
      // Until it is priced a combination has its own odds, not those that another one had in its place.
      return { ...query, placeholderData: undefined, retry: false };
    }),
  });
  const whole = new Map(events);
  for (const [place, leg] of combined.entries()) {
    const event = whole.get(leg.event);
    if (!event) continue;
    const { data, error } = reads[place] ?? {};
    const odds = error ? null : data === undefined ? leg.odds : data.odds;
    whole.set(leg.event, withCombination(event, leg, odds));
  }
  return whole;
}
