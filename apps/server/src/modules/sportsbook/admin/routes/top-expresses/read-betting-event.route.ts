import { readBettingEvent } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { type LineReads, presentEvent } from '../../../line/index.ts';

/** Reads an event of the line, from which staff choose selections. */
export function readBettingEventRoute(line: LineReads): BoundRoute {
  return bind(readBettingEvent, async ({ params, now }) => {
    const event = await line.event(params.id, now);
    return event === null ? refuse('betting-target-not-found') : presentEvent(event);
  });
}
