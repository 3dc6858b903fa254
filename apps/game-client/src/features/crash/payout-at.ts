import { formatAmount } from '@ordago/kernel';
import { unitsOf } from '../../shared/units-of.ts';

/** Payout of a stake at a multiple in hundredths, rounded down to the cent, as decimal text. */
export function payoutAt(stake: string, multiple: number): string {
  const units = (unitsOf(stake) * BigInt(multiple)) / 100n;
  return formatAmount(units - (units % 1_000n));
}
