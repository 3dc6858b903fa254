import type { Instant, Odds, Refusal } from '@ordago/kernel';

/** Selections of one event that are bet on as one leg. */
export interface ChosenParts {
  readonly event: string;
  readonly selections: readonly string[];
  readonly now: Instant;
}

/** Combinations of selections as legs of slips. */
export interface Combinations {
  /** Prices a combination. Writes nothing. */
  price(chosen: ChosenParts): Promise<{ readonly odds: Odds } | Refusal>;
  /** Writes a combination for the bet that is being placed on it; the same parts are the same selection. */
  make(chosen: ChosenParts): Promise<{ readonly market: string; readonly selection: string } | Refusal>;
  /** Deletes combinations that were written at an instant, as far as nobody bet on them and nobody asked for them since. */
  drop(made: readonly { readonly event: string; readonly market: string }[], askedAt: Instant): Promise<void>;
}
