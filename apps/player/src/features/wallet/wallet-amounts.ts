import { formatAmount, parseAmount, UNITS_PER_CENT, UNITS_PER_MAJOR, type Units } from '@ordago/kernel';

/** Quick amounts of a deposit form. */
const QUICK_MAX = 4;
/** Steps that read as round amounts: 100, 250, 500, 1 000. */
const ROUND_STEPS = [10n, 25n, 50n] as const;

/** Start of the quick amounts in a wide range: a thousandth of its end. */
const WIDE = 1_000n;

/** A few round amounts between a minimum and a maximum, as decimals. */
export function quickAmounts(min: string, max: string): string[] {
  const high = unitsOf(max);
  const low = unitsOf(min) > high / WIDE ? unitsOf(min) : high / WIDE;
  const amounts: Units[] = [];
  for (let scale = UNITS_PER_MAJOR / 10n; scale <= high && amounts.length < QUICK_MAX; scale *= 10n) {
    for (const step of ROUND_STEPS) {
      const amount = step * scale;
      if (amount >= low && amount > 0n && amount <= high) amounts.push(amount);
    }
  }
  return amounts.slice(0, QUICK_MAX).map(plainAmount);
}

/** Hundredths of an amount, cut to the cent: what "25 %" of a balance is. */
export function shareOf(amount: string, percent: bigint): string {
  const share = (unitsOf(amount) * percent) / 100n;
  return plainAmount(share - (share % UNITS_PER_CENT));
}

export type AmountFault = 'below-min' | 'above-max' | 'above-balance';

export interface AmountBounds {
  readonly min: string;
  readonly max: string;
  /** Amount available to withdraw. (Default: no bound) */
  readonly available?: string;
}

/** Returns the error of a typed amount; null while it is empty or right. */
export function judgeAmount(typed: string, { min, max, available }: AmountBounds): AmountFault | null {
  const amount = parseAmount(typed);
  if (amount === null || amount === 0n) return null;
  if (available !== undefined && amount > unitsOf(available)) return 'above-balance';
  if (amount < unitsOf(min)) return 'below-min';
  return amount > unitsOf(max) ? 'above-max' : null;
}

/** Returns true if a typed amount is one that can be sent. */
export function isAmountReady(typed: string, bounds: AmountBounds): boolean {
  return (parseAmount(typed) ?? 0n) > 0n && judgeAmount(typed, bounds) === null;
}

/** An amount of the wire as units; 0 for a text that is none. */
export function unitsOf(amount: string): Units {
  return parseAmount(amount, { decimalsMax: 5 }) ?? 0n;
}

/** As a field holds it: a plain decimal with two decimals, or none where they would be zeros. */
function plainAmount(units: Units): string {
  return formatAmount(units).replace(/\.00$/, '');
}
