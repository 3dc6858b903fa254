import { formatAmount, formatOdds, type Odds, toIso } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../sportsbook/index.ts';
import type { NewFreeBet } from '../domain/free-bet.ts';

/** Returns the line of the audit for an act of staff on a free bet. */
export function freeBetLineOf(
  order: AdminOrder,
  action: string,
  { award, id }: { award: Omit<NewFreeBet, 'staff' | 'key'>; id: string },
) {
  const { amount, currency, reason, batch, kinds, sports, validUntil, isStakeReturned } = award;
  const details = {
    free_bet: id,
    amount: formatAmount(amount),
    currency,
    reason,
    batch,
    kinds,
    sports: sports?.join() ?? null,
    odds_min: oddsText(award.oddsMin),
    odds_max: oddsText(award.oddsMax),
    legs_min: award.legsMin,
    stake_returned: isStakeReturned,
    until: toIso(validUntil),
  };
  return { ...adminLineOf(order, action, details), subject: `player:${award.player}` as const };
}

function oddsText(odds: Odds | null): string | null {
  return odds === null ? null : formatOdds(odds);
}
