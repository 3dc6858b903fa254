import * as z from 'zod';
import { hmacHex, isFresh, readStamp, sameText } from '../signature.ts';
import { feedEnding, feedFacts, feedHaltState, feedMarket, feedRecordBody } from './odds-feed-results.ts';

/**
 * Messages of the supplier of fixtures and results: JSON messages about one event, signed with HMAC-SHA256 in
 * lower-case hex over the time in seconds, a full stop and the body's raw bytes. `vectors/odds-feed.json` holds examples.
 */

export const FEED_HEADERS = { signature: 'x-feed-signature', timestamp: 'x-feed-timestamp' } as const;
export const FEED_CALLBACK_PATH = '/callbacks/odds-feed';

/** Longest key of an event, a team or a league. */
const key = z.string().min(1).max(120);
const name = z.string().min(1).max(120);
/** Grows with every message about an event. */
const version = z.int().positive();
const goals = z.int().min(0).max(99);
const team = z.object({ key, name, code: z.string().min(1).max(8).nullable().default(null) });

export const feedFixture = z.object({
  kind: z.literal('fixture'),
  event: key,
  version,
  league: z.object({ key, name, country: z.string().min(2).max(12), sport: z.string().min(2).max(40) }),
  home: team,
  /** Null for a contest of many, such as a race: `home` is the contest itself then. */
  away: team.nullable(),
  round: z.string().min(1).max(80).nullable().default(null),
  starts_at: z.iso.datetime(),
  /** The event is priced while it is played. */
  in_play: z.boolean().optional(),
});

/**
 * The final score of regular time; a later one with another score corrects it. `played_minutes` comes with the score of a
 * match that was interrupted and not continued within the window.
 */
export const feedResult = z.object({
  kind: z.literal('result'),
  event: key,
  version,
  home: goals,
  away: goals,
  played_minutes: z.int().min(0).max(200).optional(),
  /** The format of a match that was interrupted, by its name in the rule book. */
  format: z.string().min(1).max(40).optional(),
  facts: feedFacts.optional(),
});

/** The result of a contest of any sort as a whole record: sets, a retirement, a race. */
export const feedRecord = z.object({
  kind: z.literal('record'),
  event: key,
  version,
  record: feedRecordBody,
  ending: feedEnding.optional(),
});

/** The whole offer on an event with its prices: a market that is not named any more is suspended. */
export const feedOffer = z.object({
  kind: z.literal('offer'),
  event: key,
  version,
  markets: z.array(feedMarket).max(1_000),
});

/** Betting stops or goes on; or the event will have no result. */
export const feedStatus = z.object({
  kind: z.literal('status'),
  event: key,
  version,
  status: z.enum(['stopped', 'open', 'abandoned', 'cancelled']),
});

/** A contest stopped and may go on, or was put off: its bets wait as long as the rule book of its sport prescribes. */
export const feedHalt = z.object({ kind: z.literal('halt'), event: key, version, halt: feedHaltState });

export const feedMessage = z
  .discriminatedUnion('kind', [feedFixture, feedOffer, feedResult, feedRecord, feedStatus, feedHalt])
  .refine((message) => message.kind !== 'fixture' || message.home.key !== message.away?.key, 'a team against itself');
export type FeedWireMessage = z.infer<typeof feedMessage>;

/** The headers of a signed message; `atSeconds` is Unix time. */
export function feedHeaders(
  secret: string,
  { atSeconds, body }: { atSeconds: number; body: string | Buffer },
): Record<string, string> {
  const timestamp = String(atSeconds);
  return { [FEED_HEADERS.timestamp]: timestamp, [FEED_HEADERS.signature]: signFeed(secret, timestamp, body) };
}

/** Signs one message: HMAC-SHA-256, in hex, over `timestamp`, a full stop and the body; `timestamp` is Unix seconds in digits. */
export function signFeed(secret: string, timestamp: string, body: string | Buffer): string {
  return hmacHex('sha256', secret, Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)]));
}

/**
 * Verifies a message over its raw bytes, in constant time. Once the signature is valid, its time, Unix seconds in digits, may differ from
 * `nowMs` by `FRESHNESS_MS` at most; `timestamp` also answers one that cannot be read.
 */
export function verifyFeed(
  secret: string,
  message: { timestamp: string | undefined; signature: string | undefined; body: Buffer },
  nowMs: number,
): 'valid' | 'signature' | 'timestamp' {
  const { timestamp = '', signature = '', body } = message;
  if (!sameText(signFeed(secret, timestamp, body), signature)) return 'signature';
  const stamp = readStamp(timestamp, 1_000);
  return stamp !== null && isFresh(stamp, nowMs) ? 'valid' : 'timestamp';
}
