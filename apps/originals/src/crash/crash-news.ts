/** Messages of the crash table to all its viewers. Multiples in hundredths, instants in milliseconds. */
export type CrashNews =
  | { readonly type: 'betting'; readonly place: number; readonly endsAt: number }
  | {
      readonly type: 'bet';
      readonly id: string;
      readonly name: string;
      readonly stake: string;
      readonly currency: string;
    }
  | { readonly type: 'flying'; readonly at: number }
  | { readonly type: 'cashed'; readonly id: string; readonly multiple: number; readonly payout: string }
  | { readonly type: 'bust'; readonly place: number; readonly multiple: number; readonly hash: string };

export type NumberedNews = CrashNews & { readonly seq: number; readonly now: number };

export interface NewsService {
  publish(news: CrashNews): void;
  /** Hears of everything from now on; answers the way to stop. */
  listen(hear: (news: NumberedNews) => void): () => void;
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
      for (const hear of listeners) hear(numbered);
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    after: (from) => {
      const oldest = kept[0]?.seq ?? seq + 1;
      return from <= seq && from >= oldest - 1 ? kept.filter((news) => news.seq > from) : null;
    },
  };
}
