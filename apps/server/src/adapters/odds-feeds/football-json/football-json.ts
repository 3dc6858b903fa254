import { type Instant, refuse } from '@ordago/kernel';
import { FEED_HEADERS, feedMessage, readJson, readLimited, verifyFeed } from '@ordago/provider-protocols';
import type { OddsFeed, ReceivedMessage, Unreadable } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { messageOf } from '../feed-message.mapping.ts';
import { leagueOf } from './leagues.ts';
import { mapHistory, mapSeason } from './openfootball.mapping.ts';

export interface FootballJsonOptions {
  /** Address of the supplier, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

const NAME = 'football-json';
/** Longest time that the supplier may take over one file, in milliseconds. */
const TIMEOUT_MS = 10_000;
const BODY_BYTES_MAX = 8 * 1024 * 1024;

/**
 * A supplier of fixtures and results in the layouts of openfootball: one file per league with what is ahead and what was
 * played, one with its past; and signed messages that it sends by itself.
 */
export function createFootballJson({ url, secret }: FootballJsonOptions): OddsFeed {
  const get = (path: string) => getJson(`${url}/feed/football/${path}`);
  return {
    name: NAME,
    resultFacts: ['score', 'periods', 'goals'],
    pull: async (at) => {
      const keys = await leagueKeys(get);
      const seasons = await Promise.all(keys.map((key) => readSeason(get, key, at)));
      return {
        messages: seasons.flatMap(({ fixtures, results }) => [...fixtures, ...results]),
        skipped: seasons.reduce((sum, { skipped }) => sum + skipped, 0),
      };
    },
    history: async (at) => {
      const keys = await leagueKeys(get);
      return (await Promise.all(keys.map((key) => readHistory(get, key, at)))).flat();
    },
    verify: ({ headers, rawBody: body }, now) => {
      const signed = { timestamp: headers[FEED_HEADERS.timestamp], signature: headers[FEED_HEADERS.signature], body };
      const verdict = verifyFeed(secret, signed, now);
      if (verdict === 'valid') return null;
      return refuse(verdict === 'signature' ? 'signature-invalid' : 'timestamp-outside-window');
    },
    decode: readMessage,
  };
}

type Get = (path: string) => Promise<unknown>;

async function leagueKeys(get: Get): Promise<string[]> {
  const { leagues } = (await get('leagues')) as { leagues?: unknown };
  if (!Array.isArray(leagues)) throw new TypeError('the supplier names no leagues');
  return leagues.flatMap((row: { key?: unknown } | null) =>
    typeof row?.key === 'string' && leagueOf(row.key) !== null ? [row.key] : [],
  );
}

async function readSeason(get: Get, key: string, at: Instant) {
  const league = leagueOf(key);
  if (league === null) return { fixtures: [], results: [], skipped: 0 };
  // Files carry no version: what was asked for later is newer.
  return mapSeason(await get(`${key}.json`), { feed: NAME, league, version: at });
}

async function readHistory(get: Get, key: string, at: Instant) {
  const league = leagueOf(key);
  const seasons = (await get(`history/${key}.json`)) as { seasons?: unknown };
  if (league === null || !Array.isArray(seasons.seasons)) return [];
  return seasons.seasons.flatMap((season) => mapHistory(season, { feed: NAME, league, version: at }));
}

function readMessage(body: Buffer): ReceivedMessage | Unreadable {
  const parsed = feedMessage.safeParse(parseJson(body));
  if (parsed.success) {
    const { kind, event } = parsed.data;
    return { messages: [messageOf(NAME, parsed.data)], faults: [], about: { message: kind, eventKey: event } };
  }
  const issue = parsed.error.issues[0];
  const unreadable = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`;
  return { unreadable, about: { message: null, eventKey: null } };
}

/** Whole numbers are all that a message carries, so that they lose nothing once the strict reader has let them pass. */
function parseJson(body: Buffer): unknown {
  return readJson(body) === undefined ? null : JSON.parse(body.toString('utf8'));
}

async function getJson(url: string): Promise<unknown> {
  const { default: undici } = await import('undici');
  const answer = await undici.request(url, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    throw new Error(`${url} answered ${answer.statusCode}`);
  }
  return JSON.parse((await readLimited(answer.body, BODY_BYTES_MAX, url)).toString('utf8'));
}
