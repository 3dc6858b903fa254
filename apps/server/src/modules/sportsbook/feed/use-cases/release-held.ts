import type { Instant } from '@ordago/kernel';
import { applyMessages } from './apply-messages.ts';
import type { FeedParts } from './parts.ts';

/** Held messages that one round applies. */
const RELEASED_MAX = 1_000;

/** Applies messages whose event became known; returns how many changed it. */
export async function releaseHeld(parts: FeedParts, now: Instant): Promise<number> {
  const released = await parts.heldMessages.findReleased(RELEASED_MAX);
  const [changed] = await applyMessages(parts, released, now);
  for (const message of released) await parts.heldMessages.dropHeld(message);
  return changed;
}
