import { type Odds, parseOdds } from '@ordago/kernel';

/** Reads odds of a body, null for none; undefined for odds that no price list could hold. */
export function oddsOf(text: string | null): Odds | null | undefined {
  return text === null ? null : (parseOdds(text) ?? undefined);
}
