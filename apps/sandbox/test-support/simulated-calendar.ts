import type { Instant } from '@ordago/kernel';
import type { FeedWireMessage } from '@ordago/provider-protocols';
import { createCalendar, eventOf } from '../src/sports-feed/simulated/calendar/calendar.ts';
import { drawFrom } from '../src/sports-feed/simulated/draws.ts';
import { SIMULATED_SPORTS } from '../src/sports-feed/simulated/sports.ts';

const SEED = 'the seed of tests alone';

/** Content of the simulated calendar at an instant, with so many events ahead of each sport. */
export function calendarAt(at: Instant, ahead: number): Promise<readonly FeedWireMessage[]> {
  return createCalendar(SEED).messagesAt(at, ahead);
}

/** An event of the calendar of a sport, by its number: what it is sold in, and what comes of it. */
export function calendarContest(slug: string, number: number) {
  const { contest } = eventOf(SEED, `calendar/${slug}/${number}`);
  const { record, ending } = contest;
  const reported = {
    event: `${slug}/${number}`,
    version: 1,
    kind: 'record' as const,
    record,
    ...(ending && { ending }),
  };
  return { markets: () => contest.markets(), reported: reported };
}

/** Markets of each sport that is simulated in play: kinds and specifiers, over some matches of it. */
export function simulatedMarkets(): { slug: string; markets: { kind: string; specifier: string }[] }[] {
  return SIMULATED_SPORTS.map(({ slug, contest }) => ({
    slug,
    markets: Array.from({ length: 5 }, (_, match) => contest(drawFrom(SEED, `${slug} ${match}`)).markets).flat(),
  }));
}
