import { DAY_MS, type Instant } from '@ordago/kernel';
import type { PastMatch } from '../domain/feed-message.ts';
import { type LeagueRatings, priceEvent, rateLeague } from '../domain/price-event.ts';
import {
  findEventsToPrice,
  findPriced,
  findResults,
  findUnpriced,
  saveMarkets,
} from '../repository/markets.repository.ts';
import { announceEvents } from './announce-line.ts';
import type { SportsbookParts } from './parts.ts';

export interface Prices {
  /** Prices the events; those of a league without enough past are left out: a price without a reason is no price. */
  offer(events: readonly string[], now: Instant): Promise<void>;
  /** Prices the events ahead that have no market yet. */
  offerMissing(now: Instant): Promise<void>;
  /** Rates the leagues anew, on the results that came in since, and moves the prices of the events ahead. */
  refresh(now: Instant): Promise<void>;
}

type PriceParts = Pick<SportsbookParts, 'pool' | 'feed' | 'publish'>;

/** Ratings are fitted anew when they are older than this. */
const RATINGS_AGE_MS_MAX = DAY_MS;
/** Events priced by one statement. */
const EVENTS_MAX = 200;
/** Events without a price that one round takes up. */
const MISSING_MAX = 1_000;

/** Prices of football from ratings, which are fitted per league on the supplier's history and our finished results. */
export function createPrices(parts: PriceParts): Prices {
  const ratings = createRatings(parts);
  const offer: Prices['offer'] = async (events, now) => {
    for (let i = 0; i < events.length; i += EVENTS_MAX) {
      const found = await findEventsToPrice(parts.pool, events.slice(i, i + EVENTS_MAX));
      const rated = await ratings.of(now);
      const markets = found.flatMap(({ id, league, home, away }) => {
        const ofLeague = rated(league);
        return ofLeague ? priceEvent(ofLeague, { home, away }).map((market) => ({ ...market, event: id })) : [];
      });
      if (markets.length === 0) continue;
      const moved = new Set(await saveMarkets(parts.pool, markets));
      if (moved.size > 0) await announceEvents(parts, [...new Set(markets.map(({ event }) => event))]);
    }
  };
  return {
    offer,
    offerMissing: async (now) => offer(await findUnpriced(parts.pool, now, MISSING_MAX), now),
    refresh: async (now) => {
      ratings.forget();
      await offer(await findPriced(parts.pool, now), now);
    },
  };
}

function createRatings({ pool, feed }: PriceParts) {
  let fitted = new Map<string, LeagueRatings | null>();
  let past: Promise<readonly PastMatch[]> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async (now: Instant): Promise<readonly PastMatch[]> => {
    const history = await feed.history(now);
    const last = history.reduce((latest, { playedAt }) => Math.max(latest, playedAt), 0) as Instant;
    return [...history, ...(await findResults(pool, { feed: feed.name, after: last }))];
  };
  return {
    /** The ratings of each league, null for one with too short a past. */
    of: async (now: Instant): Promise<(league: string) => LeagueRatings | null> => {
      if (past === null || Math.abs(now - readAt) > RATINGS_AGE_MS_MAX) {
        past = read(now);
        fitted = new Map();
        readAt = now;
      }
      const matches = await past.catch((error: unknown) => {
        // The next round asks again.
        past = null;
        throw error;
      });
      return (league) => {
        const known = fitted.get(league);
        if (known !== undefined) return known;
        const rated = rateLeague(matches, league, now);
        fitted.set(league, rated);
        return rated;
      };
    },
    forget: () => {
      past = null;
    },
  };
}
