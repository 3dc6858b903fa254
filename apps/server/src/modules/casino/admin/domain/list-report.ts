import type { Instant } from '@ordago/kernel';

/** Changes of one provider's games by one synchronisation. */
export interface ListReport {
  readonly provider: string;
  readonly at: Instant;
  readonly added: number;
  readonly changed: number;
  readonly returned: number;
  readonly gone: number;
  /** Some of the games, changes and losses first. */
  readonly examples: readonly { readonly kind: string; readonly name: string; readonly fields: readonly string[] }[];
}
