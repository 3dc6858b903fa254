import type { Clock } from '@ordago/kernel';

/** What one adapter is built from. */
export interface AdapterOptions {
  /** Where the provider's own calls go, without a trailing slash. */
  readonly url: string;
  /** Where its pictures and frames are seen from a browser. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly clock: Clock;
}
