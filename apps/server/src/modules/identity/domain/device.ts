import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type Instant } from '@ordago/kernel';
import type { ThrottleArea } from './throttle.ts';

/**
 * A device that signed in to an account before. Its cookie opens nothing: it only distinguishes the owner's browser
 * from those of guests, so that wrong passwords of guests do not lock the owner out.
 */
export interface DeviceAccount {
  readonly area: ThrottleArea;
  /** Number of the player or of the member of staff. */
  readonly id: string;
  /** As it is stored. With a new password every device is a guest again, a thief's too. */
  readonly passwordHash: string;
}

/**
 * Time for which a device is known after its last sign-in, in milliseconds. Browsers keep no cookie longer than 400
 * days.
 */
export const DEVICE_MS = 365 * DAY_MS;

const COOKIE = /^([A-Za-z0-9_-]{22})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

/** The cookie of a device that has just signed in; a device that was known keeps its id, and with it its counter. */
export function deviceCookie(secret: string, account: DeviceAccount, now: Instant, known: string | null): string {
  const id = known ?? randomBytes(16).toString('base64url');
  const seconds = String(Math.floor(now / 1_000));
  return `${id}.${seconds}.${seal(secret, account, id, seconds)}`;
}

/** The id of the device that brings this cookie, when it signed in to this account before; null for any other. */
export function recogniseDevice(
  secret: string,
  cookie: string | undefined,
  account: DeviceAccount,
  now: Instant,
): string | null {
  const [, id = '', seconds = '', mac = ''] = COOKIE.exec(cookie ?? '') ?? [];
  if (id === '' || now - Number(seconds) * 1_000 >= DEVICE_MS) return null;
  // Both are 43 characters long: the pattern saw to it.
  return timingSafeEqual(Buffer.from(mac), Buffer.from(seal(secret, account, id, seconds))) ? id : null;
}

function seal(secret: string, { area, id: account, passwordHash }: DeviceAccount, id: string, seconds: string): string {
  const text = JSON.stringify(['device', area, account, passwordHash, id, seconds]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
