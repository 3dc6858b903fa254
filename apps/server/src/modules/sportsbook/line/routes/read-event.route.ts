import { readEvent } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentEvent } from '../presenters.ts';
import type { LineReads } from '../use-cases/line-reads.ts';

/** Reads one event with its markets. */
export function readEventRoute(line: LineReads): BoundRoute {
  return bind(readEvent, async ({ params, query: { combinations }, now }) => {
    const event = await line.event(params.id, now, combinations?.split(','));
    return event === null ? refuse('event-unknown') : presentEvent(event);
  });
}
