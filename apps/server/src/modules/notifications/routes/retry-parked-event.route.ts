import { retryParkedEvent as retryParkedEventContract } from '@ordago/contracts';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { ParkedEventParts } from '../use-cases/parts.ts';
import { retryParkedEvent } from '../use-cases/retry-parked-event.ts';

export function retryParkedEventRoute(parts: ParkedEventParts): BoundRoute {
  return bind(retryParkedEventContract, async ({ actor, body, ip, now }) => {
    const { staff } = staffOf(actor);
    return (await retryParkedEvent(parts, body, { staff, ip, now })) ?? {};
  });
}
