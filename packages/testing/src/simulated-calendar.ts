import type { Instant } from '@ordago/kernel';
import type { FeedWireMessage } from '@ordago/provider-protocols';
import { createCalendar, eventOf } from '../../../apps/sandbox/src/sports-feed/simulated/calendar/calendar.ts';

const SEED = 'the seed of tests alone';

/** All that the calendar of the simulation tells at an instant, with so many events ahead of each sport. */
export function calendarAt(at: Instant, ahead: number): Promise<readonly FeedWireMessage[]> {
  return createCalendar(SEED).messagesAt(at, ahead);
}

/** An event of the calendar of a sport, by its number: what it is sold in, and what comes of it. */
export function calendarContest(slug: string, number: number) {
  const { contest } = eventOf(SEED, `calendar/${slug}/${number}`);
  const { record, ending } = contest;
  const told = { event: `${slug}/${number}`, version: 1, kind: 'record' as const, record, ...(ending && { ending }) };
  return { markets: () => contest.markets(), told };
}
