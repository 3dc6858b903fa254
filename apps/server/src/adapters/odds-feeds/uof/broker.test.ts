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

/** Somebody who listens, notes what is heard and how often something may be lost, and can be told to fail. */
async function listen(broker: StubBroker, options: Partial<BrokerOptions> = {}) {
  const ear = { received: [] as string[], begun: 0, lost: 0, fails: 0, hold: null as Promise<void> | null };
  const stop = await listenToBroker(
    { url: broker.url, queue: null, retryMs: RETRY_MS, ...options },
    {
      hear: async (body) => {
        ear.begun += 1;
        await ear.hold;
        if (ear.fails > 0) {
          ear.fails -= 1;
          throw new Error('the database is away');
        }
        ear.received.push(body.toString());
      },
      lost: async () => {
        ear.lost += 1;
      },
    },
  );
  ends.push(stop);
  return { ear, stop };
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
/** A gate that stands until it is opened. */
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
    const { ear } = await listen(broker);
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
    await until(() => ear.received.length === keys.length);
    expect(ear.received).toEqual(keys);
    await until(() => queue?.acknowledged.length === keys.length);
  });

  it('consumes a queue that the supplier keeps for us, and only what it is bound to', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '*.*.live.#');
    broker.publish('hi.-.live.bet_stop.1.sr:match.1.-', 'live');
    broker.publish('hi.pre.-.bet_stop.1.sr:match.1.-', 'pre-match');
    const { ear } = await listen(broker, { queue: 'ours' });
    await until(() => queue.acknowledged.length === 1);
    expect(ear.received).toEqual(['live']);
    expect([ear.lost, broker.queues.size]).toEqual([0, 1]);
  });

  it('reads a message of many frames whole', async () => {
    const broker = await startBroker();
    const { ear } = await listen(broker);
    const large = 'x'.repeat(300_000);
    broker.publish('a', large);
    broker.publish('a', '');
    await until(() => ear.received.length === 2);
    expect(ear.received).toEqual([large, '']);
  });

  it('acknowledges a message only after it was heard, and hears one after the other', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { ear } = await listen(broker, { queue: 'ours' });
    const { closed, open } = gate();
    ear.hold = closed;
    for (let n = 0; n < 60; n += 1) broker.publish('a', `${n}`);
    // As many as are let on their way, none of them heard, none acknowledged.
    await until(() => queue.waiting.held === 50);
    expect([ear.received, queue.acknowledged, queue.waiting]).toEqual([[], [], { ready: 10, held: 50 }]);
    open();
    await until(() => queue.acknowledged.length === 60);
    expect(ear.received).toEqual(Array.from({ length: 60 }, (_, n) => `${n}`));
  });

  it('is given again what it could not note, and what comes after it', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { ear } = await listen(broker, { queue: 'ours' });
    ear.fails = 3;
    for (const body of ['one', 'two', 'three']) broker.publish('a', body);
    await until(() => queue.acknowledged.length === 3);
    expect(ear.received).toEqual(['one', 'two', 'three']);
    expect(queue.redelivered).toContain('one');
    expect(broker.opened).toBeGreaterThanOrEqual(4);
  });
});

describe('a line that breaks', () => {
  it('comes back, is given again what it had not acknowledged, and tells that something may be lost', async () => {
    const broker = await startBroker();
    const queue = broker.addQueue('ours', '#');
    const { ear } = await listen(broker, { queue: 'ours' });
    expect(ear.lost).toBe(0);
    const { closed, open } = gate();
    ear.hold = closed;
    for (const body of ['one', 'two', 'three']) broker.publish('a', body);
    await until(() => queue.waiting.held === 3 && ear.begun === 1);
    broker.cut();
    ear.hold = null;
    broker.publish('a', 'four');
    await until(() => queue.acknowledged.length === 4);
    open();
    expect(queue.acknowledged).toEqual(['one', 'two', 'three', 'four']);
    expect(queue.redelivered).toEqual(['one', 'two', 'three']);
    expect(ear.lost).toBe(1);
    // The one that was being heard when the line broke is heard a second time, those that waited behind it are not.
    await until(() => ear.received.length === 5);
    expect([...ear.received].sort()).toEqual(['four', 'one', 'one', 'three', 'two']);
  });

  it('takes a queue of our own along: what was said meanwhile is lost, and told so before anything is heard', async () => {
    const broker = await startBroker();
    const { ear } = await listen(broker);
    expect(ear.lost).toBe(1);
    await broker.fall();
    broker.publish('a', 'said to nobody');
    await broker.rise();
    await until(() => broker.lines === 1 && broker.queues.size === 1 && ear.lost === 2);
    broker.publish('a', 'again');
    await until(() => ear.received.length > 0);
    expect(ear.received).toEqual(['again']);
  });

  it('is taken up however often it breaks, and when there is no broker at first', async () => {
    const broker = await startBroker();
    await broker.fall();
    const { ear } = await listen(broker);
    await broker.rise();
    for (let round = 1; round <= 5; round += 1) {
      await until(() => broker.lines === 1 && ear.lost === round);
      broker.publish('a', `${round}`);
      await until(() => ear.received.length === round);
      broker.cut();
    }
    expect(ear.received).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is left when the broker gives no sign of life, and gives such signs itself', async () => {
    const broker = await startBroker();
    const { ear } = await listen(broker, { url: `${broker.url}?heartbeat=1` });
    await until(() => broker.beats >= 2);
    expect(broker.opened).toBe(1);
    broker.fallSilent();
    await until(() => broker.opened === 2 && ear.lost === 2);
    broker.publish('a', 'heard');
    await until(() => ear.received.includes('heard'));
  });

  it('asks for a queue that is not there until it is', async () => {
    const broker = await startBroker();
    const { ear } = await listen(broker, { queue: 'ours' });
    await until(() => broker.opened >= 3);
    broker.addQueue('ours', '#');
    await until(() => broker.lines === 1);
    broker.publish('a', 'one');
    await until(() => ear.received.length === 1);
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
    const { ear } = await listen(broker);
    broker.publish('a', 'for the other one');
    await until(() => ear.received.length === 1);
    expect(broker.opened).toBe(opened + 1);
  });
});
