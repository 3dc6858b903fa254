import { isRefusal, type Refusal } from '@ordago/kernel';
import { type CombinationRefusal, type PricedCombination, priceCombination } from '../domain/bet-builder.ts';
import { gridFrom } from '../domain/price-event.ts';
import { type BuilderRows, type Chosen, type EventRefusal, readBuilderRows } from './builder-rows.ts';

/** A choice at its present price, with the rows that it was judged by. */
export interface PricedChoice extends Pick<BuilderRows, 'terms' | 'combinations'> {
  readonly priced: PricedCombination;
}

/**
 * Prices a choice as one leg. Writes nothing.
 *
 * @refuses what `readBetBuilder` refuses, events-impossible
 */
export async function priceChosen(
  combinations: Parameters<typeof readBuilderRows>[0],
  chosen: Chosen,
): Promise<PricedChoice | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal>> {
  const rows = await readBuilderRows(combinations, chosen);
  if (isRefusal(rows)) return rows;
  const { parts, terms, rates, combinations: held } = rows;
  const priced = priceCombination(gridFrom(rates), parts, terms);
  return isRefusal(priced) ? priced : { priced, terms, combinations: held };
}
