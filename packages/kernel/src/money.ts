import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/** Upper-case code of a currency: `USD`, `TRY`, `MXN`; `FUN` is play money and never meets a real rail. */
export type Currency = Brand<string, 'Currency'>;

/** An amount in ledger units: 1/100,000 of the currency unit, one scale for every currency (architecture 3.1). */
export type Units = bigint;

/** Ledger units in one currency unit. */
export const UNITS_PER_MAJOR = 100_000n;
/** Decimals that a ledger unit carries. */
export const UNIT_DECIMALS = 5;
/** Ledger units in one cent, the grain of sport payouts and of withdrawals. */
export const UNITS_PER_CENT = 1_000n;
/** No single amount is larger: 10^10 currency units (reliability, invariant 9). */
export const UNITS_MAX = 10_000_000_000n * UNITS_PER_MAJOR;

/** An amount with its currency. Amounts of two currencies never meet. */
export interface Money {
  readonly units: Units;
  readonly currency: Currency;
}

/** Brands a code of exactly three capital letters; throws a bug for any other text. Whether it is offered is not judged. */
export function currency(code: string): Currency {
  assert(/^[A-Z]{3}$/.test(code), `not a currency code: ${code}`);
  return code as Currency;
}

/** An amount of `units` ledger units, 1/100,000 of the currency unit each; any sign and size. */
export function money(units: Units, code: Currency): Money {
  return { units, currency: code };
}

/** Sum in ledger units, exact; throws a bug for two currencies. The bound `UNITS_MAX` is not judged here. */
export function add(a: Money, b: Money): Money {
  assert(a.currency === b.currency, `cannot add ${b.currency} to ${a.currency}`);
  return { units: a.units + b.units, currency: a.currency };
}

/** Difference `a` - `b` in ledger units, exact and perhaps negative; throws a bug for two currencies. */
export function subtract(a: Money, b: Money): Money {
  assert(a.currency === b.currency, `cannot subtract ${b.currency} from ${a.currency}`);
  return { units: a.units - b.units, currency: a.currency };
}

/**
 * Reads an amount from the text it was written in, exactly.
 *
 * Accepts plain ASCII decimals without sign, exponent, spaces or superfluous leading zeros, with at most `decimalsMax`
 * decimals (default 2; provider callbacks may carry 5) and at most 10^10 currency units. Answers null for everything
 * else, so that a refused amount is never rounded in.
 */
export function parseAmount(text: string, { decimalsMax = 2 }: { decimalsMax?: number } = {}): Units | null {
  const match = /^(0|[1-9][0-9]{0,10})(?:\.([0-9]{1,5}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  if (fraction.length > decimalsMax) return null;
  const units = BigInt(whole + fraction.padEnd(UNIT_DECIMALS, '0'));
  return units <= UNITS_MAX ? units : null;
}

/**
 * Writes an amount as an exact decimal: at least `decimalsMin` decimals (default 2), more only where the amount has them.
 * The wire form of every amount; screens use the formatter of `packages/i18n`.
 */
export function formatAmount(units: Units, { decimalsMin = 2 }: { decimalsMin?: number } = {}): string {
  const sign = units < 0n ? '-' : '';
  const abs = units < 0n ? -units : units;
  let fraction = (abs % UNITS_PER_MAJOR).toString().padStart(UNIT_DECIMALS, '0');
  while (fraction.length > decimalsMin && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  const whole = (abs / UNITS_PER_MAJOR).toString();
  return fraction.length > 0 ? `${sign}${whole}.${fraction}` : `${sign}${whole}`;
}

/** Division of non-negative integers, rounded down as the name states. */
export function floorDiv(dividend: bigint, divisor: bigint): bigint {
  assert(dividend >= 0n && divisor > 0n, 'floorDiv takes a non-negative dividend and a positive divisor');
  return dividend / divisor;
}

/** Rounds down to a whole cent. */
export function floorToCent(units: Units): Units {
  return floorDiv(units, UNITS_PER_CENT) * UNITS_PER_CENT;
}

/**
 * Splits `total` in proportion to `weights`: each share is floored, the remainder goes out unit by unit in the order
 * given. The shares always sum to the whole.
 */
export function allocate(total: Units, weights: readonly bigint[]): Units[] {
  const sum = weights.reduce((a, b) => a + b, 0n);
  assert(
    total >= 0n && sum > 0n && weights.every((w) => w >= 0n),
    'allocate takes non-negative weights with a positive sum',
  );
  const shares = weights.map((weight) => floorDiv(total * weight, sum));
  let rest = total - shares.reduce((a, b) => a + b, 0n);
  for (let i = 0; rest > 0n; i = (i + 1) % shares.length) {
    if (weights[i] === 0n) continue;
    shares[i] = (shares[i] ?? 0n) + 1n;
    rest -= 1n;
  }
  return shares;
}
