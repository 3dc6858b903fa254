import type { BetProvider } from '@ordago/contracts';

/** Sportsbooks as they call themselves. */
export const BOOK_NAMES: Readonly<Record<BetProvider, string>> = {
  house: 'Ordago',
  betconstruct: 'BetConstruct',
  digitain: 'Digitain',
  gr8: 'GR8',
};

/** Where each shows its own list of bets, below the sports. */
export const BOOK_BETS: Readonly<Record<BetProvider, string>> = {
  house: 'house/my-bets',
  betconstruct: 'bc/history',
  digitain: 'digitain/betHistory',
  gr8: 'gr8/history',
};
