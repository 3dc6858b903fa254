import { addMs, isRefusal } from '@ordago/kernel';
import type { Combinations } from '../shared/ports/combinations.ts';
import type { CombinationsRepository } from './repository/combinations.repository.ts';
import type { IdleCombinationsRepository } from './repository/idle-combinations.repository.ts';
import { type MakeCombinationParts, makeCombination } from './use-cases/make-combination.ts';
import { priceChosen } from './use-cases/price-chosen.ts';

export interface CombinationParts extends Omit<MakeCombinationParts, 'idle'> {
  readonly combinations: CombinationsRepository;
  readonly idle: IdleCombinationsRepository;
}

/** Puts the use-cases of combinations together, as betting calls them. */
export function createCombinations({ combinations, idle, ...parts }: CombinationParts): Combinations {
  return {
    async price(chosen) {
      const choice = await priceChosen(combinations, chosen);
      return isRefusal(choice) ? choice : { odds: choice.priced.odds };
    },
    make: (chosen) => makeCombination({ ...parts, idle }, chosen),
    async drop(made, askedAt) {
      const events = [...new Set(made.map(({ event }) => event))];
      await idle.dropUnused({ events, markets: made.map(({ market }) => market), before: addMs(askedAt, 1) });
    },
  };
}
