/** Number of breaches of an invariant; 0 is healthy. */
export interface InvariantReading {
  readonly name: string;
  /** The rule in a sentence. */
  readonly statement: string;
  readonly violations: number;
}
