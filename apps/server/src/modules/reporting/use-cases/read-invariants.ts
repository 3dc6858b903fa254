import type { BookReading, Ledger } from '../../ledger/index.ts';

/** Reads every registered invariant; over all rows when `isFull`, else of what is new where that is enough. */
export type ReadInvariants = (isFull: boolean) => Promise<readonly BookReading[]>;

export function createReadInvariants(ledger: Pick<Ledger, 'readInvariants'>): ReadInvariants {
  return (isFull) => ledger.readInvariants(isFull);
}
