import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { Instant } from '@ordago/kernel';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import { wholeUntil } from '../domain/offer-width.ts';
import { gridFrom, type LeagueRatings, priceGrid, rateLeague, ratesOf } from '../domain/price-event.ts';
import type { EventOffer, OfferWidth } from '../repository/markets.repository.ts';
import type { PriceParts, Prices } from './price-parts.ts';
import { publishOffers } from './publish-offers.ts';
import type { ReadPast } from './read-past.ts';

/** Events priced by one statement: some ten thousand selections. */
const EVENTS_MAX = 25;

/** Prices football from ratings, which are fitted per league on the supplier's history and our finished results. */
export function createOfferPrices(parts: PriceParts): Prices['offer'] {
  const ratingsOf = ratingsOn(parts.past);
  return async (events, now) => {
    for (let i = 0; i < events.length; i += EVENTS_MAX) {
      const found = await parts.markets.findEventsToPrice(events.slice(i, i + EVENTS_MAX), now);
      const rated = await ratingsOf(now);
      const offers: (EventOffer & { width: OfferWidth })[] = [];
      for (const { id, league, home, away, startsAt, isInPlay, isPriced } of found) {
        const ofLeague = rated(league);
        const width = startsAt <= wholeUntil(now) ? 'whole' : 'main';
        if (ofLeague) {
          const rates = ratesOf(ofLeague, { home, away });
          const markets = priceGrid(gridFrom(rates), { resultFacts: parts.feed.resultFacts, width });
          offers.push({ event: id, markets, width, rates: isInPlay ? null : rates });
        } else if (isPriced) {
          // Markets that were sold on a history that is doubted by now are sold no longer.
          offers.push({ event: id, markets: [], width: 'none' });
        }
        // An event takes milliseconds: others get their turn in between.
        await yieldTurn();
      }
      await publishOffers(parts, offers);
      for (const width of ['none', 'main', 'whole'] as const) {
        const ofWidth = offers.filter((offer) => offer.width === width);
        await parts.markets.noteWidth(
          ofWidth.map(({ event }) => event),
          width,
        );
      }
    }
  };
}

/** Reads the ratings of each league, null for one with too short a past; they are fitted once for a list of matches. */
function ratingsOn(past: ReadPast) {
  let fitted = new Map<string, LeagueRatings | null>();
  let fittedOn: readonly PastMatch[] | null = null;
  return async (now: Instant): Promise<(league: string) => LeagueRatings | null> => {
    const matches = await past.read(now);
    if (matches !== fittedOn) {
      fitted = new Map();
      fittedOn = matches;
    }
    return (league) => {
      const found = fitted.get(league);
      if (found !== undefined) return found;
      const rated = rateLeague(matches, league, now);
      fitted.set(league, rated);
      return rated;
    };
  };
}
