import { repriceCombinations } from '../domain/bet-builder.ts';
import { gridFrom } from '../domain/price-event.ts';
import type { Reprice } from '../repository/markets.repository.ts';

/** Prices the combinations of an event beside its new list, from the distribution that the list was made from. */
export const reprice: Reprice = ({ rates, markets }, known, terms) =>
  rates ? repriceCombinations(gridFrom(rates), markets, known, terms) : [];
