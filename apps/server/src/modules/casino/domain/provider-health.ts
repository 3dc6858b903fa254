import type { Instant } from '@ordago/kernel';

/** How a provider does. */
export interface ProviderHealth {
  readonly name: string;
  readonly routeProvider: string;
  /** Games of it that players see. */
  readonly games: number;
  readonly rowsUnusable: number;
  readonly firstFault: string | null;
  readonly syncedAt: Instant | null;
  readonly failure: string | null;
  readonly lastFailure: string | null;
  readonly failedAt: Instant | null;
}
