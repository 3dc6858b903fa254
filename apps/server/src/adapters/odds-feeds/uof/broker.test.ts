import { routingKeyOf, type UofMessage } from '@ordago/provider-protocols';
import { StubBroker } from '@ordago/testing/stub-broker';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BrokerOptions, listenToBroker } from './broker.ts';

const RETRY_MS = { first: 5, last: 40 };
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startBroker(options?: Parameters<typeof StubBroker.start>[0]): Promise<StubBroker> {
  const broker = await StubBroker.start(options);
  ends.push(() => broker.close());
  return broker;
}

/** A listener that notes its messages and how often something may be lost, and can be made to fail. */
async function listen(broker: StubBroker, options: Partial<BrokerOptions> = {}) {
  const consumer = { received: [] as string[], begun: 0, lost: 0, fails: 0, hold: null as Promise<void> | null };
  const stop = await listenToBroker(
    { url: broker.url, queue: null, retryMs: RETRY_MS, ...options },
    {
      receive: async (body) => {
        consumer.begun += 1;
        await consumer.hold;
        if (consumer.fails > 0) {
          consumer.fails -= 1;
          throw new Error('the database is away');
        }
        consumer.received.push(body.toString());
      },
      lost: async () => {
        consumer.lost += 1;
      },
    },
  );
  ends.push(stop);
  return { consumer, stop };
}

const until = (holds: () => unknown) => vi.waitUntil(holds, { timeout: 20_000, interval: 5 });
const at = { product: 1, timestamp: 1_789_000_000_000 };
const stopOf = (eventId: string): UofMessage => ({
  type: 'bet_stop',
  ...at,
  eventId,
  requestId: null,
  groups: ['all'],
});
/** A gate that stays closed until it is opened. */
function gate(): { closed: Promise<void>; open: () => void } {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

describe('the line to a broker', () => {
  it('binds a queue of its own, which gets every documented key', async () => {
    const broker = await startBroker();
    const { consumer } = await listen(broker);
    const [queue] = broker.queues.values();
    expect(queue?.bindings).toEqual(['#']);
    const keys = [
      routingKeyOf({ type: 'alive', ...at, isSubscribed: true }),
      routingKeyOf(stopOf('sr:match:7')),
      'hi.-.live.odds_change.5.sr:match.12329150.-',
      'lo.pre.live.bet_settlement.1.sr:match.9583179.7',
      '-.-.-.snapshot_complete.-.-.-.7',
    ];
    for (const key of keys) broker.publish(key, key);
    await until(() => consumer.received.length === keys.length);
    expect(consumer.received).toEqual(keys);
    await until(() => queue?.acknowledged.length === keys.length);
  });

  it('consumes a queue that the supplier keeps for us, and only what it is bound to', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '*.*.live.#');
    broker.publish('hi.-.live.bet_stop.1.sr:match.1.-', 'live');
    broker.publish('hi.pre.-.bet_stop.1.sr:match.1.-', 'pre-match');
    const { consumer } = await listen(broker, { queue: 'ours' });
    await until(() => queue.acknowledged.length === 1);
    expect(consumer.received).toEqual(['live']);
    expect([consumer.lost, broker.queues.size]).toEqual([0, 1]);
  });

  it('reads a message of many frames whole', async () => {
    const broker = await startBroker();
    const { consumer } = await listen(broker);
    const large = 'x'.repeat(300_000);
    broker.publish('a', large);
    broker.publish('a', '');
    await until(() => consumer.received.length === 2);
    expect(consumer.received).toEqual([large, '']);
  });

  it('acknowledges a message only after it was processed, and processes one after the other', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { consumer } = await listen(broker, { queue: 'ours' });
    const { closed, open } = gate();
    consumer.hold = closed;
    for (let n = 0; n < 60; n += 1) broker.publish('a', `${n}`);
    // As many as may be in flight at once, none of them received, none acknowledged.
    await until(() => queue.waiting.held === 50);
    expect([consumer.received, queue.acknowledged, queue.waiting]).toEqual([[], [], { ready: 10, held: 50 }]);
    open();
    await until(() => queue.acknowledged.length === 60);
    expect(consumer.received).toEqual(Array.from({ length: 60 }, (_, n) => `${n}`));
  });

  it('is given again what it could not note, and what comes after it', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { consumer } = await listen(broker, { queue: 'ours' });
    consumer.fails = 3;
    for (const body of ['one', 'two', 'three']) broker.publish('a', body);
    await until(() => queue.acknowledged.length === 3);
    expect(consumer.received).toEqual(['one', 'two', 'three']);
    expect(queue.redelivered).toContain('one');
    expect(broker.opened).toBeGreaterThanOrEqual(4);
  });
});

describe('a line that breaks', () => {
  it('comes back, is given again what it had not acknowledged, and signals that something may be lost', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { consumer } = await listen(broker, { queue: 'ours' });
    expect(consumer.lost).toBe(0);
    const { closed, open } = gate();
    consumer.hold = closed;
    for (const body of ['one', 'two', 'three']) broker.publish('a', body);
    await until(() => queue.waiting.held === 3 && consumer.begun === 1);
    broker.cut();
    consumer.hold = null;
    broker.publish('a', 'four');
    await until(() => queue.acknowledged.length === 4);
    open();
    expect(queue.acknowledged).toEqual(['one', 'two', 'three', 'four']);
    expect(queue.redelivered).toEqual(['one', 'two', 'three']);
    expect(consumer.lost).toBe(1);
    // The one that was being received when the line broke comes a second time, those that waited behind it do not.
    await until(() => consumer.received.length === 5);
    expect([...consumer.received].sort()).toEqual(['four', 'one', 'one', 'three', 'two']);
  });

  it('takes a queue of our own along: what was sent meanwhile is lost, which is signalled before anything is processed', async () => {
    const broker = await startBroker();
    const { consumer } = await listen(broker);
    expect(consumer.lost).toBe(1);
    await broker.fall();
    broker.publish('a', 'sent to nobody');
    await broker.rise();
    await until(() => broker.lines === 1 && broker.queues.size === 1 && consumer.lost === 2);
    broker.publish('a', 'again');
    await until(() => consumer.received.length > 0);
    expect(consumer.received).toEqual(['again']);
  });

  it('is taken up however often it breaks, and when there is no broker at first', async () => {
    const broker = await startBroker();
    await broker.fall();
    const { consumer } = await listen(broker);
    await broker.rise();
    for (let round = 1; round <= 5; round += 1) {
      await until(() => broker.lines === 1 && consumer.lost === round);
      broker.publish('a', `${round}`);
      await until(() => consumer.received.length === round);
      broker.cut();
    }
    expect(consumer.received).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is left when the broker gives no sign of life, and gives such signs itself', async () => {
    const broker = await startBroker();
    const { consumer } = await listen(broker, { url: `${broker.url}?heartbeat=1` });
    await until(() => broker.beats >= 2);
    expect(broker.opened).toBe(1);
    broker.fallSilent();
    await until(() => broker.opened === 2 && consumer.lost === 2);
    broker.publish('a', 'alive');
    await until(() => consumer.received.includes('alive'));
  });

  it('asks for a queue that is not there until it is', async () => {
    const broker = await startBroker();
    const { consumer } = await listen(broker, { queue: 'ours' });
    await until(() => broker.opened >= 3);
    broker.addQueue('ours', '#');
    await until(() => broker.lines === 1);
    broker.publish('a', 'one');
    await until(() => consumer.received.length === 1);
  });

  it('is not taken up again once we stopped, also while it is away', async () => {
    const broker = await startBroker();
    const { stop } = await listen(broker);
    await stop();
    await until(() => broker.lines === 0);
    const { stop: leave } = await listen(broker);
    const opened = broker.opened;
    await broker.fall();
    await leave();
    await broker.rise();
    const { consumer } = await listen(broker);
    broker.publish('a', 'for the other one');
    await until(() => consumer.received.length === 1);
    expect(broker.opened).toBe(opened + 1);
  });
});
