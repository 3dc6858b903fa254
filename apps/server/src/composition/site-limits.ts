import { currency } from '@ordago/kernel';
import type { SiteLimits } from '../modules/content/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import type { Sportsbook } from '../modules/sportsbook/index.ts';
import { paymentBounds } from './payments.ts';

/** Limits without a currency of their own are told in this one (semantics D6). */
const BASE = currency('USD');

/** The limits that the site settings show, from the modules that enforce them. */
export async function siteLimits(
  payments: Payments,
  sportsbook: Pick<Sportsbook, 'limitsIn'>,
): Promise<Partial<SiteLimits>> {
  const [payment, stakes] = await Promise.all([paymentBounds(payments), sportsbook.limitsIn(BASE)]);
  return {
    payment,
    ...(stakes && { bets: { default: stakes.stakeDefault, max: stakes.stakeMax, min: stakes.stakeMin } }),
  };
}
