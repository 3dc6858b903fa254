import type { Instant } from '@ordago/kernel';

/** Number of breaches of an invariant; 0 is healthy. */
export interface InvariantReading {
  readonly name: string;
  /** The rule in a sentence. */
  readonly statement: string;
  readonly violations: number;
}

/** Reading of an invariant on request. */
export interface BookReading extends InvariantReading {
  /** All rows were read; else what commands touched since the last full reading. */
  readonly isFull: boolean;
  /** When the last nightly reading of all rows was made; null before the first. */
  readonly fullAt: Instant | null;
}
