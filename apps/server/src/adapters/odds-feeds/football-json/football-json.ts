import { type Instant, instant, parseInstant, refuse } from '@ordago/kernel';
import { FEED_HEADERS, type FeedWireMessage, feedMessage, verifyFeed } from '@ordago/provider-protocols';
import { request } from 'undici';
import type { FeedMessage, OddsFeed } from '../../../modules/sportsbook/ports/odds-feed.ts';
import { leagueOf } from './leagues.ts';
import { mapHistory, mapSeason } from './openfootball.mapping.ts';

export interface FootballJsonOptions {
  /** Where the supplier answers, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

const NAME = 'football-json';
/** How long the supplier may take over one file, in milliseconds. */
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
    read: ({ headers, rawBody: body }, now) => {
      const signed = { timestamp: headers[FEED_HEADERS.timestamp], signature: headers[FEED_HEADERS.signature], body };
      const verdict = verifyFeed(secret, signed, now);
      if (verdict === 'signature') return refuse('signature-invalid');
      if (verdict === 'timestamp') return refuse('timestamp-outside-window');
      return readMessage(body);
    },
  };
}

type Get = (path: string) => Promise<unknown>;

async function leagueKeys(get: Get): Promise<string[]> {
  const { leagues } = (await get('leagues')) as { leagues?: unknown };
  if (!Array.isArray(leagues)) throw new TypeError('the supplier names no leagues');
  return leagues.map(({ key }: { key?: unknown }) => String(key)).filter((key) => leagueOf(key) !== null);
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

function readMessage(body: Buffer) {
  const document = parseJson(body);
  const parsed = feedMessage.safeParse(document);
  if (parsed.success) return toMessage(parsed.data);
  const issue = parsed.error.issues[0];
  return refuse('malformed-input', { reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}` });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function toMessage(message: FeedWireMessage): FeedMessage {
  const base = { feed: NAME, eventKey: message.event, version: message.version };
  switch (message.kind) {
    case 'fixture': {
      const { league, home, away, round } = message;
      const startsAt = parseInstant(message.starts_at) ?? instant(Date.parse(message.starts_at));
      return { ...base, kind: 'fixture', league, home, away, round, startsAt };
    }
    case 'result':
      return { ...base, kind: 'result', home: message.home, away: message.away, playedMinutes: message.played_minutes };
    case 'status':
      return { ...base, kind: 'status', status: message.status };
  }
}

async function getJson(url: string): Promise<unknown> {
  const answer = await request(url, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    throw new Error(`${url} answered ${answer.statusCode}`);
  }
  const text = await answer.body.text();
  if (text.length > BODY_BYTES_MAX) throw new Error(`${url} answered ${text.length} characters`);
  return JSON.parse(text);
}
