import { type AnswerOf, listTopExpresses, type TopExpress } from '@ordago/contracts';
import { type MarketFrame, type PushUpdate, TOP_EXPRESSES_TOPIC } from '@ordago/contracts/push';
import { DAY_MS } from '@ordago/kernel';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../server/api.ts';
import { follow } from '../server/push.ts';
import { TOP_EXPRESSES_KEY } from '../server/query-keys.ts';
import { POLL_MS_PUSHED } from './line.ts';

type Answer = AnswerOf<typeof listTopExpresses>;
type Leg = TopExpress['legs'][number];

/** After the end of one the list is asked for again, in ms: clocks differ a little. */
const MARGIN_MS = 1_000;

/** Expresses that the operator offers as a whole. */
export const topExpressesQuery = queryOptions({
  queryKey: TOP_EXPRESSES_KEY,
  queryFn: ({ signal }): Promise<Answer> => api(listTopExpresses, { signal }),
  refetchInterval: ({ state }) => Math.min(POLL_MS_PUSHED, msToEnd(state.data, Date.now())),
});

/** The featured expresses with prices that follow the line, as long as they are on the screen. */
export function useTopExpresses(): readonly TopExpress[] {
  const { data } = useQuery(topExpressesQuery);
  const expresses = data?.expresses ?? [];
  const topics = expresses.flatMap(({ legs }) =>
    legs.flatMap((leg) => [`event:${leg.event}`, `market:${leg.market_id}`]),
  );
  const key = [...new Set([TOP_EXPRESSES_TOPIC, ...topics])].join(' ');
  useEffect(() => follow(key.split(' ')), [key]);
  return expresses;
}

/** Returns true if the operator offers an express; null while that is not known, or where there is none. */
export function useIsOffered(id: string | null): boolean | null {
  const { data } = useQuery({ ...topExpressesQuery, enabled: id !== null });
  useEffect(() => (id === null ? undefined : follow([TOP_EXPRESSES_TOPIC])), [id]);
  if (id === null || data === undefined) return null;
  return data.expresses.some((express) => express.id === id && Date.parse(express.until) > Date.now());
}

/** Takes a pushed change of the line into the expresses that hold it. */
export function applyTopExpressUpdate(client: QueryClient, { topic, value }: PushUpdate): void {
  const { queryKey } = topExpressesQuery;
  if (topic === TOP_EXPRESSES_TOPIC) void client.invalidateQueries({ queryKey });
  const change = changeOf(value);
  if (change === null) return;
  client.setQueryData<Answer>(queryKey, (known) => known && withChange(known, change));
  // A begun event is offered no more.
  if (value.kind !== 'event' || value.status === 'scheduled') return;
  const known = client.getQueryData<Answer>(queryKey);
  const isHeld = known?.expresses.some(({ legs }) => legs.some(({ event }) => event === value.id));
  if (isHeld) void client.invalidateQueries({ queryKey });
}

/** The answer with a change in each leg; the very same where no leg has it. */
function withChange(known: Answer, change: (leg: Leg) => Leg): Answer {
  let isOther = false;
  const expresses = known.expresses.map((express) => {
    const legs = express.legs.map(change);
    if (legs.every((leg, place) => leg === express.legs[place])) return express;
    isOther = true;
    return { ...express, legs };
  });
  return isOther ? { ...known, expresses } : known;
}

function changeOf(frame: PushUpdate['value']): ((leg: Leg) => Leg) | null {
  if (frame.kind === 'market') return (leg) => (leg.market_id === frame.id ? withPrice(leg, frame) : leg);
  if (frame.kind !== 'event') return null;
  return (leg) => {
    if (leg.event !== frame.id) return leg;
    // A market that opens again pushes its own change.
    const isOpen = leg.is_open && !frame.stopped && frame.status === 'scheduled';
    return { ...leg, starts_at: frame.starts_at, is_open: isOpen };
  };
}

/** An older price never replaces a newer one. */
function withPrice(leg: Leg, { status, stopped, selections }: MarketFrame): Leg {
  const price = selections.find(({ id, version }) => id === leg.selection && version > leg.version);
  const { odds, version } = price ?? leg;
  return { ...leg, odds, version, is_open: status === 'open' && !stopped };
}

function msToEnd(data: Answer | undefined, now: number): number {
  const ends = (data?.expresses ?? []).map(({ until }) => Date.parse(until) - now);
  return Math.max(Math.min(DAY_MS, ...ends), 0) + MARGIN_MS;
}
