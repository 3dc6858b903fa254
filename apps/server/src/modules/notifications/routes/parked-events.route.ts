import { discardParkedEvent, listParkedEvents, retryParkedEvent } from '@ordago/contracts';
import { staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentParkedEvent } from '../presenters.ts';
import type { ParkedEvents } from '../use-cases/parked-events.ts';

/** Domain events that a handler could not take, for staff. */
export function parkedEventRoutes({ list, retry, discard }: ParkedEvents): BoundRoute[] {
  return [
    bind(listParkedEvents, async ({ query: { state, ...page } }) => {
      const { rows, ...found } = await list(state, page);
      return { events: rows.map(presentParkedEvent), ...found };
    }),
    bind(retryParkedEvent, async ({ actor, body, ip, now }) => {
      const { staff } = staffOf(actor);
      return (await retry(body, { staff, ip, now })) ?? {};
    }),
    bind(discardParkedEvent, async ({ actor, body: { reason, ...key }, ip, now }) => {
      const { staff } = staffOf(actor);
      return (await discard(key, { staff, ip, now, reason })) ?? {};
    }),
  ];
}
