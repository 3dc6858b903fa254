import { type AnswerOf, readVirtual } from '@ordago/contracts';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/server/api.ts';

export type Virtual = AnswerOf<typeof readVirtual> & {
  /** Lead of the server's clock over this one, in ms: countdowns use the server's. */
  readonly aheadMs: number;
};
export type Competition = Virtual['competitions'][number];
export type Round = NonNullable<Competition['current']>;
export type Match = Round['matches'][number];

/** Interval at which a running round is read, in ms: its goals come with the answer. */
const PLAYING_MS = 3_000;
const BETTING_MS = 10_000;
/** After a round begins or ends the operator needs a moment. */
const MARGIN_MS = 600;
const SECOND_MS = 1_000;

/**
 * Query of the running competitions; repeated as often as they change, and right after a round opens, kicks off or
 * ends.
 */
export const virtualQuery = queryOptions({
  queryKey: ['virtual'],
  queryFn: async ({ signal }): Promise<Virtual> => {
    const answer = await api(readVirtual, { signal });
    return { ...answer, aheadMs: Date.parse(answer.now) - Date.now() };
  },
  refetchInterval: ({ state: { data } }) => {
    if (!data) return SECOND_MS;
    const now = Date.now() + data.aheadMs;
    const rounds = data.competitions.flatMap(({ current }) => current ?? []);
    const moments = [
      ...rounds.flatMap(({ closes_at, ends_at }) => [closes_at, ends_at]),
      ...data.competitions.flatMap(({ next }) => next?.opens_at ?? []),
    ].map((moment) => Date.parse(moment) - now);
    const usual = rounds.some(({ phase }) => phase === 'playing') ? PLAYING_MS : BETTING_MS;
    const soonest = Math.min(...moments.filter((ms) => ms > 0), usual);
    // A moment has passed without its news: the answer is due any second.
    const isDue = moments.some((ms) => ms <= 0 && ms > -usual);
    return Math.max(isDue ? SECOND_MS : soonest + MARGIN_MS, SECOND_MS);
  },
});

/** Milliseconds until a moment of the server's clock, updated every second; never below 0. */
export function useCountdown(to: string, aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(to) - now - aheadMs);
}
