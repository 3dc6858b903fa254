/** Sportsbook in whose frame a bet was placed. */
export type BetProvider = 'house' | 'betconstruct' | 'digitain' | 'gr8';

/** Status of a bet, whoever keeps it. */
export type OwnBetStatus =
  | 'open'
  | 'won'
  | 'lost'
  | 'half-won'
  | 'half-lost'
  | 'void'
  | 'cashed-out'
  | 'partly-cashed-out';

/** Format in which a player wants odds written; they are stored as decimals. */
export type OddsFormatName = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'malay' | 'indonesian';
