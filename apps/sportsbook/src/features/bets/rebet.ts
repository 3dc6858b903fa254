import { ApiError } from '@ordago/api-client';
import type { BetLeg, SportEvent } from '@ordago/contracts';
import { saleOf } from '../../shared/line/for-sale.ts';
import { eventQuery } from '../../shared/line/line.ts';
import { queryClient } from '../../shared/server/query-client.ts';
import { isCombination } from '../../shared/slip/combinations.ts';
import { legOf, type SlipLeg } from '../../shared/slip/slip.ts';

/** Parts of a bet that can be placed again, and those that cannot. */
export interface Rebet {
  readonly sold: readonly SlipLeg[];
  readonly gone: readonly BetLeg[];
}

/** Compares the legs of a bet with the line: those on sale become legs of a slip at the prices of now. */
export function rebetOf(legs: readonly BetLeg[], events: ReadonlyMap<string, SportEvent>): Rebet {
  const found = legs.map((leg) => ({ leg, slipLeg: soldLeg(leg, events.get(leg.event)) }));
  return {
    sold: found.flatMap(({ slipLeg }) => slipLeg ?? []),
    gone: found.flatMap(({ leg, slipLeg }) => (slipLeg ? [] : leg)),
  };
}

function soldLeg({ selection: id }: BetLeg, event: SportEvent | undefined): SlipLeg | null {
  const market = event?.markets.find(({ selections }) => selections.some((known) => known.id === id));
  const selection = market?.selections.find((known) => known.id === id);
  if (!event || !market || !selection || saleOf(event, market) !== 'open') return null;
  return legOf(event, market, selection);
}

/**
 * Reads the events of a bet afresh.
 * @throws ApiError when one of them cannot be read: then nothing is known of what is sold
 */
export async function readRebet(legs: readonly BetLeg[]): Promise<Rebet> {
  const ids = [...new Set<string>(legs.map(({ event }) => event))];
  const read = await Promise.all(
    ids.map((id) =>
      queryClient.fetchQuery({ ...eventQuery(id, combinationsOf(legs, id)), staleTime: 0 }).catch((error: unknown) => {
        if (error instanceof ApiError && error.http === 404) return null;
        throw error;
      }),
    ),
  );
  return rebetOf(legs, new Map(read.flatMap((event) => (event ? [[event.id as string, event] as const] : []))));
}

function combinationsOf(legs: readonly BetLeg[], event: string): readonly string[] {
  return legs.filter((leg) => leg.event === event && isCombination({ kind: leg.market })).map((leg) => leg.selection);
}
