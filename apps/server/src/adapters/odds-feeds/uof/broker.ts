import type { Channel, ChannelModel } from 'amqplib';
import type { FeedListener } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';

export interface BrokerOptions {
  readonly url: string;
  /** Null for a queue of our own, bound to everything on the supplier's exchange. */
  readonly queue: string | null;
  /** Between two tries to reach the broker, growing from the first to the last, in milliseconds. (Default: 500 to 30,000) */
  readonly retryMs?: { readonly first: number; readonly last: number };
}

/** The supplier's exchange, by topics. */
const EXCHANGE = 'unifiedfeed';
/** All topics: of every priority, phase, message, sport, event and node. */
const EVERYTHING = '#';
/** Messages that are on their way to us unanswered. */
const PREFETCH = 50;
const HEARTBEAT_SECONDS = 15;
const RETRY_MS = { first: 500, last: 30_000 } as const;
/** A broker that does not answer our goodbye within this time is left without, in milliseconds. */
const GOODBYE_MS = 2_000;

/**
 * Listens to a broker, and comes back when the connection breaks. A message is acknowledged once it was received
 * (applied, or put aside with its reason), one after the other; when we stop or fall halfway the broker gives it to us
 * again, which changes nothing. Messages sent while nobody listened are reported as lost: a queue of our own is gone
 * with its line, and one that stays may have been on a broker that fell.
 */
export async function listenToBroker(options: BrokerOptions, listener: FeedListener): Promise<() => Promise<void>> {
  const { first, last } = options.retryMs ?? RETRY_MS;
  const line: Line = { isOver: false, connection: null, timer: null, waitMs: first, hasBroken: false };
  const onReceived = () => {
    line.waitMs = first;
  };
  const begin = async (): Promise<void> => {
    try {
      const isGap = options.queue === null || line.hasBroken;
      const connection = await open(options, { ...listener, isGap, onReceived: onReceived, onEnd: again });
      if (line.isOver) return await leave(connection);
      line.connection = connection;
    } catch {
      again();
    }
  };
  const again = (): void => {
    line.connection = null;
    line.hasBroken = true;
    if (line.isOver || line.timer !== null) return;
    line.timer = setTimeout(() => {
      line.timer = null;
      void begin();
    }, line.waitMs);
    line.waitMs = Math.min(line.waitMs * 2, last);
  };
  await begin();
  return async () => {
    line.isOver = true;
    if (line.timer !== null) clearTimeout(line.timer);
    if (line.connection) await leave(line.connection);
  };
}

interface Line {
  isOver: boolean;
  connection: ChannelModel | null;
  timer: NodeJS.Timeout | null;
  waitMs: number;
  hasBroken: boolean;
}

interface Receiver extends FeedListener {
  readonly isGap: boolean;
  /** A message was acknowledged. */
  readonly onReceived: () => void;
  readonly onEnd: () => void;
}

async function open(
  { url, queue }: BrokerOptions,
  { receive, lost, isGap, onReceived, onEnd }: Receiver,
): Promise<ChannelModel> {
  const { default: amqp } = await import('amqplib');
  const connection = await amqp.connect(withHeartbeat(url), { timeout: 10_000 });
  let isOpen = true;
  const end = () => {
    isOpen = false;
    connection.close().catch(() => undefined);
  };
  connection.on('error', () => undefined);
  connection.on('close', () => {
    isOpen = false;
    onEnd();
  });
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    channel.on('close', end);
    await channel.prefetch(PREFETCH);
    const name = queue ?? (await ownQueue(channel));
    // From here on the broker keeps our messages, so that nothing falls between what was lost and what comes.
    if (isGap) await lost();
    // One after the other: what the supplier sent first is noted first, and a stop is not overtaken by prices.
    let turn = Promise.resolve();
    await channel.consume(name, (message) => {
      if (message === null) return end();
      turn = turn
        .then(async () => {
          // Unacknowledged messages of a broken connection are delivered again by the next one.
          if (!isOpen) return;
          await receive(message.content);
          channel.ack(message);
          onReceived();
        })
        // It could not even be put aside: the database is away. The broker keeps it, and the line is taken up anew.
        .catch(end);
    });
  } catch {
    // A refusal of the broker, or a failure to store, closes the connection, and its end begins the next one.
    end();
  }
  return connection;
}

async function ownQueue(channel: Channel): Promise<string> {
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  await channel.bindQueue(queue, EXCHANGE, EVERYTHING);
  return queue;
}

async function leave(connection: ChannelModel): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GOODBYE_MS);
  });
  await Promise.race([connection.close().catch(() => undefined), patience]);
  clearTimeout(timer);
}

function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  return address.toString();
}
