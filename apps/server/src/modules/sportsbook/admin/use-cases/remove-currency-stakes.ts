import { type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { BettingAdminParts } from './betting-admin-parts.ts';

/**
 * Removes the stakes and the rate of a currency, as if staff had never set them: it can be bet in no more. One in which bets were
 * placed keeps them, since those are valued and sold by its bounds.
 *
 * @refuses betting-currency-not-taken, state-changed when somebody has bet in it
 */
export async function removeCurrencyStakes(
  { rules, audit }: Pick<BettingAdminParts, 'rules' | 'audit'>,
  currency: string,
  order: AdminOrder,
): Promise<Refusal<'betting-currency-not-taken' | 'state-changed'> | null> {
  const details = { currency, stakes: null, legal: null, perUsd: null };
  const line = adminLineOf(order, 'sportsbook.stakes-set', details);
  switch (await rules.removeStakes(currency, (tx) => audit.append(line, tx))) {
    case 'removed':
      return null;
    case 'unknown':
      return refuse('betting-currency-not-taken');
    case 'bet-in':
      return refuse('state-changed');
  }
}
