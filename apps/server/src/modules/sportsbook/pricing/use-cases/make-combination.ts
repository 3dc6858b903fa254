import { isRefusal, type Refusal, refuse } from '@ordago/kernel';
import type { AnnounceEvents } from '../../line/index.ts';
import { type CombinationRefusal, millionths } from '../domain/bet-builder.ts';
import type { MadeCombination } from '../repository/combinations.repository.ts';
import type { IdleCombinationsRepository } from '../repository/idle-combinations.repository.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';
import type { Chosen, EventRefusal } from './builder-rows.ts';
import { priceChosen } from './price-chosen.ts';

export interface MakeCombinationParts {
  readonly markets: MarketsRepository;
  readonly idle: Pick<IdleCombinationsRepository, 'dropCombinations'>;
  readonly announce: AnnounceEvents;
}

/** Combinations that a full event drops at a time: those without a bet that nobody asked for longest. */
const DROPPED_MAX = 10;

/**
 * Puts a combination on the line, at its present price, for the bet that is being placed on it. The same parts are the same market. Where
 * an event is full, the oldest that nobody bet on make room at once.
 *
 * @refuses what `priceChosen` refuses, combination-limit
 */
export async function makeCombination(
  { markets, idle, announce }: MakeCombinationParts,
  chosen: Chosen,
): Promise<MadeCombination | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal | 'combination-limit'>> {
  const first = await make(markets, chosen);
  const mayEvict = isRefusal(first) && first.name === 'combination-limit' && (await evictUnused(idle, chosen)) > 0;
  const made = mayEvict ? await make(markets, chosen) : first;
  // Others who follow the market see the new price.
  if (!isRefusal(made)) await announce([chosen.event], [made.market]);
  return made;
}

function evictUnused(idle: MakeCombinationParts['idle'], { event, now }: Chosen): Promise<number> {
  return idle.dropCombinations({ before: now, limit: DROPPED_MAX, event });
}

function make(markets: MarketsRepository, chosen: Chosen): ReturnType<typeof makeCombination> {
  const { event, now } = chosen;
  return markets.withPricesHeld(event, async (held) => {
    const choice = await priceChosen(held.combinations, chosen);
    if (isRefusal(choice)) return choice;
    const { priced, terms, combinations } = choice;
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
