import type { Clock } from '@ordago/kernel';

/** Parts of one adapter. */
export interface AdapterOptions {
  /** Where the provider's own calls go, without a trailing slash. */
  readonly url: string;
  /** Where its pictures and frames are seen from a browser. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly clock: Clock;
}
