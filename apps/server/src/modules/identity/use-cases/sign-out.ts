import type { Instant, PlayerId } from '@ordago/kernel';
import type { Origin } from '../repository/sessions.repository.ts';
import type { IdentityParts } from './identity-parts.ts';
import { recordEvent } from './record-event.ts';

/** Ends a player's session; ending it again is harmless. */
export async function signOut(
  parts: IdentityParts,
  { player, session }: { player: PlayerId; session: string },
  { origin, now }: { origin: Origin; now: Instant },
): Promise<void> {
  await parts.transact(async (tx) => {
    await parts.sessions.end(session, 'signed-out', now, tx);
    await recordEvent(parts, { player, session, action: 'sign-out', origin, at: now }, tx);
  });
  // This process need not wait for the announcement.
  parts.guard.forget(`player:${player}`);
}
