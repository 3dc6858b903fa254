import { isDeepStrictEqual } from 'node:util';
import { assertNever, type Instant } from '@ordago/kernel';
import { announceEvents } from '../../line/index.ts';
import { type Prices, publishOffers } from '../../pricing/index.ts';
import { returnMoved, settlePending } from '../../settlement/index.ts';
import {
  type FeedMessage,
  type FixtureMessage,
  type HaltMessage,
  isOutcome,
  type OfferMessage,
  type OutcomeMessage,
  type ResultMessage,
  type StopMessage,
} from '../../shared/domain/feed-message.ts';
import { haltedUntil } from '../../shared/domain/halt-window.ts';
import { asHonoured, judgeOutcome } from '../../shared/domain/judge-interruption.ts';
import { isOfSport, isSellable } from '../../shared/domain/market.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { dropHeld, findReleased, type HeldMessage, holdMessage } from '../repository/feed-books.repository.ts';
import {
  FIXTURES_MAX,
  findKnown,
  findSport,
  type KnownEvent,
  type Noted,
  saveFixtures,
  saveOutcome,
  saveStop,
  takeOffer,
} from '../repository/fixtures.repository.ts';
import { saveHalt } from '../repository/halts.repository.ts';
import type { FixtureAsks } from './fixture-asks.ts';

export interface ApplyFeedParts extends Pick<SportsbookParts, 'pool' | 'ledger' | 'clock' | 'publish' | 'log'> {
  readonly prices: Prices;
  readonly fixtureAsks: FixtureAsks;
}

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

/** Held messages that one round takes up. */
const RELEASED_MAX = 1_000;

/**
 * Applies what a supplier tells, in any order and any number of times. New fixtures get their prices, results and
 * cancellations settle the bets on them; what is told of an unknown event waits for it.
 */
export async function applyFeed(parts: ApplyFeedParts, messages: readonly FeedMessage[]): Promise<FeedApplied> {
  const now = parts.clock.now();
  const fixtures = await applyFixtures(
    parts,
    messages.filter((message) => message.kind === 'fixture'),
    now,
  );
  const others = messages.filter((message): message is HeldMessage => message.kind !== 'fixture');
  const [changed, held] = await applyOthers(parts, others, now);
  const released = await releaseHeld(parts, now);
  const bets = changed + released > 0 ? await settleNow(parts) : 0;
  return { fixtures, changes: changed + released, held, bets };
}

/** Applies what waited for its event. */
export async function releaseHeld(parts: ApplyFeedParts, now: Instant): Promise<number> {
  const released = await findReleased(parts.pool, RELEASED_MAX);
  const [changed] = await applyOthers(parts, released, now);
  for (const message of released) await dropHeld(parts.pool, message);
  return changed;
}

async function applyFixtures(parts: ApplyFeedParts, fixtures: FixtureMessage[], now: Instant): Promise<number> {
  let saved = 0;
  for (let i = 0; i < fixtures.length; i += FIXTURES_MAX) {
    const chunk = fixtures.slice(i, i + FIXTURES_MAX);
    const feed = chunk[0]?.feed;
    if (feed === undefined) break;
    const events = await saveFixtures(parts.pool, { feed, fixtures: chunk, clock: parts.clock });
    saved += events.length;
    await offerPrices(parts, events, now);
    await announceEvents(parts, events, []);
  }
  return saved;
}

/** Settles now; a failure loses nothing: bets that cannot be settled now are taken up again every minute. */
async function settleNow(parts: ApplyFeedParts): Promise<number> {
  try {
    return (await returnMoved(parts)) + (await settlePending(parts));
  } catch (err) {
    parts.log.error({ err }, 'bets wait for their settlement');
    return 0;
  }
}

/** A supplier whose history is out of reach must not keep its fixtures and results from being noted. */
async function offerPrices({ prices, log }: ApplyFeedParts, events: readonly string[], now: Instant): Promise<void> {
  try {
    await prices.offer(events, now);
  } catch (err) {
    log.warn({ err }, 'fixtures wait for their prices');
  }
}

async function applyOthers(
  parts: ApplyFeedParts,
  messages: readonly HeldMessage[],
  now: Instant,
): Promise<[changed: number, held: number]> {
  let changed = 0;
  let held = 0;
  for (const message of messages) {
    const noted = await note(parts, message);
    if (noted === 'unknown') {
      await holdMessage(parts.pool, message, now);
      held += 1;
    } else if (noted !== 'stale') {
      await announceEvents(parts, [noted.id]);
      changed += 1;
    }
  }
  return [changed, held];
}

function note(parts: ApplyFeedParts, message: HeldMessage): Promise<Noted> {
  if (isOutcome(message)) return noteOutcome(parts, message);
  if (message.kind === 'halt') return noteHalt(parts, message);
  return message.kind === 'offer' ? noteOffer(parts, message) : saveStop(parts.pool, message as StopMessage);
}

/** Stores an outcome, judged by the event's sport. */
async function noteOutcome({ pool, clock }: ApplyFeedParts, message: OutcomeMessage): Promise<Noted> {
  const sport = await findSport(pool, message);
  if (sport === null) return 'unknown';
  const isRace = message.kind === 'record' && message.record.sort === 'race';
  const known = isRace ? await findKnown(pool, message.feed, [message.eventKey]) : null;
  const reported = asHonoured(message, known?.get(message.eventKey)?.record ?? null, sport);
  const result = judgeOutcome(reported, sport);
  return saveOutcome(pool, message, { result, heldAt: result.status === 'cancelled' ? null : clock.now() });
}

/** How long bets wait for a contest is a matter of its sport as well. */
async function noteHalt({ pool }: ApplyFeedParts, message: HaltMessage): Promise<Noted> {
  const sport = await findSport(pool, message);
  return sport === null ? 'unknown' : saveHalt(pool, message, haltedUntil(sport, message.halt));
}

/** Markets that the catalogue does not know are left out: nobody could settle them. */
async function noteOffer(parts: ApplyFeedParts, message: OfferMessage): Promise<Noted> {
  const taken = await takeOffer(parts.pool, message);
  if (typeof taken === 'string') return taken;
  const named = new Map(message.markets.map((market) => [`${market.kind} ${market.specifier}`, market]));
  const sport = await findSport(parts.pool, message);
  const markets = [...named.values()].filter((market) => isSellable(market) && isOfSport(market, sport ?? ''));
  const skipped = message.markets.length - markets.length;
  if (skipped > 0)
    parts.log.warn(
      { event: message.eventKey, skipped },
      'markets of the feed are not in the catalogue, or not in the rule book of their sport',
    );
  await publishOffers(parts, [{ event: taken.id, markets }]);
  return taken;
}

/** Of a whole offer, what is news: fixtures that are new or moved, scores that differ from the known ones. */
export async function onlyNews(
  { pool }: Pick<SportsbookParts, 'pool'>,
  messages: readonly FeedMessage[],
): Promise<FeedMessage[]> {
  const feed = messages[0]?.feed;
  if (feed === undefined) return [];
  const known = await findKnown(pool, feed, [...new Set(messages.map(({ eventKey }) => eventKey))]);
  return messages.filter((message) => {
    const event = known.get(message.eventKey);
    if (!event) return true;
    switch (message.kind) {
      case 'fixture':
        return event.startsAt !== message.startsAt || event.round !== message.round;
      case 'result':
        return isNewResult(event, message);
      case 'record':
        return message.version > event.outcomeVersion && !isDeepStrictEqual(event.record, message.record);
      case 'offer':
        return message.version > event.offerVersion;
      case 'halt':
      case 'status':
        return true;
      default:
        return assertNever(message, 'feed message');
    }
  });
}

/** A result whose score is another one, or that tells a fact which was not told or was told otherwise. */
function isNewResult({ score, stoppedAt, record }: KnownEvent, { home, away, facts }: ResultMessage): boolean {
  // A file repeats the score of an interrupted match without its minutes: that does not complete it.
  const known = score ?? stoppedAt;
  if (known?.home !== home || known.away !== away) return true;
  if (stoppedAt !== null || record?.sort !== 'match') return false;
  const before: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(facts ?? {}).some(([fact, value]) => !isDeepStrictEqual(before[fact], value));
}
