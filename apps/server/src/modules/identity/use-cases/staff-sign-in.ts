import { type Instant, type Refusal, refuse } from '@ordago/kernel';
import type { StaffMember } from '../repository/accounts.repository.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import { countAttempt } from './count-attempt.ts';
import type { IdentityParts } from './identity-parts.ts';
import { type EnteredSession, openSession } from './open-session.ts';
import { rememberDevice } from './remember-device.ts';

export type StaffSignInRefusal = Refusal<'invalid-credentials' | 'user-banned' | 'too-many-attempts'>;

export interface StaffSignedIn extends EnteredSession {
  readonly member: StaffMember;
}

/**
 * Signs a member of staff in on the back office's own origin.
 *
 * @refuses invalid-credentials, user-banned (disabled), too-many-attempts
 */
export async function staffSignIn(
  parts: IdentityParts,
  request: {
    readonly username: string;
    readonly password: string;
    readonly previousSession: string | null;
    readonly device: string | undefined;
  },
  { origin, now }: { origin: Origin; now: Instant },
): Promise<StaffSignedIn | StaffSignInRefusal> {
  const { accounts, audit, hasher, sessions } = parts;
  const key = request.username.normalize('NFKC').trim().toLowerCase();
  const member = await accounts.staffByUsername(key);
  const checkRateLimit = { area: 'staff', name: key, ip: origin.ip, device: request.device, account: member } as const;
  const { device, rateLimits, seconds } = await countAttempt(parts, checkRateLimit, now);
  if (seconds > 0) return refuse('too-many-attempts', { seconds });
  const matches = await hasher.verify(member?.passwordHash ?? null, request.password);
  if (matches === 'busy') return refuse('too-many-attempts', { seconds: 1 });
  if (!matches || !member || member.isDisabled) {
    const reason = matches && member ? 'user-banned' : 'invalid-credentials';
    const subject = member ? (`staff:${member.id}` as const) : undefined;
    const line = { at: now, actor: 'guest', action: 'staff.sign-in-failed', subject, ip: origin.ip } as const;
    await audit.append({ ...line, details: { reason } });
    return refuse(reason);
  }
  const signedIn = await parts.transact(async (tx) => {
    if (request.previousSession !== null) await sessions.end(request.previousSession, 'replaced', now, tx);
    const opened = await openSession(parts, { holder: { kind: 'staff', id: member.id }, origin, now, tx });
    await accounts.forgive(rateLimits, tx);
    const actor = `staff:${member.id}` as const;
    await audit.append({ at: now, actor, action: 'staff.sign-in', subject: actor, ip: origin.ip }, tx);
    return { ...opened, member };
  });
  // This process need not wait for the announcement.
  parts.guard.forget(`staff:${member.id}`);
  const known = { area: 'staff', id: member.id, passwordHash: member.passwordHash } as const;
  return { ...signedIn, device: rememberDevice(parts, known, now, device) };
}
