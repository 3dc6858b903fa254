import { isRefusal, type Refusal } from '@ordago/kernel';
import {
  type Besides,
  besides,
  type Choice,
  type CombinationRefusal,
  inCanon,
  type PartReason,
  type PricedCombination,
  priceCombination,
  reasonNow,
} from '../domain/bet-builder.ts';
import { gridFrom } from '../domain/price-event.ts';
import type { CombinationsRepository } from '../repository/combinations.repository.ts';
import { type Chosen, type EventRefusal, readBuilderRows } from './builder-rows.ts';

/** A choice at its present price, and the selections that may be added. */
export interface BuilderOffer extends Besides {
  readonly partsMax: number;
  readonly parts: readonly Choice[];
  /** Null for fewer than two parts, and where they cannot all come true. */
  readonly priced: PricedCombination | null;
  /** Chosen selections that cannot come true together. */
  readonly contradiction: readonly string[];
  readonly eligible: readonly string[];
  readonly refused: readonly { readonly market: string; readonly reason: PartReason }[];
}

/**
 * Reads the price of a choice, and what may be added to it. Writes nothing.
 *
 * @refuses event-not-found, event-over, event-started, event-stopped, bet-builder-closed, selection-unknown,
 * combination-part-refused, combination-size-invalid (more parts than may be)
 */
export async function readBetBuilder(
  { combinations }: { readonly combinations: CombinationsRepository },
  chosen: Chosen,
): Promise<BuilderOffer | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal>> {
  const rows = await readBuilderRows(combinations, chosen);
  if (isRefusal(rows)) return rows;
  const { choices, parts, terms, rates } = rows;
  const priced = parts.length < 2 ? null : priceCombination(gridFrom(rates), parts, terms);
  const contradiction = isRefusal(priced) ? String(priced.params.selections ?? '').split(',') : [];
  const may = choices.filter((choice) => reasonNow(choice) === null);
  const picked = new Set(parts.map(({ selection }) => selection));
  const others = may.filter(({ selection }) => !picked.has(selection));
  return {
    partsMax: terms.partsMax,
    parts: inCanon(parts),
    contradiction,
    priced: isRefusal(priced) ? null : priced,
    eligible: may.map(({ selection }) => selection),
    ...(contradiction.length > 0 ? { impossible: [], implied: [] } : besides(parts, others)),
    refused: refusedMarkets(choices),
  };
}

/** Markets none of whose outcomes is a part, each with the reason of its first one. */
function refusedMarkets(choices: readonly Choice[]): { market: string; reason: PartReason }[] {
  const reasons = new Map<string, PartReason | null>();
  for (const choice of choices) {
    const reason = reasonNow(choice);
    if (!reasons.has(choice.market) || reason === null) reasons.set(choice.market, reason);
  }
  return [...reasons].flatMap(([market, reason]) => (reason === null ? [] : [{ market, reason }]));
}
