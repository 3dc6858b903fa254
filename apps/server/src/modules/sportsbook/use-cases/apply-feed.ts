import type { Clock, Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { FeedMessage, FixtureMessage } from '../domain/feed-message.ts';
import { FIXTURES_MAX, saveFixtures, saveResult, saveStatus } from '../repository/fixtures.repository.ts';
import type { OfferPrices } from './offer-prices.ts';
import { type SettleEventParts, settleEvent } from './settle-event.ts';

export interface ApplyFeedParts extends SettleEventParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly offerPrices: OfferPrices;
}

export interface FeedApplied {
  readonly fixtures: number;
  readonly results: number;
  readonly bets: number;
  /** Messages about events that we do not know; the supplier's next full offer brings them. */
  readonly unknown: number;
}

/**
 * Applies what a supplier tells, in any order and any number of times: per event only a higher version has an effect.
 * New fixtures get their prices, results and cancellations settle the bets on them.
 */
export async function applyFeed(parts: ApplyFeedParts, messages: readonly FeedMessage[]): Promise<FeedApplied> {
  const fixtures = await applyFixtures(
    parts,
    messages.filter((message) => message.kind === 'fixture'),
  );
  let [results, bets, unknown] = [0, 0, 0];
  for (const message of messages) {
    if (message.kind === 'fixture') continue;
    const save = message.kind === 'result' ? saveResult(parts.pool, message) : saveStatus(parts.pool, message);
    const event = await save;
    if (event === null) unknown += 1;
    if (event === null || event.resultRevision === 0) continue;
    results += 1;
    bets += (await settleEvent(parts, { event: event.id, isCorrection: event.resultRevision > 1 })).bets;
  }
  return { fixtures, results, bets, unknown };
}

async function applyFixtures(
  { pool, clock, offerPrices }: ApplyFeedParts,
  fixtures: FixtureMessage[],
): Promise<number> {
  const now: Instant = clock.now();
  let saved = 0;
  for (let i = 0; i < fixtures.length; i += FIXTURES_MAX) {
    const chunk = fixtures.slice(i, i + FIXTURES_MAX);
    const feed = chunk[0]?.feed;
    if (feed === undefined) break;
    const events = await saveFixtures(pool, feed, chunk);
    saved += events.length;
    await offerPrices(events, now);
  }
  return saved;
}
