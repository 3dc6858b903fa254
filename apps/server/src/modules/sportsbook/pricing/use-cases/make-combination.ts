import { isRefusal, type Refusal, refuse } from '@ordago/kernel';
import type { AnnounceEvents } from '../../line/index.ts';
import { type CombinationRefusal, millionths, priceCombination } from '../domain/bet-builder.ts';
import { gridFrom } from '../domain/price-event.ts';
import type { IdleCombinationsRepository } from '../repository/idle-combinations.repository.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';
import { type Chosen, type EventRefusal, readBuilderRows } from './builder-rows.ts';

export interface MakeCombinationParts {
  readonly markets: MarketsRepository;
  readonly idle: Pick<IdleCombinationsRepository, 'dropCombinations'>;
  readonly announce: AnnounceEvents;
}

/** Combinations that a full event drops at a time: those without a bet that nobody asked for longest. */
const DROPPED_MAX = 10;

/**
 * Puts a combination on the line, at its present price; returns its market. The same parts are the same market. Where an event is
 * full, the oldest that nobody bet on make room at once, so that nobody can keep others from theirs.
 *
 * @refuses what `readBetBuilder` refuses, events-impossible, combination-limit
 */
export async function makeCombination(
  { markets, idle, announce }: MakeCombinationParts,
  chosen: Chosen,
): Promise<string | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal | 'combination-limit'>> {
  const market = await make(markets, chosen);
  const mayEvict = isRefusal(market) && market.name === 'combination-limit' && (await evictUnused(idle, chosen)) > 0;
  const made = mayEvict ? await make(markets, chosen) : market;
  // Slips with the same one see the new price.
  if (!isRefusal(made)) await announce([chosen.event], [made]);
  return made;
}

function evictUnused(idle: MakeCombinationParts['idle'], { event, now }: Chosen): Promise<number> {
  return idle.dropCombinations({ before: now, limit: DROPPED_MAX, event });
}

function make(markets: MarketsRepository, chosen: Chosen): ReturnType<typeof makeCombination> {
  const { event, now } = chosen;
  return markets.withPricesHeld(event, async (held) => {
    const rows = await readBuilderRows(held.combinations, chosen);
    if (isRefusal(rows)) return rows;
    const { parts, terms, rates, combinations } = rows;
    const priced = priceCombination(gridFrom(rates), parts, terms);
    if (isRefusal(priced)) return priced;
    const { specifier, odds, chance } = priced;
    const isFull = combinations >= terms.combinationsMax;
    if (isFull && (await held.combinations.findCombination({ event, specifier })) === null)
      return refuse('combination-limit', { max: terms.combinationsMax });
    const named = priced.parts.map(({ selection }) => selection);
    return held.combinations.saveCombination({
      event,
      specifier,
      odds,
      chance: millionths(chance),
      parts: named,
      at: now,
    });
  });
}
