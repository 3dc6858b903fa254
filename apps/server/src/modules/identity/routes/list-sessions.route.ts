import { listSessions } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentEvent } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { listAccountEvents } from '../use-cases/list-account-events.ts';

export function listSessionsRoute(parts: IdentityParts): BoundRoute {
  return bind(listSessions, async ({ actor, query }) => {
    const { player } = playerOf(actor);
    const { list, pageCount } = await listAccountEvents(parts, { player, ...query });
    return { list: list.map(presentEvent), pageCount };
  });
}
