import type { Instant } from '@ordago/kernel';
import { asOffered, type LineMarket } from '../domain/line.ts';
import type { LineRepository } from '../repository/line.repository.ts';

/** Reads one market of an event as it may be bet on, whatever its kind. */
export async function readMarket(
  line: Pick<LineRepository, 'findEventsById'>,
  { event, id }: { readonly event: string; readonly id: string },
  now: Instant,
): Promise<LineMarket | null> {
  const [found] = await line.findEventsById([event], [id]);
  return (found && asOffered(found, now).markets[0]) ?? null;
}
