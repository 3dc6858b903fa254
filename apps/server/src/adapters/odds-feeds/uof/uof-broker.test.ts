import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { encodeUof, routingKeyOf, type UofMessage } from '@ordago/provider-protocols';
import { StubBroker } from '@ordago/testing/stub-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBookedEvent } from '../../../../test-support/sportsbook/booked-event.ts';
import {
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { fixtureOf, voiceFrom } from '../../../../test-support/sportsbook/uof-voice-kit.ts';
import type { OddsFeed, RecoveryRequest } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { createUof } from './uof.ts';

const KEY = 'sr:match:1';
let broker: StubBroker;
let kit: SportsbookTestKit;
let startsAt: Instant;
let stop: () => Promise<void>;
const recoveries: RecoveryRequest[] = [];

beforeAll(async () => {
  broker = await StubBroker.start();
  const feed: OddsFeed = {
    ...createUof({
      name: 'uof',
      url: 'http://127.0.0.1:9',
      secret: 'a secret of this test alone, long enough',
      brokerUrl: broker.url,
      retryMs: { first: 5, last: 40 },
    }),
    pull: async () => ({ messages: [], skipped: 0 }),
    fixture: async (eventKey) => fixtureOf(eventKey, startsAt),
    recover: async (request) => void recoveries.push(request),
  };
  kit = await createSportsbookTestKit({ moreFeeds: [feed] });
  startsAt = addMs(kit.testServer.clock.now(), DAY_MS);
  stop = await kit.testServer.modules.sportsbook.listen();
});
afterAll(async () => {
  await stop?.();
  await kit?.close();
  await broker?.close();
});

const send = (message: UofMessage) => broker.publish(routingKeyOf(message), encodeUof(message));
const stateOf = async () => JSON.stringify(await readBookedEvent(kit.testServer.db.pool, KEY));
const until = (holds: () => Promise<boolean> | boolean) => vi.waitUntil(holds, { timeout: 20_000, interval: 10 });
const shows = (text: string) => until(async () => (await stateOf()).includes(text));
const alive = (): UofMessage => ({
  type: 'alive',
  product: 1,
  timestamp: kit.testServer.clock.now(),
  isSubscribed: true,
});
const productOf = async () => {
  const found = await kit.testServer.db.pool.query('select state from sportsbook.feed_product where product = 1');
  return found.rows[0]?.state;
};

describe('the feed over its broker', () => {
  it('is applied, and after a line that broke what was missed is asked for and prices wait for it', async () => {
    const voice = voiceFrom(kit.testServer.clock.now(), KEY);
    send(alive());
    send({ type: 'snapshot_complete', product: 1, timestamp: kit.testServer.clock.now(), requestId: 1 });
    send(voice.odds(1, '1.80', '2.05'));
    await shows('["match-winner","","open"');
    expect(await productOf()).toBe('up');
    const bettor = await kit.buildBettor();
    const event = await readTestEvent(kit.testServer, KEY);
    const slip = { legs: [event.leg('match-winner', '1')] };
    expect((await bettor.place(slip)).http).toBe(200);
    const completeTo = kit.testServer.clock.now();

    kit.testServer.clock.advance(5_000);
    await broker.fall();
    send(voice.odds(3, '1.40', '2.90'));
    await broker.rise();
    await until(() => recoveries.length === 2);
    expect(recoveries[1]).toEqual({ product: 1, after: completeTo, request: 2 });
    await shows('["match-winner","","suspended"');
    expect((await bettor.place(slip)).refusal).toBe('market-suspended');

    const again = voice.odds(6, '1.40', '2.90') as Extract<UofMessage, { type: 'odds_change' }>;
    await until(() => broker.lines === 1);
    send({ ...again, requestId: 2 });
    send({ type: 'snapshot_complete', product: 1, timestamp: kit.testServer.clock.now(), requestId: 2 });
    await shows('"1",1400');
    await until(async () => (await productOf()) === 'up');
    expect((await bettor.place(slip)).refusal).toBe('odds-changed');
  });

  it('receives again what the database could not take, and settles once', async () => {
    const bettor = await kit.buildBettor();
    const event = await readTestEvent(kit.testServer, KEY);
    expect((await bettor.place({ legs: [event.leg('match-winner', '1')] })).http).toBe(200);
    const { owner } = kit.testServer.db;
    // A missing table simulates an unavailable database.
    await owner.query('alter table sportsbook.feed_register rename to feed_register_away');
    const [queue] = broker.queues.values();
    const { opened } = broker;
    const settled = voiceFrom(kit.testServer.clock.now(), KEY).settle(60, 0);
    send(settled);
    await until(() => broker.opened > opened);
    expect(queue?.acknowledged.filter((body) => body.includes('bet_settlement'))).toEqual([]);
    await owner.query('alter table sportsbook.feed_register_away rename to feed_register');
    // Our own queue went with its line: the supplier sends it again on request.
    await until(() => recoveries.length > 2 && broker.lines === 1);
    send(settled);
    await until(async () => (await bettor.main()) === '104.00');
    expect(await kit.broken()).toEqual([]);
  });
});
