import { type Instant, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import type { StaffLevel } from '../domain/session.ts';
import type { IdentityParts } from './identity-parts.ts';

export interface NewStaff {
  readonly username: string;
  readonly password: string;
  readonly level: StaffLevel;
  readonly parent: StaffId | null;
}

/**
 * Adds a member of staff. Who may do so to whom is the caller's policy.
 *
 * @refuses username-invalid, username-taken, too-many-attempts
 */
export async function hireStaff(
  { accounts, audit, hasher }: Pick<IdentityParts, 'accounts' | 'audit' | 'hasher'>,
  member: NewStaff,
  { by, now }: { by: 'system' | `staff:${StaffId}`; now: Instant },
): Promise<StaffId | Refusal<'username-invalid' | 'username-taken' | 'too-many-attempts'>> {
  const key = member.username.toLowerCase();
  if (!/^\w{3,32}$/.test(key)) return refuse('username-invalid', { min: 3, max: 32 });
  const passwordHash = await hasher.hash(member.password);
  if (passwordHash === 'busy') return refuse('too-many-attempts', { seconds: 1 });
  const { username, level, parent } = member;
  const id = await accounts.insertStaff({ username, key, level, parent, passwordHash, at: now });
  if (id === 'username-taken') return refuse('username-taken');
  await audit.append({ at: now, actor: by, action: 'staff.hired', subject: `staff:${id}`, details: { level } });
  return id;
}
