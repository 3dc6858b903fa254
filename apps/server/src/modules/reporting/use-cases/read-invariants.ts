import type { InvariantReading, Ledger } from '../../ledger/index.ts';

/** Reads every registered invariant over all rows. */
export type ReadInvariants = () => Promise<readonly InvariantReading[]>;

export function createReadInvariants(ledger: Pick<Ledger, 'invariants'>): ReadInvariants {
  return () => ledger.invariants();
}
