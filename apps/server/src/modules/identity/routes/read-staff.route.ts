import { readStaff as readStaffContract } from '@ordago/contracts';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaff } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readStaff } from '../use-cases/read-staff.ts';

/** Reads the signed-in member of staff. */
export function readStaffRoute(parts: Pick<IdentityParts, 'accounts'>): BoundRoute {
  return bind(readStaffContract, async ({ actor }) => presentStaff(await readStaff(parts, staffOf(actor).staff)));
}
