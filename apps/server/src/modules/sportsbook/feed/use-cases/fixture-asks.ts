import type { Instant } from '@ordago/kernel';

/** Time for which an event that the supplier did not know is not requested again, in milliseconds. */
const ASK_AGAIN_MS = 60_000;
const ASKED_MAX = 10_000;

/** Fixtures that suppliers were asked for recently. */
export interface FixtureAsks {
  /** Returns true if an event may be requested now, and notes the request. Every event may once a minute. */
  allow(feed: string, eventKey: string, now: Instant): boolean;
}

/** The memory of one server, at most 10,000 events long. */
export function createFixtureAsks(): FixtureAsks {
  const asked = new Map<string, Instant>();
  return {
    allow: (feed, eventKey, now) => {
      const key = `${feed} ${eventKey}`;
      const before = asked.get(key);
      if (before !== undefined && now - before < ASK_AGAIN_MS && now >= before) return false;
      if (asked.size >= ASKED_MAX) asked.clear();
      asked.set(key, now);
      return true;
    },
  };
}
