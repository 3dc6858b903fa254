import type { AnnounceEvents } from '../../line/index.ts';
import type { MarketOffer, SelectionOffer } from '../../shared/domain/feed-message.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { Choice } from '../domain/bet-builder.ts';
import type { CombinationsRepository } from '../repository/combinations.repository.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';
import { reprice } from './reprice-combinations.ts';

export interface RepriceParts extends Pick<SportsbookParts, 'clock'> {
  readonly combinations: CombinationsRepository;
  readonly markets: MarketsRepository;
  readonly announce: AnnounceEvents;
}

/**
 * Reprices combinations after a decision of staff: margin, bounds, their offer as a whole; of one selection, also if it
 * is barred. The other prices of their events stay as they are.
 */
export async function repriceAfterStaffChange(
  { combinations, markets, announce, clock }: RepriceParts,
  { selection }: { readonly selection: string | null },
): Promise<void> {
  for (const event of await combinations.findEventsWithCombinations({ at: clock.now(), selection })) {
    const moved = await markets.withPricesHeld(event, async (held) => {
      const found = await held.combinations.findBuilderEvent(event);
      if (!found?.rates) return [];
      const offered = openMarketsOf(await held.combinations.findChoices(event));
      return held.saveOffers([{ event, markets: offered, rates: found.rates }], reprice);
    });
    const changed = moved.map(({ market }) => market);
    if (changed.length > 0) await announce([event], changed);
  }
}

/** Returns the open markets of an event at their prices of now. */
function openMarketsOf(choices: readonly Choice[]): MarketOffer[] {
  const markets = new Map<string, { kind: string; specifier: string; selections: SelectionOffer[] }>();
  for (const { market, kind, specifier, outcome, odds, isOpen } of choices) {
    if (!isOpen) continue;
    const known = markets.get(market);
    if (known) known.selections.push({ outcome, odds });
    else markets.set(market, { kind, specifier, selections: [{ outcome, odds }] });
  }
  return [...markets.values()];
}
