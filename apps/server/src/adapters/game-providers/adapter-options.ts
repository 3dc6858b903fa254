import type { Clock } from '@ordago/kernel';

/** Parts of one adapter. */
export interface AdapterOptions {
  /** Address of the provider's API for our calls, without a trailing slash. */
  readonly url: string;
  /** Address of its pictures and frames as browsers see it. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly clock: Clock;
}
