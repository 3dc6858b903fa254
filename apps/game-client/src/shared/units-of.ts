import { parseAmount, type Units } from '@ordago/kernel';

/** An amount of the wire in ledger units, exactly; 0 for what is none. */
export function unitsOf(amount: string): Units {
  return parseAmount(amount, { decimalsMax: 5 }) ?? 0n;
}
