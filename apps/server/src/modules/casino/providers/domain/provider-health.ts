import type { Instant } from '@ordago/kernel';

/** How a provider does. */
export interface ProviderHealth {
  readonly name: string;
  readonly routeProvider: string;
  /** Games of it that players see. */
  readonly games: number;
  /** Of their pictures: those over the budget, and those that could not be had when they were asked for last. */
  readonly picturesTooHeavy: number;
  readonly picturesUnreachable: number;
  readonly rowsUnusable: number;
  readonly firstFault: string | null;
  readonly syncedAt: Instant | null;
  readonly failure: string | null;
  readonly lastFailure: string | null;
  readonly failedAt: Instant | null;
}
