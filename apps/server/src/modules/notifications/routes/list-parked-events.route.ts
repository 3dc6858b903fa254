import { listParkedEvents } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentParkedEvent } from '../presenters.ts';
import type { ParkedEventParts } from '../use-cases/parts.ts';

/** Domain events that a handler could not take, for staff. */
export function listParkedEventsRoute({ parked }: Pick<ParkedEventParts, 'parked'>): BoundRoute {
  return bind(listParkedEvents, async ({ query: { state, ...page } }) => {
    const { rows, ...found } = await parked.list(state, page);
    return { events: rows.map(presentParkedEvent), ...found };
  });
}
