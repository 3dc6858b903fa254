import { createFirstOwner as createFirstOwnerContract } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaff } from '../presenters.ts';
import { createFirstOwner } from '../use-cases/create-first-owner.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';

/** Creates the owner of a new site by the link of the command line. */
export function createFirstOwnerRoute(parts: IdentityParts): BoundRoute {
  return bind(createFirstOwnerContract, async (call) => {
    const created = await createFirstOwner(parts, call.body, { ip: readOrigin(call).ip, now: call.now });
    return isRefusal(created) ? created : presentStaff(created);
  });
}
