import type { Instant } from '@ordago/kernel';

/** Health of a provider. */
export interface ProviderHealth {
  readonly name: string;
  readonly routeProvider: string;
  /** Games of it that players see. */
  readonly games: number;
  /** Number of their pictures over the budget, and those that could not be fetched at the last attempt. */
  readonly picturesTooHeavy: number;
  readonly picturesUnreachable: number;
  readonly rowsUnusable: number;
  readonly firstFault: string | null;
  readonly syncedAt: Instant | null;
  readonly failure: string | null;
  readonly lastFailure: string | null;
  readonly failedAt: Instant | null;
}
