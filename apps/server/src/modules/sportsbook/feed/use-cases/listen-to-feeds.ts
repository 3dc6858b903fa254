import { Bug } from '@ordago/kernel';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { applyOrQuarantine, type ReceivingParts } from './receive-message.ts';
import { noteGap } from './watch-products.ts';

/** Connections of suppliers that send by themselves. */
export interface FeedConnections {
  /** Takes a message of a supplier from any transport; returns why nothing of it could be applied, or null. */
  hear(feed: string, body: Buffer): Promise<string | null>;
  /** Connects to suppliers that send over a connection of their own; returns how to stop. */
  listen(): Promise<() => Promise<void>>;
}

export function listenToFeeds(parts: ReceivingParts): FeedConnections {
  return {
    hear: (name, body) => applyOrQuarantine(parts, feedOf(parts.feeds, name), body),
    listen: async () => {
      const stops = await Promise.all(
        parts.feeds.map((feed) =>
          feed.listen?.({
            hear: async (body) => void (await applyOrQuarantine(parts, feed, body)),
            lost: () => noteGap(parts, feed),
          }),
        ),
      );
      return async () => {
        for (const stop of stops) await stop?.();
      };
    },
  };
}

function feedOf(feeds: readonly OddsFeed[], name: string): OddsFeed {
  const feed = feeds.find((one) => one.name === name);
  if (!feed) throw new Bug(`no feed is called ${name}`);
  return feed;
}
