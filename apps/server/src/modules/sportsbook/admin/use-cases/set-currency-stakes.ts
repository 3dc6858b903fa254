import { formatAmount, type Instant, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import { adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { BettingAdminParts, CurrencyStakes } from './betting-admin-parts.ts';

/** Stakes as staff write them: a rate of undefined stays as it is, null takes it away. */
export interface WantedStakes extends Omit<CurrencyStakes, 'perUsd'> {
  readonly perUsd: string | null | undefined;
  /** False for a rate that converts limits and that the site does not show. (Default: true) */
  readonly isRateSet?: boolean | undefined;
}

/** Order of a member of staff from an address, or of the demo for itself, whose line of the audit says so. */
export type StakesOrder =
  | { readonly staff: StaffId; readonly ip: string; readonly now: Instant }
  | { readonly staff: 'demo'; readonly now: Instant };

/**
 * Sets the stakes and payouts of a currency.
 *
 * @refuses validation-failed where a bound is beyond the next, or the rate is zero
 */
export async function setCurrencyStakes(
  { rules, audit }: Pick<BettingAdminParts, 'rules' | 'audit'>,
  stakes: WantedStakes,
  order: StakesOrder,
): Promise<Refusal<'validation-failed'> | null> {
  const { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd, currency } = stakes;
  const rising = [stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax];
  const wrong = rising.findIndex((units, place) => units < (rising[place - 1] ?? 0n));
  if (wrong >= 0) return refuse('validation-failed', { field: STAKE_FIELDS[wrong] ?? 'min' });
  if (typeof perUsd === 'string' && Number(perUsd) === 0) return refuse('validation-failed', { field: 'per_usd' });
  const details = {
    currency,
    stakes: rising.map((units) => formatAmount(units)).join(' '),
    legal: legalPayoutMax === null ? null : formatAmount(legalPayoutMax),
  };
  await rules.saveStakes(stakes, order.now, (tx, rate) =>
    audit.append(lineOf(order, { ...details, perUsd: rate }), tx),
  );
  return null;
}

function lineOf(order: StakesOrder, details: Readonly<Record<string, string | null>>) {
  const action = 'sportsbook.stakes-set';
  return 'ip' in order
    ? adminLineOf(order, action, details)
    : { at: order.now, actor: 'system' as const, action, details: { ...details, is_demo: true } };
}

const STAKE_FIELDS = ['min', 'default', 'max', 'payout_max', 'liability_max'];
