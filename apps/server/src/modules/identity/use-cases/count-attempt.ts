import type { Instant } from '@ordago/kernel';
import { recogniseDevice } from '../domain/device.ts';
import { deviceRateLimits, type SignInRateLimits, signInRateLimits, type ThrottleArea } from '../domain/throttle.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Attempt to sign in: name and password, address, and the browser's device cookie. */
export interface RateLimitCheck {
  readonly area: ThrottleArea;
  /** Typed name, in the one form that all of its spellings have. */
  readonly name: string;
  readonly ip: string;
  /** The device cookie, if there is one. */
  readonly device: string | undefined;
  /** Account of the name; null for an unknown name. */
  readonly account: { readonly id: string; readonly passwordHash: string } | null;
}

export interface Admitted {
  /** The id of a device that is known to the account. */
  readonly device: string | null;
  readonly rateLimits: SignInRateLimits;
  /** Seconds to wait, 0 when the attempt may go on. */
  readonly seconds: number;
}

/** Counts an attempt: a device that signed in to the account before by itself, everybody else together. */
export async function countAttempt(
  parts: IdentityParts,
  checkRateLimit: RateLimitCheck,
  now: Instant,
): Promise<Admitted> {
  const { area, account } = checkRateLimit;
  const device = account && recogniseDevice(parts.deviceSecret, checkRateLimit.device, { area, ...account }, now);
  const rateLimits =
    account && device !== null
      ? deviceRateLimits({ area, account: account.id, device })
      : signInRateLimits({ ...checkRateLimit, account: account?.id ?? null }, parts.rules.perAddress);
  const seconds = await parts.accounts.checkRateLimit([...rateLimits.ofAccount, ...rateLimits.ofAddress], now);
  return { device, rateLimits: rateLimits, seconds };
}
