import { discardParkedEvent as discardParkedEventContract } from '@ordago/contracts';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { discardParkedEvent } from '../use-cases/discard-parked-event.ts';
import type { ParkedEventParts } from '../use-cases/parts.ts';

export function discardParkedEventRoute(parts: ParkedEventParts): BoundRoute {
  return bind(discardParkedEventContract, async ({ actor, body, ip, now }) => {
    const { staff } = staffOf(actor);
    return (await discardParkedEvent(parts, body, { staff, ip, now })) ?? {};
  });
}
