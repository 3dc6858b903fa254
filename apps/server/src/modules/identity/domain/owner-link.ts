import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type Instant } from '@ordago/kernel';

/** Time for which a link for the first owner works, in milliseconds. */
const OWNER_LINK_MS = DAY_MS;

const LINK = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

/**
 * The text of a link that may create the first owner: its end and a proof of it under the server's own secret. It opens nothing
 * once there are staff, so that nothing has to be kept of it.
 */
export function ownerLink(secret: string, now: Instant): string {
  const end = String(now + OWNER_LINK_MS);
  return `${end}.${seal(secret, end)}`;
}

/** Returns true if a link was made with this secret and has not ended. */
export function isOwnerLink(secret: string, link: string, now: Instant): boolean {
  const [, end = '', mac = ''] = LINK.exec(link) ?? [];
  if (end === '' || now >= Number(end)) return false;
  // Both are 43 characters long: the pattern saw to it.
  return timingSafeEqual(Buffer.from(mac), Buffer.from(seal(secret, end)));
}

function seal(secret: string, end: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['first-owner', end]))
    .digest('base64url');
}
