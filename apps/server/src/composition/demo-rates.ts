import { assert, currency, type Instant } from '@ordago/kernel';
import type { StakeLimits } from '../modules/sportsbook/index.ts';
import type { Modules } from './modules.ts';

/**
 * Units for one US dollar in a demo, of the currencies of specification 1, section 3, whose rates staff set; the dollar's own is 1.
 * Round figures of no day: an operator sets the rates of its own in the back office, and production begins with none.
 */
const DEMO_RATES: Readonly<Record<string, number>> = {
  RUB: 80,
  BYR: 30_000,
  UAH: 42,
  KZT: 520,
  AZN: 1.7,
  FUN: 1,
  TMT: 3.5,
  TRY: 42,
  EUR: 0.86,
};

/**
 * Sets the rates of a demo where nobody has set any, by the call of the back office, and marks them as the demo's in the audit. A currency
 * in which nobody could bet gets the stakes of the dollar at its rate. Harmless to repeat.
 */
export async function setDemoRates({ sportsbook }: Pick<Modules, 'sportsbook'>, now: Instant): Promise<void> {
  if ((await sportsbook.rates()).size > 0) return;
  const dollar = await sportsbook.limitsIn(currency('USD'));
  assert(dollar, 'nobody can bet in dollars');
  for (const [code, rate] of Object.entries(DEMO_RATES)) {
    const limits = (await sportsbook.limitsIn(currency(code))) ?? converted(dollar, rate);
    const { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax } = limits;
    const stakes = { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax };
    const refused = await sportsbook.setStakes(
      { ...stakes, currency: code, perUsd: String(rate) },
      { staff: 'demo', now },
    );
    assert(refused === null, `the demo's rate of ${code} was refused`);
  }
}

function converted(limits: StakeLimits, rate: number): Omit<StakeLimits, 'currency'> {
  // Rates have two decimals here, which whole hundredths keep exact.
  const at = (units: bigint) => (units * BigInt(Math.round(rate * 100))) / 100n;
  return {
    stakeMin: at(limits.stakeMin),
    stakeDefault: at(limits.stakeDefault),
    stakeMax: at(limits.stakeMax),
    payoutMax: at(limits.payoutMax),
    liabilityMax: at(limits.liabilityMax),
    legalPayoutMax: null,
  };
}
