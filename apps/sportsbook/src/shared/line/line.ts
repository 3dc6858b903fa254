import {
  type AnswerOf,
  listEvents,
  listResults,
  type QueryIn,
  readEvent,
  readTree,
  type SportEvent,
} from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../server/api.ts';
import { follow, usePushState } from '../server/push.ts';
import { combinationsIn } from '../slip/combinations.ts';
import { useSlip } from '../slip/slip-store.ts';

export type Tree = AnswerOf<typeof readTree>;
export type EventsPage = AnswerOf<typeof listEvents>;
export type EventsFilter = Omit<QueryIn<typeof listEvents>, 'page' | 'count'>;
export type ResultsFilter = Omit<QueryIn<typeof listResults>, 'page'>;

/**
 * Interval at which the line is read again while nothing is pushed, in ms; with a push line, now and then for
 * certainty.
 */
const POLL_MS = 15_000;
export const POLL_MS_PUSHED = 60_000;
/** After a kick-off the line is asked again, in ms: clocks differ a little. */
const KICK_OFF_MARGIN_MS = 1_000;
/** Events of one page of the board. */
const EVENTS_SIZE = 40;

/** Topics that one visitor may follow; what lies beyond is asked for now and then. */
const TOPICS_MAX = 190;

const pollMs = () => (usePushState.getState().isOpen ? POLL_MS_PUSHED : POLL_MS);
const nextPage = ({ page, pages }: { page: number; pages: number }) => (page + 1 < pages ? page + 1 : undefined);

export const treeQuery = queryOptions({
  queryKey: ['tree'],
  queryFn: ({ signal }): Promise<Tree> => api(readTree, { signal }),
  refetchInterval: POLL_MS_PUSHED,
});

/** Events ahead or in play, page after page. */
export const eventsQuery = (filter: EventsFilter) =>
  infiniteQueryOptions({
    queryKey: ['events', filter],
    queryFn: ({ pageParam, signal }): Promise<EventsPage> =>
      api(listEvents, { query: { ...filter, page: pageParam, count: EVENTS_SIZE }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    refetchInterval: pollMs,
  });

export const resultsQuery = (filter: ResultsFilter) =>
  infiniteQueryOptions({
    queryKey: ['results', filter],
    queryFn: ({ pageParam, signal }): Promise<EventsPage> =>
      api(listResults, { query: { ...filter, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });

/** An event with every market, and with the combinations of its selections that the slip holds, or that are named. */
export const eventQuery = (id: string, combinations: readonly string[] = []) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: ({ signal }): Promise<SportEvent> => {
      const wanted = [...new Set([...combinationsIn(useSlip.getState().slip, id), ...combinations])].slice(0, 40);
      const query = wanted.length === 0 ? {} : { combinations: wanted.join(',') };
      return api(readEvent, { params: { id }, query, signal });
    },
    refetchInterval: pollMs,
  });

export const useTree = () => useQuery(treeQuery);

/** Receives every change of these events and of their shown markets, as long as they are on the screen. */
export function useFollowed(events: readonly SportEvent[]): void {
  const topics = events.flatMap(({ id, markets }) => [
    `event:${id}`,
    ...markets.map((market) => `market:${market.id}`),
  ]);
  const key = topics.slice(0, TOPICS_MAX).join(' ');
  useEffect(() => follow(key === '' ? [] : key.split(' ')), [key]);
  useLockedAtKickOff(events);
}

/** Asks for the line again as soon as the first of these events kicks off: the operator has locked it by then. */
function useLockedAtKickOff(events: readonly SportEvent[]): void {
  const client = useQueryClient();
  const ahead = events.filter(({ status }) => status === 'scheduled').map((event) => Date.parse(event.starts_at));
  const next = ahead.length === 0 ? null : Math.min(...ahead);
  useEffect(() => {
    if (next === null) return;
    const wait = Math.max(next - Date.now(), 0) + KICK_OFF_MARGIN_MS;
    if (wait > DAY_MS) return;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['events'] });
      void client.invalidateQueries({ queryKey: ['event'] });
    }, wait);
    return () => clearTimeout(timer);
  }, [client, next]);
}
