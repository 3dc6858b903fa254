import type { Instant, StaffId } from '@ordago/kernel';
import type { Origin } from '../repository/sessions.repository.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Ends a staff session. */
export async function staffSignOut(
  parts: IdentityParts,
  { staff, session }: { staff: StaffId; session: string },
  { origin, now }: { origin: Origin; now: Instant },
): Promise<void> {
  const actor = `staff:${staff}` as const;
  await parts.transact(async (tx) => {
    await parts.sessions.end(session, 'signed-out', now, tx);
    await parts.audit.append({ at: now, actor, action: 'staff.sign-out', subject: actor, ip: origin.ip }, tx);
  });
  parts.guard.forget(actor);
}
