import { currency, UNITS_PER_MAJOR, type Units } from '@ordago/kernel';
import type { SiteLimits, SiteSettings } from './site-settings.ts';

const major = (amount: bigint): Units => amount * UNITS_PER_MAJOR;
/** Currency of what states none, and of rates (semantics D6). */
export const BASE_CURRENCY = currency('USD');
const NONE = { min: 0n, max: 0n };

/** Limits that no module has stated: 0, and no bound of their own for free bets (specification 1, section 9). */
const UNSTATED_LIMITS: SiteLimits = {
  payment: { withdrawal: NONE, topUp: NONE },
  bonus: {
    cashbackBet: 0n,
    cashbackPayment: 0n,
    maxBonusSize: 0n,
    registrationBonus: 0n,
    maxBonusPercent: 0,
    maxBetCount: 0,
    minCoef: null,
  },
  bets: { default: 0n, max: 0n, min: 0n },
  freebet: { minSingleCoef: null, maxSingleCoef: null, minExpressCoef: null },
  retirement: 'returned',
};

/** The settings of a new site (specification 1, section 9; semantics D1 for the theme). */
export const DEFAULT_SETTINGS: SiteSettings = {
  lang: 'es',
  languages: ['es', 'en', 'pt'],
  currencies: [currency('TRY'), currency('USD')],
  theme: 'dark',
  adultAge: 18,
  username: { min: 3, max: 14 },
  limits: UNSTATED_LIMITS,
  passwords: {
    player: {
      active: true,
      min_length: 8,
      digits: { amount: 1 },
      letters: { amount: 2, uppercase: 1, lowercase: 1 },
      special_characters: { amount: 0 },
    },
    agent: {
      active: true,
      min_length: 10,
      digits: { amount: 2 },
      letters: { amount: 4, uppercase: 1, lowercase: 1 },
      special_characters: { amount: 1 },
    },
  },
  social: { agent: { telegram: '' }, player: { twitter: '', facebook: '', instagram: '' } },
  depositLevels: {
    bronze: { from: major(1_000n), to: major(5_000n) },
    silver: { from: major(5_000n), to: major(10_000n) },
    gold: { from: major(10_000n), to: major(25_000n) },
    platinum: { from: major(25_000n), to: major(100_000n) },
    diamond: { from: major(100_000n), to: major(125_000n) },
  },
};
