import type { Instant } from '@ordago/kernel';
import { asOffered, type LineEvent } from '../domain/line.ts';
import type { LineRepository } from '../repository/line.repository.ts';

/** Reads an event as it may be bet on, with the markets of these combinations. (Default: none) */
export async function readEvent(
  line: Pick<LineRepository, 'findEvent'>,
  { id, combinations }: { readonly id: string; readonly combinations?: readonly string[] | undefined },
  now: Instant,
): Promise<LineEvent | null> {
  const event = await line.findEvent(id, combinations);
  return event && asOffered(event, now);
}
