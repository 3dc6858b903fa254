import { DAY_MS, type Instant } from '@ordago/kernel';
import type { NewFreeBet, StaffFreeBet } from './free-bet.ts';
import { FREE_BET_ODDS_MIN } from './terms.ts';

/** Days that an award is valid at most. The contracts have the same number; a test compares them. */
export const FREE_BET_DAYS_MAX = 366;

/** Award as staff request it; the currency is the player's. */
export type Award = Omit<NewFreeBet, 'currency' | 'staff' | 'key'> & { readonly key: string };

/** Returns true if an award is the requested one, and not another one under its key. */
export function isOnTerms(saved: StaffFreeBet, wanted: NewFreeBet): boolean {
  const { player, amount, oddsMin, oddsMax, kinds, legsMin, validUntil, reason } = wanted;
  const terms = { player, amount, oddsMin, oddsMax, kinds, legsMin, validUntil, reason };
  return Object.entries(terms).every(([name, value]) => saved[name as never] === value);
}

/** Returns the first field that is invalid, or null. */
export function wrongField(
  { oddsMin, oddsMax, validFrom, validUntil, kinds, legsMin }: Omit<Award, 'player' | 'key'>,
  now: Instant,
) {
  if (oddsMin !== null && oddsMin < FREE_BET_ODDS_MIN) return 'odds_min';
  if (oddsMax !== null && oddsMax < FREE_BET_ODDS_MIN) return 'odds_max';
  if (oddsMin !== null && oddsMax !== null && oddsMax < oddsMin) return 'odds_max';
  if (validUntil <= validFrom || validUntil <= now || validUntil - now > FREE_BET_DAYS_MAX * DAY_MS)
    return 'valid_until';
  return legsMin !== null && kinds === 'single' ? 'legs_min' : null;
}
