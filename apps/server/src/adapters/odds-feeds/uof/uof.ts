import { refuse } from '@ordago/kernel';
import { decodeFixture, decodeSchedule, decodeUof, FEED_HEADERS, verifyFeed } from '@ordago/provider-protocols';
import type { OddsFeed } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { type BrokerOptions, listenToBroker } from './broker.ts';
import { mapFixture } from './fixture.mapping.ts';
import { askSupplier } from './supplier-api.ts';
import { mapUof } from './uof.mapping.ts';

export interface UofOptions {
  /** Name of this supplier: several may use the same format. */
  readonly name: string;
  /** Address of its API, without a trailing slash. */
  readonly url: string;
  /** Signs its messages over HTTP; it is the token of our calls. */
  readonly secret: string;
  /** Its broker (`amqps://…`); null when its messages come over HTTP. */
  readonly brokerUrl: string | null;
  /** The queue to consume; null for one of our own on its exchange. (Default: null) */
  readonly queue?: string | null;
  /** Between two tries to reach the broker. (Default: that of the broker’s client) */
  readonly retryMs?: BrokerOptions['retryMs'];
}

/** Largest message that is read, in bytes. */
const MESSAGE_BYTES_MAX = 512 * 1024;
/** Language of the names. */
const LANGUAGE = 'es';

/**
 * A supplier that speaks the public XML odds feed: schedules and fixtures over HTTP, messages over HTTP or a broker.
 * `docs/modules/sportsbook/line-and-feed.md` lists what is taken from which message.
 */
export function createUof({ name, url, secret, brokerUrl, queue = null, retryMs }: UofOptions): OddsFeed {
  const ask = askSupplier({ url, token: secret });
  return {
    name,
    pull: async () => {
      const schedules = ['pre', 'live'].map((phase) => ask.get(`/sports/${LANGUAGE}/schedules/${phase}/schedule.xml`));
      const read = (await Promise.all(schedules)).map((bytes) => decodeSchedule(bytes ?? Buffer.alloc(0)));
      const mapped = read.flatMap(({ fixtures }) => fixtures.map((fixture) => mapFixture(name, fixture)));
      const messages = mapped.filter((message) => message !== null);
      const unread = read.reduce((sum, { skipped }) => sum + skipped, 0);
      return { messages, skipped: unread + mapped.length - messages.length };
    },
    // It settles its markets by itself.
    resultFacts: [],
    history: async () => [],
    verify: ({ headers, rawBody: body }, now) => {
      const signed = { timestamp: headers[FEED_HEADERS.timestamp], signature: headers[FEED_HEADERS.signature], body };
      const verdict = verifyFeed(secret, signed, now);
      if (verdict === 'valid') return null;
      return refuse(verdict === 'signature' ? 'signature-invalid' : 'timestamp-outside-window');
    },
    decode: (body) => {
      const decoded = decodeUof(body, { bytesMax: MESSAGE_BYTES_MAX });
      if (typeof decoded !== 'string') return mapUof(name, decoded);
      return { unreadable: decoded, about: { message: null, eventKey: null } };
    },
    fixture: async (eventKey) => {
      const path = `/sports/${LANGUAGE}/sport_events/${encodeURIComponent(eventKey)}/fixture.xml`;
      const bytes = await ask.get(path);
      const fixture = bytes && decodeFixture(bytes);
      return fixture && mapFixture(name, fixture);
    },
    recover: async ({ product, after, request }) => {
      const service = SERVICES[product] ?? `product-${product}`;
      const query = { request_id: String(request), ...(after !== null && { after: String(after) }) };
      await ask.post(`/${service}/recovery/initiate_request`, query);
    },
    ...(brokerUrl === null
      ? {}
      : { listen: (listener) => listenToBroker({ url: brokerUrl, queue, ...(retryMs && { retryMs }) }, listener) }),
  };
}

/** Names of the services in the supplier's calls. */
const SERVICES: Readonly<Record<number, string>> = { 1: 'liveodds', 3: 'pre' };
