import { announceEvents } from '../../line/index.ts';
import type { MarketOffer, SelectionOffer } from '../../shared/domain/feed-message.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { Choice } from '../domain/bet-builder.ts';
import { repriceCombinations } from '../domain/bet-builder.ts';
import { gridFrom } from '../domain/price-event.ts';
import {
  findBuilderEvent,
  findChoices,
  findEventsWithCombinations,
  withPricesHeld,
} from '../repository/combinations.repository.ts';
import { type Reprice, saveOffersIn } from '../repository/markets.repository.ts';

/** Prices the combinations of an event beside its new list, from the distribution that the list was made from. */
export const reprice: Reprice = ({ rates, markets }, known, terms) =>
  rates ? repriceCombinations(gridFrom(rates), markets, known, terms) : [];

/**
 * Brings combinations to what staff decided now: margin, bounds, whether any is offered; of one selection, whether it is
 * barred. The other prices of their events stay as they are.
 */
export async function repriceAfterStaffChange(
  parts: Pick<SportsbookParts, 'pool' | 'publish' | 'clock'>,
  { selection }: { readonly selection: string | null },
): Promise<void> {
  const { pool, clock } = parts;
  for (const event of await findEventsWithCombinations(pool, { at: clock.now(), selection })) {
    const moved = await withPricesHeld(pool, event, async (tx) => {
      const found = await findBuilderEvent(tx, event);
      if (!found?.rates) return [];
      const markets = standing(await findChoices(tx, event));
      return saveOffersIn(tx, [{ event, markets, rates: found.rates }], reprice);
    });
    const markets = moved.map(({ market }) => market);
    if (markets.length > 0) await announceEvents(parts, [event], markets);
  }
}

/** The list of an event as it stands. */
function standing(choices: readonly Choice[]): MarketOffer[] {
  const markets = new Map<string, { kind: string; specifier: string; selections: SelectionOffer[] }>();
  for (const { market, kind, specifier, outcome, odds, isOpen } of choices) {
    if (!isOpen) continue;
    const known = markets.get(market);
    if (known) known.selections.push({ outcome, odds });
    else markets.set(market, { kind, specifier, selections: [{ outcome, odds }] });
  }
  return [...markets.values()];
}
