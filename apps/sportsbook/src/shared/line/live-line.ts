import type { Market, SportEvent } from '@ordago/contracts';
import type { EventFrame, MarketFrame, PushUpdate } from '@ordago/contracts/push';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventsPage } from './line.ts';

/** Applies a pushed change of an event or a market wherever it is shown. Frames of other sorts change nothing. */
export function applyLineUpdate(client: QueryClient, { value }: PushUpdate): void {
  if (value.kind !== 'event' && value.kind !== 'market') return;
  const { event, apply } = changeOf(value);
  if (value.kind === 'market') readSettled(client, value);
  const isLineGone = value.kind === 'market' && takesShownTotal(client, value);
  client.setQueryData<SportEvent>(['event', event], (known) => known && apply(known));
  client.setQueriesData<SearchAnswer>({ queryKey: ['search'] }, (known) => known && inList(known, event, apply));
  client.setQueriesData<InfiniteData<EventsPage>>(
    { queryKey: ['events'] },
    (known) => known && inPages(known, event, apply),
  );
  // A list that is written to counts as fresh, so that it is asked for again afterwards.
  if (value.kind === 'event') askAgain(client, value);
  if (isLineGone) void client.invalidateQueries({ queryKey: ['events'] });
}

/** Requests what push frames do not bring: markets that came up in play, and lists from which an event went on. */
function askAgain(client: QueryClient, { id, status, markets_count: count }: EventFrame): void {
  const known = client.getQueryData<SportEvent>(['event', id]);
  const shown =
    known?.markets.filter((market) => market.status === 'open' || market.status === 'suspended').length ?? 0;
  if (known && count > shown) void client.invalidateQueries({ queryKey: ['event', id] });
  if (status === 'finished') void client.invalidateQueries({ queryKey: ['events'] });
}

/** Time in which the markets of an event settle one after another, in ms: they are read once after that. */
const SETTLING_MS = 1_500;
const settling = new Set<string>();

/** Reads an event again whose markets were settled: how its outcomes came out is no part of a push. */
function readSettled(client: QueryClient, { id, event, status }: MarketFrame): void {
  if (status !== 'settled' && status !== 'void') return;
  const known = client.getQueryData<SportEvent>(['event', event])?.markets.find((market) => market.id === id);
  if (known === undefined || known.status === status || settling.has(event)) return;
  settling.add(event);
  setTimeout(() => {
    settling.delete(event);
    void client.invalidateQueries({ queryKey: ['event', event] });
  }, SETTLING_MS);
}

/** Returns true if a total that lists show takes no bets any more: another line is nearest to even odds then. */
function takesShownTotal(client: QueryClient, { id, event, status, stopped }: MarketFrame): boolean {
  if (status === 'open' || stopped) return false;
  const isShown = (market: Market) => market.id === id && market.kind === 'total' && market.status === 'open';
  const lists = client.getQueriesData<InfiniteData<EventsPage>>({ queryKey: ['events'] });
  const events = lists.flatMap(([, known]) => known?.pages.flatMap((page) => page.events) ?? []);
  return events.some((shown) => shown.id === event && shown.markets.some(isShown));
}

interface Change {
  readonly event: string;
  readonly apply: (event: SportEvent) => SportEvent;
}

function changeOf(frame: EventFrame | MarketFrame): Change {
  return frame.kind === 'event'
    ? { event: frame.id, apply: (event) => withEvent(event, frame) }
    : { event: frame.event, apply: (event) => withMarket(event, frame) };
}

function withEvent(event: SportEvent, frame: EventFrame): SportEvent {
  const { status, score, progress, starts_at, markets_count, stopped } = frame;
  const markets = stopped ? event.markets.map(suspended) : event.markets;
  return { ...event, status, score, progress, starts_at, markets_count, markets };
}

function withMarket(event: SportEvent, frame: MarketFrame): SportEvent {
  const markets = event.markets.map((market) => (market.id === frame.id ? withPrices(market, frame) : market));
  return { ...event, markets };
}

/** An older price never replaces a newer one. */
function withPrices(market: Market, { status, reason, stopped, selections }: MarketFrame): Market {
  const next = {
    ...market,
    status,
    reason,
    selections: market.selections.map((known) => {
      const price = selections.find(({ id, version }) => id === known.id && version > known.version);
      return price ? { ...known, odds: price.odds, version: price.version } : known;
    }),
  };
  return stopped ? suspended(next) : next;
}

function suspended(market: Market): Market {
  return market.status === 'open' ? { ...market, status: 'suspended', reason: 'event-stopped' } : market;
}

type SearchAnswer = { readonly events: SportEvent[] };

function inList<List extends SearchAnswer>(known: List, id: string, apply: Change['apply']): List {
  if (!known.events.some((event) => event.id === id)) return known;
  return { ...known, events: known.events.map((event) => (event.id === id ? apply(event) : event)) };
}

function inPages(known: InfiniteData<EventsPage>, id: string, apply: Change['apply']): InfiniteData<EventsPage> {
  return { ...known, pages: known.pages.map((page) => inList(page, id, apply)) };
}
