import type { Market, Selection, SportEvent } from '@ordago/contracts';
import { priceOf } from '../slip/slip-maths.ts';

/** Kinds that ask who wins a contest of many. */
const WINNER_KINDS = ['race-winner', 'tournament-winner'];

/** The market that asks who wins a contest of many. */
export function winnerMarketOf({ markets }: Pick<SportEvent, 'markets'>): Market | undefined {
  return markets.find(({ kind }) => WINNER_KINDS.includes(kind));
}

/** Returns true if the outcomes of a market are its runners: they are listed by price, whoever is first in the feed. */
export function isOfRunners({ kind, selections }: Market): boolean {
  return /^(race|tournament)-/.test(kind) && selections.length > 2;
}

/** The favourite first; equals stay as they came. */
export function byPrice(selections: readonly Selection[]): readonly Selection[] {
  return selections.toSorted((one, other) => priceOf(one.odds) - priceOf(other.odds));
}
