import type { Currency, Units } from '@ordago/kernel';

/** A lower and an upper bound of an amount. */
export interface Bounds {
  readonly min: Units;
  readonly max: Units;
}

/** Counts that a password must reach; inactive, it passes always. */
export interface PasswordSettings {
  readonly active: boolean;
  readonly min_length: number;
  readonly digits: { readonly amount: number };
  readonly letters: { readonly amount: number; readonly uppercase: number; readonly lowercase: number };
  readonly special_characters: { readonly amount: number };
}

export interface SiteLimits {
  readonly payment: { readonly withdrawal: Bounds; readonly topUp: Bounds };
  readonly bonus: {
    readonly cashbackBet: Units;
    readonly cashbackPayment: Units;
    readonly maxBonusSize: Units;
    /** Hundredths of a percent. */
    readonly maxBonusPercent: number;
    readonly registrationBonus: Units;
    readonly maxBetCount: number;
    /** Odds in thousandths; null is not set. */
    readonly minCoef: number | null;
  };
  readonly bets: { readonly default: Units; readonly max: Units; readonly min: Units };
  /** Odds in thousandths; null is not set (semantics D11). */
  readonly freebet: {
    readonly minSingleCoef: number | null;
    readonly maxSingleCoef: number | null;
    readonly minExpressCoef: number | null;
  };
  /** Settlement of bets on a match that a side gives up, as the articles of the rules define it. */
  readonly retirement: 'returned' | 'point' | 'set';
}

export const DEPOSIT_LEVELS = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type DepositLevel = (typeof DEPOSIT_LEVELS)[number];

/** Settings of the site. The code that enforces a number reads it from the same place as the answer that shows it. */
export interface SiteSettings {
  readonly lang: 'es' | 'en' | 'pt';
  readonly languages: readonly ('es' | 'en' | 'pt')[];
  /** Currencies of a sign-up, the default first. */
  readonly currencies: readonly Currency[];
  readonly theme: 'dark' | 'light';
  readonly adultAge: number;
  readonly username: { readonly min: number; readonly max: number };
  readonly limits: SiteLimits;
  readonly passwords: { readonly player: PasswordSettings; readonly agent: PasswordSettings };
  readonly social: {
    readonly agent: { readonly telegram: string };
    readonly player: { readonly twitter: string; readonly facebook: string; readonly instagram: string };
  };
  /** From and to of each level, in units of the base currency (specification 1, section 9). */
  readonly depositLevels: Readonly<Record<DepositLevel, { readonly from: Units; readonly to: Units }>>;
}
