import { DAY_MS, type Instant } from '@ordago/kernel';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import { type DoubtedHistory, judgeHistory, reasonOf } from '../domain/doubt-history.ts';
import type { PricedFeed } from '../ports/priced-feed.ts';
import type { MarketsRepository } from '../repository/markets.repository.ts';

/** Finished matches that prices are made from: the supplier's history as far as it is believed, and our results since. */
export interface ReadPast {
  /** Reads them, the same list for a day. Seasons that are doubted are left out, and put aside for staff. */
  read(now: Instant): Promise<readonly PastMatch[]>;
  /** Has the next read ask anew. */
  forget(): void;
}

/** The past is read anew when it is older than this. */
const PAST_AGE_MS_MAX = DAY_MS;

export interface ReadPastParts {
  readonly markets: Pick<MarketsRepository, 'findResults'>;
  readonly feed: Pick<PricedFeed, 'name' | 'history'>;
  readonly holdHistory: HoldHistory;
}

/** Puts a doubted season aside for staff, who are notified; the same one again is counted alone. */
export type HoldHistory = (held: {
  readonly feed: string;
  readonly doubted: DoubtedHistory;
  /** One line for staff. */
  readonly reason: string;
  readonly at: Instant;
}) => Promise<void>;

export function createReadPast({ markets, feed, holdHistory }: ReadPastParts): ReadPast {
  let past: Promise<readonly PastMatch[]> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async (now: Instant): Promise<readonly PastMatch[]> => {
    const history = await feed.history(now);
    const last = history.reduce((latest, { playedAt }) => Math.max(latest, playedAt), 0) as Instant;
    const past = [...history, ...(await markets.findResults({ feed: feed.name, after: last }))];
    const { believed, doubted } = judgeHistory(past);
    for (const season of doubted)
      await holdHistory({ feed: feed.name, doubted: season, reason: reasonOf(season), at: now });
    return believed;
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
