import type { Instant } from '@ordago/kernel';
import type { FeedMessage, FixtureMessage } from '../../shared/domain/feed-message.ts';
import { FIXTURES_MAX } from '../repository/fixtures.repository.ts';
import type { HeldMessage } from '../repository/held-messages.repository.ts';
import { applyMessages } from './apply-messages.ts';
import type { FeedParts } from './parts.ts';
import { releaseHeld } from './release-held.ts';
import { settleNow } from './settle-now.ts';

export interface FeedApplied {
  /** Events that are new or moved. */
  readonly fixtures: number;
  /** Results, cancellations, stops and offers that changed an event. */
  readonly changes: number;
  /** Messages that wait for their event. */
  readonly held: number;
  /** Settlements of bets. */
  readonly bets: number;
}

/**
 * Applies the messages of a supplier, in any order and any number of times. New fixtures get their prices, results and
 * cancellations settle the bets on them; what is reported of an unknown event waits for it.
 */
export async function applyFeed(parts: FeedParts, messages: readonly FeedMessage[]): Promise<FeedApplied> {
  const now = parts.clock.now();
  const fixtures = await applyFixtures(
    parts,
    messages.filter((message) => message.kind === 'fixture'),
    now,
  );
  const others = messages.filter((message): message is HeldMessage => message.kind !== 'fixture');
  const [changed, held] = await applyMessages(parts, others, now);
  const released = await releaseHeld(parts, now);
  const bets = changed + released > 0 ? await settleNow(parts) : 0;
  return { fixtures, changes: changed + released, held, bets };
}

async function applyFixtures(parts: FeedParts, fixtures: FixtureMessage[], now: Instant): Promise<number> {
  let saved = 0;
  for (let i = 0; i < fixtures.length; i += FIXTURES_MAX) {
    const chunk = fixtures.slice(i, i + FIXTURES_MAX);
    const feed = chunk[0]?.feed;
    if (feed === undefined) break;
    const events = await parts.fixtures.saveFixtures({ feed, fixtures: chunk, clock: parts.clock });
    saved += events.length;
    await offerPrices(parts, events, now);
    await parts.announce(events, []);
  }
  return saved;
}

/** A supplier whose history is out of reach must not keep its fixtures and results from being stored. */
async function offerPrices({ prices, log }: FeedParts, events: readonly string[], now: Instant): Promise<void> {
  try {
    await prices.offer(events, now);
  } catch (err) {
    log.warn({ err }, 'fixtures wait for their prices');
  }
}
