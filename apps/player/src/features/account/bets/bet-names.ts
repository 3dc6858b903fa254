import type { BetProvider } from '@ordago/contracts';

/** Page on which each sportsbook shows its own list of bets, below the sports. */
export const BOOK_BETS: Readonly<Record<BetProvider, string>> = {
  house: 'house/my-bets',
  betconstruct: 'bc/history',
  digitain: 'digitain/betHistory',
  gr8: 'gr8/history',
};
