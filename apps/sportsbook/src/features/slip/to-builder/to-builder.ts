import { builderQuery, versionsOf } from '../../../shared/line/builder.ts';
import { eventQuery } from '../../../shared/line/line.ts';
import { queryClient } from '../../../shared/server/query-client.ts';
import { combinationMarket, isCombination } from '../../../shared/slip/combinations.ts';
import { legOf, type SlipLeg } from '../../../shared/slip/slip.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';

/** Number of times that the odds are asked for anew, because the slip had changed when they came. */
const ASKED_MAX = 3;

/**
 * Outcome of a conversion: `converted`; `impossible` where the selections have no common odds; `left` where the slip changed
 * meanwhile, so that nothing is left to be made one.
 */
export type Conversion = 'converted' | 'impossible' | 'left';

/** Returns selections of a match as one leg at their common odds; null where they cannot be combined. */
export type Combine = (event: string, legs: readonly SlipLeg[]) => Promise<SlipLeg | null>;

/**
 * Makes one bet builder of all selections of a match in the slip, in the place of the first of them. The slip may change while
 * the odds are on their way: only those that it still holds then are replaced, all of them and no others.
 */
export async function convertToBuilder(event: string, combine: Combine = readCombined): Promise<Conversion> {
  for (let asked = 1; asked <= ASKED_MAX; asked += 1) {
    const legs = legsOf(event);
    if (legs.length < 2) return 'left';
    if (legs.some(isCombination)) return 'impossible';
    const combined = await combine(event, legs).catch(() => null);
    if (!areSame(legs, legsOf(event))) continue;
    if (combined === null) return 'impossible';
    const selections = legs.map(({ selection }) => selection);
    useSlip.getState().replaceLegs(selections, combined);
    return 'converted';
  }
  return 'left';
}

function legsOf(event: string): readonly SlipLeg[] {
  return useSlip.getState().slip.legs.filter((leg) => leg.event === event);
}

function areSame(some: readonly SlipLeg[], others: readonly SlipLeg[]): boolean {
  return some.length === others.length && some.every(({ selection }, place) => selection === others[place]?.selection);
}

/** Reads the event and the common odds as they are now: an answer from before a price moved is none. */
async function readCombined(id: string, legs: readonly SlipLeg[]): Promise<SlipLeg | null> {
  const event = await queryClient.fetchQuery({ ...eventQuery(id), staleTime: 0 });
  const ids = legs.map(({ selection }) => selection);
  const { odds, parts } = await queryClient.fetchQuery({
    ...builderQuery(id, ids, versionsOf(event, ids)),
    staleTime: 0,
    retry: false,
  });
  if (odds === null || parts.length < ids.length) return null;
  const texts = parts.map(({ selection }) => {
    const leg = legs.find((one) => one.selection === selection);
    return leg && `${leg.kind}~${leg.specifier.replaceAll('|', '&')}~${leg.outcome}`;
  });
  const market = combinationMarket({
    parts: parts.map(({ selection }) => selection),
    specifier: `parts=${texts.join(';')}`,
    odds,
    shown: odds,
  });
  const [selection] = market.selections;
  return selection ? legOf(event, market, selection) : null;
}
