import type { Instant } from '@ordago/kernel';
import { type DeviceAccount, deviceCookie } from '../domain/device.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Cookie of a known device: from now on the account knows the browser. */
export function rememberDevice(
  { deviceSecret }: Pick<IdentityParts, 'deviceSecret'>,
  account: DeviceAccount,
  now: Instant,
  known: string | null = null,
): string {
  return deviceCookie(deviceSecret, account, now, known);
}
