import { checkSession } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentGuest, presentUser } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { type DepositTotals, readUser } from '../use-cases/read-user.ts';

export function checkSessionRoute(parts: IdentityParts & { readonly totals: DepositTotals }): BoundRoute {
  return bind(checkSession, async ({ actor }) =>
    actor.kind === 'player' ? presentUser(await readUser(parts, actor.player)) : presentGuest(),
  );
}
