import { assert, type StaffId } from '@ordago/kernel';
import type { StaffMember } from '../repository/accounts.repository.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Reads the signed-in member of staff. */
export async function readStaff({ accounts }: Pick<IdentityParts, 'accounts'>, id: StaffId): Promise<StaffMember> {
  const member = await accounts.staffById(id);
  assert(member, `session of staff who do not exist: ${id}`);
  return member;
}
