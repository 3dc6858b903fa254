import { formatAmount, type Refusal, refuse } from '@ordago/kernel';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { BettingAdminParts, CurrencyStakes } from './betting-admin-parts.ts';

/**
 * Sets the stakes and payouts of a currency.
 *
 * @refuses validation-failed where a bound is beyond the next
 */
export async function setCurrencyStakes(
  { rules, audit }: Pick<BettingAdminParts, 'rules' | 'audit'>,
  stakes: CurrencyStakes,
  order: AdminOrder,
): Promise<Refusal<'validation-failed'> | null> {
  const { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd, currency } = stakes;
  const rising = [stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax];
  const wrong = rising.findIndex((units, place) => units < (rising[place - 1] ?? 0n));
  if (wrong >= 0) return refuse('validation-failed', { field: STAKE_FIELDS[wrong] ?? 'min' });
  if (perUsd !== null && Number(perUsd) === 0) return refuse('validation-failed', { field: 'per_usd' });
  const details = {
    currency,
    stakes: rising.map((units) => formatAmount(units)).join(' '),
    perUsd,
    legal: legalPayoutMax === null ? null : formatAmount(legalPayoutMax),
  };
  await rules.saveStakes(stakes, order.now, (tx) =>
    audit.append(adminLineOf(order, 'sportsbook.stakes-set', details), tx),
  );
  return null;
}

const STAKE_FIELDS = ['min', 'default', 'max', 'payout_max', 'liability_max'];
