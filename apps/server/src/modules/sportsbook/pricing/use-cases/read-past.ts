import { DAY_MS, type Instant } from '@ordago/kernel';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import type { PricedFeed } from '../ports/priced-feed.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';

/** Finished matches that prices are made from: the supplier's history, and our results since. */
export interface ReadPast {
  /** Reads them, the same list for a day. */
  read(now: Instant): Promise<readonly PastMatch[]>;
  /** Has the next read ask anew. */
  forget(): void;
}

/** The past is read anew when it is older than this. */
const PAST_AGE_MS_MAX = DAY_MS;

export function createReadPast({
  markets,
  feed,
}: {
  readonly markets: Pick<MarketsRepository, 'findResults'>;
  readonly feed: Pick<PricedFeed, 'name' | 'history'>;
}): ReadPast {
  let past: Promise<readonly PastMatch[]> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async (now: Instant): Promise<readonly PastMatch[]> => {
    const history = await feed.history(now);
    const last = history.reduce((latest, { playedAt }) => Math.max(latest, playedAt), 0) as Instant;
    return [...history, ...(await markets.findResults({ feed: feed.name, after: last }))];
  };
  return {
    read: async (now) => {
      if (past === null || Math.abs(now - readAt) > PAST_AGE_MS_MAX) {
        past = read(now);
        readAt = now;
      }
      return past.catch((error: unknown) => {
        // The next round asks again.
        past = null;
        throw error;
      });
    },
    forget: () => {
      past = null;
    },
  };
}
