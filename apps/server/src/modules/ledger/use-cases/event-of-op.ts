import type { DomainEvent, EventName, EventOf } from '../../../platform/events/event-handler.ts';
import type { OpRecord } from '../domain/op-record.ts';

/** The event of a command. `part` is set once all events of its position are known. */
export function eventOfOp<Name extends EventName>(
  op: OpRecord,
  name: Name,
  payload: EventOf<Name>['payload'],
  player: string | null = op.player,
): DomainEvent {
  return { name, version: 1, position: op.position, part: 0, player, at: op.at, payload } as DomainEvent;
}
