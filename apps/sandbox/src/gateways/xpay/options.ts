import type { SandboxParts } from '../../plugin.ts';

/** The name under which misbehaviour of this gateway is ordered. */
export const XPAY_TARGET = 'xpay';

/** The account that the merchant has here. */
export const XPAY_MERCHANT = 'ordago';

export interface XpayOptions extends SandboxParts {
  /** Interval between searches for due webhooks, in milliseconds. (Default: 1,000) */
  readonly tickMs?: number;
}
