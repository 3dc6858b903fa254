import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Listener, listenTo } from '../db/listener.ts';
import { notify } from '../db/notify.ts';
import type { Hub, JsonValue } from './hub.ts';

/** A hub whose frames reach the clients of every instance (architecture 3.12). */
export interface RelayedHub extends Hub {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RelayOptions {
  readonly pool: Pool;
  /** Time for which frames are gathered before one notification carries them, in milliseconds. (Default: 100) */
  readonly tickMs?: number;
  readonly onError?: (error: unknown) => void;
}

const CHANNEL = 'push';
/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const NOTIFICATION_BYTES_MAX = 7_900;

/**
 * Hands what is published here to the other instances by NOTIFY, the newest value of each topic, gathered per tick. A
 * notification that is lost costs nothing but time: clients ask again, and older versions are dropped.
 */
export function createRelayedHub(
  hub: Hub,
  { pool, tickMs = 100, onError = () => undefined }: RelayOptions,
): RelayedHub {
  const me = randomUUID();
  /** The newest value of each topic and kind: a player's balance does not replace the message about a bet. */
  const waiting = new Map<string, readonly [string, JsonValue]>();
  let listener: Listener | null = null;
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    const updates = [...waiting.values()];
    waiting.clear();
    for (const message of packed(me, updates)) await notify(pool, CHANNEL, message);
  };
  return {
    join: hub.join,
    close: hub.close,
    publish: (topic, value, options) => {
      hub.publish(topic, value, options);
      if (listener !== null) waiting.set(`${topic} ${kindOf(value)}`, [topic, value]);
    },
    start: async () => {
      const onMessage = (payload: string) => {
        const message = JSON.parse(payload) as { from: string; updates: [string, JsonValue][] };
        if (message.from === me) return;
        for (const [topic, value] of message.updates) hub.publish(topic, value, { urgent: true });
      };
      listener = await listenTo({ pool, channel: CHANNEL, onMessage, onConnected: () => undefined });
      timer = setInterval(() => void (waiting.size > 0 && flush().catch(onError)), tickMs);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await flush().catch(onError);
      await listener?.close();
      listener = null;
    },
  };
}

function kindOf(value: JsonValue): string {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : '';
  return typeof kind === 'string' ? kind : '';
}

/** Messages below the limit, each update written once; a single one that is too large stays with its own instance. */
function packed(from: string, updates: readonly (readonly [string, JsonValue])[]): string[] {
  const messageOf = (batch: readonly string[]) => `{"from":${JSON.stringify(from)},"updates":[${batch.join(',')}]}`;
  const emptyBytes = Buffer.byteLength(messageOf([]));
  const messages: string[] = [];
  let batch: string[] = [];
  let bytes = emptyBytes;
  for (const update of updates) {
    const text = JSON.stringify(update);
    const more = Buffer.byteLength(text) + 1;
    if (emptyBytes + more >= NOTIFICATION_BYTES_MAX) continue;
    if (bytes + more >= NOTIFICATION_BYTES_MAX) {
      messages.push(messageOf(batch));
      batch = [];
      bytes = emptyBytes;
    }
    batch.push(text);
    bytes += more;
  }
  if (batch.length > 0) messages.push(messageOf(batch));
  return messages;
}
