import type { Market, SportEvent } from '@ordago/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventsPage } from './line.ts';
import type { PushUpdate } from './push.ts';

interface EventFrame {
  readonly id: string;
  readonly status: SportEvent['status'];
  readonly stopped: boolean;
  readonly score: SportEvent['score'];
  readonly starts_at: string;
  readonly markets_count: number;
}

interface MarketFrame {
  readonly id: string;
  readonly event: string;
  readonly status: Market['status'];
  readonly stopped: boolean;
  readonly selections: readonly { readonly id: string; readonly odds: string; readonly version: number }[];
}

/** Takes a pushed change of an event or of a market into everything that shows it. Frames of other sorts change nothing. */
export function applyLineUpdate(client: QueryClient, { topic, value }: PushUpdate): void {
  const change = changeOf(topic, value);
  if (change === null) return;
  const { event, apply } = change;
  client.setQueryData<SportEvent>(['event', event], (known) => known && apply(known));
  client.setQueriesData<InfiniteData<EventsPage>>(
    { queryKey: ['events'] },
    (known) => known && inPages(known, event, apply),
  );
}

interface Change {
  readonly event: string;
  readonly apply: (event: SportEvent) => SportEvent;
}

function changeOf(topic: string, value: unknown): Change | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind } = value as { kind?: unknown };
  if (kind === 'event' && topic.startsWith('event:')) {
    const frame = value as EventFrame;
    return { event: frame.id, apply: (event) => withEvent(event, frame) };
  }
  if (kind !== 'market' || !topic.startsWith('market:')) return null;
  const frame = value as MarketFrame;
  return { event: frame.event, apply: (event) => withMarket(event, frame) };
}

function withEvent(event: SportEvent, frame: EventFrame): SportEvent {
  const { status, score, starts_at, markets_count, stopped } = frame;
  const markets = stopped ? event.markets.map(suspended) : event.markets;
  return { ...event, status, score, starts_at, markets_count, markets };
}

function withMarket(event: SportEvent, frame: MarketFrame): SportEvent {
  const markets = event.markets.map((market) => (market.id === frame.id ? withPrices(market, frame) : market));
  return { ...event, markets };
}

/** An older price never replaces a newer one. */
function withPrices(market: Market, { status, stopped, selections }: MarketFrame): Market {
  const next = {
    ...market,
    status,
    selections: market.selections.map((known) => {
      const price = selections.find(({ id, version }) => id === known.id && version > known.version);
      return price ? { ...known, odds: price.odds, version: price.version } : known;
    }),
  };
  return stopped ? suspended(next) : next;
}

function suspended(market: Market): Market {
  return market.status === 'open' ? { ...market, status: 'suspended' } : market;
}

function inPages(known: InfiniteData<EventsPage>, id: string, apply: Change['apply']): InfiniteData<EventsPage> {
  const pages = known.pages.map((page) =>
    page.events.some((event) => event.id === id)
      ? { ...page, events: page.events.map((event) => (event.id === id ? apply(event) : event)) }
      : page,
  );
  return { ...known, pages };
}
