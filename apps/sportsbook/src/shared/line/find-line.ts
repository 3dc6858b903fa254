import { type AnswerOf, readCalendar, readStatistics, searchLine } from '@ordago/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { POLL_MS_PUSHED } from './line.ts';

/** Number of events of each league on each day of the reader's zone. */
export const calendarQuery = (bounds: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['calendar', bounds],
    queryFn: ({ signal }): Promise<AnswerOf<typeof readCalendar>> =>
      api(readCalendar, {
        query: { ...bounds, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS_PUSHED,
  });

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }): Promise<AnswerOf<typeof searchLine>> => api(searchLine, { query: { text }, signal }),
    placeholderData: keepPreviousData,
  });

export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['statistics', id],
    queryFn: ({ signal }): Promise<AnswerOf<typeof readStatistics>> => api(readStatistics, { params: { id }, signal }),
    staleTime: POLL_MS_PUSHED,
  });
