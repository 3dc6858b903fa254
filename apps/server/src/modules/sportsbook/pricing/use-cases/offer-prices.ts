import { setImmediate as yieldTurn } from 'node:timers/promises';
import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { announceEvents } from '../../line/index.ts';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { gridFrom, type LeagueRatings, priceGrid, rateLeague, ratesOf } from '../domain/price-event.ts';
import type { PricedFeed } from '../ports/priced-feed.ts';
import {
  type EventOffer,
  findEventsToPrice,
  findPriced,
  findResults,
  findUnpriced,
  noteWidth,
  type OfferWidth,
  saveOffers,
} from '../repository/markets.repository.ts';
import { reprice } from './reprice-combinations.ts';

export interface Prices {
  /** Prices the events; those of a league without enough past are left out: a price without a reason is no price. */
  offer(events: readonly string[], now: Instant): Promise<void>;
  /** Prices the events ahead that have no market yet, or are due more of them. */
  offerMissing(now: Instant): Promise<void>;
  /** Rates the leagues anew, on the results that came in since, and moves the prices of the events ahead. */
  refresh(now: Instant): Promise<void>;
  /** Finished matches that prices are made from, as they were last read. */
  past(now: Instant): Promise<readonly PastMatch[]>;
}

export interface PriceParts extends Pick<SportsbookParts, 'pool' | 'publish' | 'clock'> {
  readonly feed: PricedFeed;
}

/** Ratings are fitted anew when they are older than this. */
const RATINGS_AGE_MS_MAX = DAY_MS;
/** Events priced by one statement: some ten thousand selections. */
const EVENTS_MAX = 25;
/** From so long before kick-off on an event has all its markets; before that the main ones. */
const WHOLE_MS = 2 * DAY_MS;

function wholeUntil(now: Instant): Instant {
  return addMs(now, WHOLE_MS);
}

/** Events without a price that one round takes up. */
const MISSING_MAX = 1_000;

/** Prices of football from ratings, which are fitted per league on the supplier's history and our finished results. */
export function createPrices(parts: PriceParts): Prices {
  const ratings = createRatings(parts);
  const offer: Prices['offer'] = async (events, now) => {
    for (let i = 0; i < events.length; i += EVENTS_MAX) {
      const found = await findEventsToPrice(parts.pool, events.slice(i, i + EVENTS_MAX), now);
      const rated = await ratings.of(now);
      const offers: (EventOffer & { width: OfferWidth })[] = [];
      for (const { id, league, home, away, startsAt, isInPlay } of found) {
        const ofLeague = rated(league);
        const width = startsAt <= wholeUntil(now) ? 'whole' : 'main';
        if (ofLeague) {
          const rates = ratesOf(ofLeague, { home, away });
          const markets = priceGrid(gridFrom(rates), { tells: parts.feed.tells, width });
          offers.push({ event: id, markets, width, rates: isInPlay ? null : rates });
        }
        // An event takes milliseconds: others get their turn in between.
        await yieldTurn();
      }
      await publishOffers(parts, offers);
      for (const width of ['main', 'whole'] as const) {
        const ofWidth = offers.filter((offer) => offer.width === width);
        await noteWidth(
          parts.pool,
          ofWidth.map(({ event }) => event),
          width,
        );
      }
    }
  };
  return {
    offer,
    past: ratings.past,
    offerMissing: async (now) => {
      const asked = { at: now, wholeUntil: wholeUntil(now), limit: MISSING_MAX };
      await offer(await findUnpriced(parts.pool, asked), now);
    },
    refresh: async (now) => {
      ratings.forget();
      await offer(await findPriced(parts.pool, now), now);
    },
  };
}

/** Writes the whole offer of events and tells who follows what changed. */
export async function publishOffers(
  parts: Pick<SportsbookParts, 'pool' | 'publish' | 'clock'>,
  offers: readonly EventOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const moved = await saveOffers(parts.pool, offers, reprice);
  if (moved.length === 0) return;
  const events = [...new Set(moved.map(({ event }) => event))];
  await announceEvents(
    parts,
    events,
    moved.map(({ market }) => market),
  );
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
  const known = async (now: Instant): Promise<readonly PastMatch[]> => {
    if (past === null || Math.abs(now - readAt) > RATINGS_AGE_MS_MAX) {
      past = read(now);
      fitted = new Map();
      readAt = now;
    }
    return past.catch((error: unknown) => {
      // The next round asks again.
      past = null;
      throw error;
    });
  };
  return {
    past: known,
    /** The ratings of each league, null for one with too short a past. */
    of: async (now: Instant): Promise<(league: string) => LeagueRatings | null> => {
      const matches = await known(now);
      return (league) => {
        const found = fitted.get(league);
        if (found !== undefined) return found;
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
