import type { Market, SportEvent } from '@ordago/contracts';
import { useEffect, useState } from 'react';

/** Events that are gone from a list and still shown in it, at most. */
export const GONE_MAX = 40;

/** An event as a list shows it. */
export type ListedEvent = SportEvent & {
  /** It left the list: nothing is known of it any more, not even if it is still played. (Default: false) */
  readonly isGone?: true;
};

interface List {
  /** Changes with what is listed: another list begins anew. */
  readonly key: string;
  readonly events: readonly SportEvent[];
  /** The events as they were last read, to see whether there is news. */
  readonly read: readonly SportEvent[];
}

/**
 * Events of a list in the places in which the reader saw them: what kicks off or ends keeps its row, locked, and what comes up is
 * added at the end, so that no row moves under a finger. The list is in its own order again once the page was out of sight.
 */
export function useLastingEvents(read: readonly SportEvent[], key: string): readonly SportEvent[] {
  const [list, setList] = useState<List>({ key, events: read, read });
  const isAnother = list.key !== key;
  if (isAnother || list.read !== read) setList({ key, read, events: isAnother ? read : lastingOf(list.events, read) });
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') setList((known) => ({ ...known, events: known.read }));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isAnother ? read : list.events;
}

/** Returns true for an event that left its list: it has neither a live mark nor a time at which it would begin. */
export function isGone(event: ListedEvent): boolean {
  return event.isGone === true;
}

/** The shown events with their news, those that are gone locked, then those that were not shown before. */
export function lastingOf(shown: readonly SportEvent[], read: readonly SportEvent[]): readonly SportEvent[] {
  if (shown.length === 0) return read;
  const news = new Map(read.map((event) => [event.id, event]));
  const gone = shown.filter(({ id }) => !news.has(id));
  const dropped = new Set(gone.slice(0, Math.max(0, gone.length - GONE_MAX)).map(({ id }) => id));
  const kept = shown.filter(({ id }) => !dropped.has(id)).map((event) => news.get(event.id) ?? lockedEvent(event));
  const known = new Set(shown.map(({ id }) => id));
  return [...kept, ...read.filter(({ id }) => !known.has(id))];
}

/** Prices of an event outside its list are not read any more: none of them is offered. */
function lockedEvent(event: SportEvent): ListedEvent {
  const reason = event.status === 'scheduled' ? 'event-started' : 'result-awaited';
  const locked = (market: Market): Market =>
    market.status === 'open' ? { ...market, status: 'suspended', reason } : market;
  return { ...event, isGone: true, markets_count: 0, markets: event.markets.map(locked) };
}
