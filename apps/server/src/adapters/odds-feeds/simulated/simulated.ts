import { addMs, DAY_MS, type Instant, MINUTE_MS, refuse } from '@ordago/kernel';
import {
  FEED_HEADERS,
  feedMessage,
  readLimited,
  SIMULATED_CALENDAR_PATH,
  SIMULATED_RECOVERY_PATH,
  verifyFeed,
} from '@ordago/provider-protocols';
import type { FeedPull, OddsFeed } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { messageOf } from '../feed-message.mapping.ts';
import { readBatch } from './simulated.mapping.ts';

export interface SimulatedOptions {
  /** Address of the simulation, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

export const SIMULATED = 'simulated';
/** Longest time that a request may take, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Largest calendar that is read. */
const ANSWER_BYTES_MAX = 16 * 1024 * 1024;

/** Time after which a read calendar is requested again if it was not applied, in milliseconds. */
const AGAIN_MS = 15 * MINUTE_MS;

/**
 * Simulated matches in play: priced, suspended and settled by their simulator, received over HTTP. And a calendar of
 * events of every sport, which the simulator prices, and whose results are judged here by the rule book of their sport.
 */
export function createSimulated({ url, secret }: SimulatedOptions): OddsFeed {
  let read: CalendarRead = { stamp: null, until: null };
  return {
    name: SIMULATED,
    // A match begins every few minutes, for good.
    keptMs: 2 * DAY_MS,
    // Its matches in play are announced as they start.
    pull: async (at) => {
      const stamp = read.until !== null && at < read.until ? read.stamp : null;
      const calendar = await readCalendar(url, stamp);
      if (calendar === 'unchanged') return NOTHING;
      read = { stamp: calendar.stamp, until: addMs(at, AGAIN_MS) };
      return pulled(calendar.messages);
    },
    // It prices its markets by itself.
    resultFacts: [],
    history: async () => [],
    verify: ({ headers, rawBody: body }, now) => {
      const signed = { timestamp: headers[FEED_HEADERS.timestamp], signature: headers[FEED_HEADERS.signature], body };
      const verdict = verifyFeed(secret, signed, now);
      if (verdict === 'valid') return null;
      return refuse(verdict === 'signature' ? 'signature-invalid' : 'timestamp-outside-window');
    },
    decode: (body) => readBatch(SIMULATED, body),
    recover: async ({ request }) => {
      const { default: undici } = await import('undici');
      const asked = `${url}${SIMULATED_RECOVERY_PATH}?${new URLSearchParams({ request_id: String(request) })}`;
      const answer = await undici.request(asked, {
        method: 'POST',
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${SIMULATED_RECOVERY_PATH} answered ${answer.statusCode}`);
    },
  };
}

/** Last read calendar, and until when it need not be read again. */
interface CalendarRead {
  readonly stamp: string | null;
  readonly until: Instant | null;
}

const NOTHING: FeedPull = { messages: [], skipped: 0 };

async function readCalendar(url: string, stamp: string | null) {
  const { default: undici } = await import('undici');
  const answer = await undici.request(`${url}${SIMULATED_CALENDAR_PATH}`, {
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    headers: stamp === null ? {} : { 'if-none-match': stamp },
  });
  if (answer.statusCode !== 200) await answer.body.dump();
  if (answer.statusCode === 304) return 'unchanged';
  if (answer.statusCode !== 200) throw new Error(`${SIMULATED_CALENDAR_PATH} answered ${answer.statusCode}`);
  const text = (await readLimited(answer.body, ANSWER_BYTES_MAX, SIMULATED_CALENDAR_PATH)).toString('utf8');
  const { messages } = JSON.parse(text) as { messages?: unknown };
  const { etag } = answer.headers;
  return { stamp: typeof etag === 'string' ? etag : null, messages: Array.isArray(messages) ? messages : [] };
}

/** Maps messages to our terms; what cannot be read is left out and counted. */
function pulled(given: readonly unknown[]): FeedPull {
  const read = given.map((message) => feedMessage.safeParse(message));
  const messages = read.flatMap(({ success, data }) => (success ? [messageOf(SIMULATED, data)] : []));
  return { messages, skipped: given.length - messages.length };
}
