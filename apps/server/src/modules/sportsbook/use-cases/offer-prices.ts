import { DAY_MS, type Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { PastMatch } from '../domain/feed-message.ts';
import { type LeagueRatings, priceEvent, rateLeague } from '../domain/price-event.ts';
import { findEventsToPrice, saveMarkets } from '../repository/markets.repository.ts';

/** Prices events that have none yet or whose ratings are newer. */
export type OfferPrices = (events: readonly string[], now: Instant) => Promise<void>;

/** Ratings are fitted anew when they are older than this. */
const RATINGS_AGE_MS_MAX = DAY_MS;
/** Events priced by one statement. */
const EVENTS_MAX = 200;

/**
 * Makes the function that prices fixtures from ratings fitted on their league's past. A league without enough past is
 * not offered: a price without a reason is no price.
 */
export function createOfferPrices(pool: Pool, history: () => Promise<readonly PastMatch[]>): OfferPrices {
  const ratings = createRatings(history);
  return async (events, now) => {
    for (let i = 0; i < events.length; i += EVENTS_MAX) {
      const found = await findEventsToPrice(pool, events.slice(i, i + EVENTS_MAX));
      const offers = await Promise.all(
        found.map(async ({ id, league, home, away }) => {
          const rated = await ratings(league, now);
          return rated ? priceEvent(rated, { home, away }).map((market) => ({ ...market, event: id })) : [];
        }),
      );
      const markets = offers.flat();
      if (markets.length > 0) await saveMarkets(pool, markets);
    }
  };
}

function createRatings(history: () => Promise<readonly PastMatch[]>) {
  const fitted = new Map<string, LeagueRatings | null>();
  let past: Promise<readonly PastMatch[]> | null = null;
  let fittedAt = Number.NEGATIVE_INFINITY;
  return async (league: string, now: Instant): Promise<LeagueRatings | null> => {
    if (now - fittedAt > RATINGS_AGE_MS_MAX) {
      past = history();
      fitted.clear();
      fittedAt = now;
    }
    const known = fitted.get(league);
    if (known !== undefined) return known;
    const rated = rateLeague((await past) ?? [], league, now);
    fitted.set(league, rated);
    return rated;
  };
}
