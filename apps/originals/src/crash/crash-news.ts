import type { CrashMessage, CrashNews, CrashSnapshot } from '@ordago/contracts/play';

/** News of the table with its number, as every viewer gets it. */
export type NumberedNews = Exclude<CrashMessage, CrashSnapshot>;

export interface NewsService {
  publish(news: CrashNews): void;
  /** Subscribes to every message from now on; returns the function that unsubscribes. */
  listen(receive: (news: NumberedNews) => void): () => void;
  /** Messages after a number; null when that is too long ago, or never was. */
  after(seq: number): readonly NumberedNews[] | null;
  readonly seq: number;
}

/** News that a line which broke off can catch up on. */
const KEPT_MAX = 1_000;

/** Numbers the news and keeps the newest, so that a client that lost its line misses nothing. */
export function createNewsService(now: () => number): NewsService {
  const kept: NumberedNews[] = [];
  const listeners = new Set<(news: NumberedNews) => void>();
  let seq = 0;
  return {
    get seq() {
      return seq;
    },
    publish: (news) => {
      seq += 1;
      const numbered: NumberedNews = { ...news, seq, now: now() };
      kept.push(numbered);
      if (kept.length > KEPT_MAX) kept.shift();
      for (const receive of listeners) receive(numbered);
    },
    listen: (receive) => {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    after: (from) => {
      const oldest = kept[0]?.seq ?? seq + 1;
      return from <= seq && from >= oldest - 1 ? kept.filter((news) => news.seq > from) : null;
    },
  };
}
