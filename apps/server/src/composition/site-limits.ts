import { FREE_BET_ODDS_MIN } from '@ordago/contracts';
import type { Currency } from '@ordago/kernel';
import type { SiteLimits } from '../modules/content/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import type { Sportsbook } from '../modules/sportsbook/index.ts';
import { paymentBounds } from './payments.ts';

/** The percentage of a bonus is in hundredths (specification 1, section 3). */
const HUNDREDTHS = 100;

/** The limits that the site settings show to a reader of a currency, from the modules that enforce them (semantics D67). */
export async function siteLimits(
  payments: Payments,
  sportsbook: Pick<Sportsbook, 'limitsIn' | 'settings'>,
  currency: Currency,
): Promise<Partial<SiteLimits>> {
  const [payment, stakes, betting] = await Promise.all([
    paymentBounds(payments, currency),
    sportsbook.limitsIn(currency),
    sportsbook.settings(),
  ]);
  const { retirement, freeSingleOddsMin, freeSingleOddsMax, freeExpressOddsMin } = betting;
  return {
    payment,
    retirement,
    bonus: {
      // A limit that no module enforces is 0 (specification 1, section 9).
      cashbackBet: 0n,
      cashbackPayment: 0n,
      maxBonusSize: 0n,
      registrationBonus: 0n,
      maxBonusPercent: betting.bonusPercentMax * HUNDREDTHS,
      maxBetCount: betting.bonusBetsMax ?? 0,
      minCoef: betting.bonusOddsMin,
    },
    freebet: {
      minSingleCoef: freeSingleOddsMin ?? FREE_BET_ODDS_MIN,
      maxSingleCoef: freeSingleOddsMax,
      minExpressCoef: freeExpressOddsMin ?? FREE_BET_ODDS_MIN,
    },
    ...(stakes && { bets: { default: stakes.stakeDefault, max: stakes.stakeMax, min: stakes.stakeMin } }),
  };
}
