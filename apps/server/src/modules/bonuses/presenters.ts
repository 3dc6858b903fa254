import { type BetId, formatAmount, formatOdds, type Instant, idOf, toIso } from '@ordago/kernel';
import { betCodeOf } from '../sportsbook/index.ts';
import { type FreeBet, freeBetOdds, type OddsBounds, type StaffFreeBet } from './domain/free-bet.ts';
import type { FreeBetSettings } from './domain/terms.ts';

/** A free bet as its player sees it. */
export function presentFreeBet(award: FreeBet, settings: FreeBetSettings, now: Instant) {
  const { id, currency, kinds, sports, bet, status } = award;
  return {
    id,
    amount: formatAmount(award.amount),
    currency,
    kinds,
    bet: bet as BetId | null,
    // The job that ends it may be a minute late.
    status: status === 'awarded' && award.validUntil <= now ? ('expired' as const) : status,
    is_stake_returned: award.isStakeReturned,
    odds: {
      single: presentBounds(freeBetOdds(award, 'single', settings)),
      express: presentBounds(freeBetOdds(award, 'express', settings)),
    },
    legs_min: award.legsMin,
    sports: sports && [...sports],
    is_given_back: award.isGivenBack,
    valid_from: toIso(award.validFrom),
    valid_until: toIso(award.validUntil),
  };
}

/** The same for staff: its own bounds, and who gave it why. */
export function presentStaffFreeBet(award: StaffFreeBet, settings: FreeBetSettings, now: Instant) {
  const { reason, batch, givenBy, givenAt, endedAt, bet, oddsMin, oddsMax } = award;
  return {
    ...presentFreeBet(award, settings, now),
    own_odds: { min: oddsMin && formatOdds(oddsMin), max: oddsMax && formatOdds(oddsMax) },
    reason,
    batch,
    given_by: givenBy,
    given_at: toIso(givenAt),
    ended_at: endedAt && toIso(endedAt),
    bet_code: bet === null ? null : betCodeOf(idOf<BetId>(bet)),
  };
}

function presentBounds({ min, max }: OddsBounds) {
  return { min: formatOdds(min), max: max && formatOdds(max) };
}
