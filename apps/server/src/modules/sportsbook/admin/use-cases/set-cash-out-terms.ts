import { type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { ADMIN_ACTIONS } from '../domain/admin-actions.ts';
import type { CashOutTermsRow } from '../repository/betting-overview.repository.ts';
import type { BettingOverviewParts } from './betting-admin-parts.ts';

/** Terms of every sport without its own: they can be changed, not lifted. */
const ALL_SPORTS = '*';

/**
 * Sets the terms on which bets on a sport are bought back, or lifts them.
 *
 * @refuses validation-failed, betting-target-not-found for a sport that is not offered, state-changed when there is
 * nothing to lift
 */
export async function setCashOutTerms(
  { overview, audit }: BettingOverviewParts,
  { sport, terms }: { sport: string; terms: Omit<CashOutTermsRow, 'sport'> | null },
  order: AdminOrder,
): Promise<Refusal<'validation-failed' | 'betting-target-not-found' | 'state-changed'> | null> {
  if (sport === ALL_SPORTS && terms === null) return refuse('validation-failed', { field: 'terms' });
  if (sport !== ALL_SPORTS && terms !== null && !(await overview.sports()).includes(sport))
    return refuse('betting-target-not-found', { field: 'sport' });
  const details = { sport, ...(terms ?? { is_offered: null, margin_bps: null, closing_seconds: null }) };
  const line = adminLineOf(order, ADMIN_ACTIONS['cash-out'], details);
  const isDone = await overview.saveTerms(sport, terms, (tx) => audit.append(line, tx));
  return isDone ? null : refuse('state-changed');
}
