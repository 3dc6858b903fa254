import { type Instant, type Refusal, refuse } from '@ordago/kernel';
import { isCommonPassword } from '../domain/common-passwords.ts';
import { isOwnerLink } from '../domain/owner-link.ts';
import { ownerLinkRateLimits } from '../domain/throttle.ts';
import type { StaffMember } from '../repository/accounts.repository.ts';
import type { IdentityParts } from './identity-parts.ts';

export type FirstOwnerRefusal = Refusal<
  'owner-link-invalid' | 'username-invalid' | 'password-policy' | 'password-breached' | 'too-many-attempts'
>;

/**
 * Creates the owner of a new site. The link is its only right, and the first call that uses it ends it: of several at once one
 * creates the owner.
 *
 * @refuses owner-link-invalid (wrong, ended, or there are staff), username-invalid, password-policy, password-breached,
 * too-many-attempts
 */
export async function createFirstOwner(
  parts: Pick<IdentityParts, 'accounts' | 'audit' | 'hasher' | 'rules' | 'transact' | 'deviceSecret'>,
  request: { readonly link: string; readonly username: string; readonly password: string },
  { ip, now }: { readonly ip: string; readonly now: Instant },
): Promise<StaffMember | FirstOwnerRefusal> {
  const { accounts, audit, hasher, rules } = parts;
  const seconds = await accounts.checkRateLimit(ownerLinkRateLimits(ip), now);
  if (seconds > 0) return refuse('too-many-attempts', { seconds });
  if (!isOwnerLink(parts.deviceSecret, request.link, now) || (await accounts.hasStaff()))
    return refuse('owner-link-invalid');
  const username = request.username.trim();
  const key = username.toLowerCase();
  if (!/^\w{3,32}$/.test(key)) return refuse('username-invalid', { min: 3, max: 32 });
  if (!rules.meetsStaffPolicy(request.password))
    return refuse('password-policy', { min: rules.staffPasswordLengthMin });
  if (isCommonPassword(request.password)) return refuse('password-breached');
  const passwordHash = await hasher.hash(request.password);
  if (passwordHash === 'busy') return refuse('too-many-attempts', { seconds: 1 });
  const created = await parts.transact(async (tx) => {
    const id = await accounts.insertFirstOwner({ username, key, passwordHash, at: now }, tx);
    if (id === null) return null;
    const subject = `staff:${id}` as const;
    await audit.append({ at: now, actor: 'guest', action: 'staff.first-owner-created', subject, ip }, tx);
    return id;
  });
  const owner = created === null ? null : await accounts.staffById(created);
  return owner ?? refuse('owner-link-invalid');
}
