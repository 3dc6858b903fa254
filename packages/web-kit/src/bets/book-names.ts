import type { BetProvider } from '@ordago/contracts';

/** Sportsbooks as they call themselves, the same in every language. */
export const BOOK_NAMES: Readonly<Record<BetProvider, string>> = {
  house: 'Ordago',
  betconstruct: 'BetConstruct',
  digitain: 'Digitain',
  gr8: 'GR8',
};
