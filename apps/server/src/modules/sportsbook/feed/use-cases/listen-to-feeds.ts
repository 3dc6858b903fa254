import { Bug } from '@ordago/kernel';
import type { OddsFeed } from '../ports/odds-feed.ts';
import { noteGap } from './note-gap.ts';
import type { FeedParts } from './parts.ts';
import { receiveMessage } from './receive-message.ts';

/** Connections of suppliers that send by themselves. */
export interface FeedConnections {
  /** Receives a message of a supplier from any transport; returns the reason why nothing of it was applied, or null. */
  receiveMessage(feed: string, body: Buffer): Promise<string | null>;
  /** Connects to suppliers that send over a connection of their own; returns a function that disconnects. */
  listen(): Promise<() => Promise<void>>;
}

export function listenToFeeds(parts: FeedParts): FeedConnections {
  return {
    receiveMessage: (name, body) => receiveMessage(parts, feedOf(parts.feeds, name), body),
    listen: async () => {
      const stops = await Promise.all(
        parts.feeds.map((feed) =>
          feed.listen?.({
            receive: async (body) => void (await receiveMessage(parts, feed, body)),
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
