import { type AnswerOf, readBetBuilder, type SportEvent } from '@ordago/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

export type BuilderState = AnswerOf<typeof readBetBuilder>;

/** Interval at which it is read again, in ms; a price that moves has it read at once. */
const POLL_MS = 30_000;

/** Query of the common odds of selections of an event. Prices of another version are another query. */
export const builderQuery = (event: string, selections: readonly string[], versions: string) =>
  queryOptions({
    queryKey: ['bet-builder', event, selections.join(), versions],
    queryFn: ({ signal }): Promise<BuilderState> =>
      api(readBetBuilder, {
        params: { id: event },
        query: selections.length === 0 ? {} : { selections: selections.join() },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** The versions of the prices of selections, as the line shows them. */
export function versionsOf(event: Pick<SportEvent, 'markets'>, wanted: readonly string[]): string {
  return event.markets
    .flatMap(({ selections, status }) =>
      selections.filter(({ id }) => wanted.includes(id)).map(({ version }) => `${status}${version}`),
    )
    .join();
}
