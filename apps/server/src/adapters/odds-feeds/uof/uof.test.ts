import { addMs, DAY_MS, type Instant, MINUTE_MS } from '@ordago/kernel';
import { encodeUof, type UofMessage } from '@ordago/provider-protocols';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBookedEvent } from '../../../../test-support/sportsbook/booked-event.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { fixtureOf, voiceFrom, WINNER } from '../../../../test-support/sportsbook/uof-voice-kit.ts';
import type { OddsFeed, RecoveryRequest } from '../../../modules/sportsbook/feed/ports/odds-feed.ts';
import { createUof } from './uof.ts';

let kit: SportsbookTestKit;
let keys = 0;
let startsAt: Instant;
/** The matches that the supplier reports. */
const reported = new Set<string>();
const asked: string[] = [];
const recoveries: RecoveryRequest[] = [];

/** The supplier, whose calls are answered here. */
const feed: OddsFeed = {
  ...createUof({
    name: 'uof',
    url: 'http://127.0.0.1:9',
    secret: 'a secret of this test alone, long enough',
    brokerUrl: null,
  }),
  pull: async () => ({ messages: [], skipped: 0 }),
  fixture: async (eventKey) => {
    asked.push(eventKey);
    return reported.has(eventKey) ? fixtureOf(eventKey, startsAt) : null;
  },
  recover: async (request) => void recoveries.push(request),
};

beforeAll(async () => {
  kit = await createSportsbookTestKit({ moreFeeds: [feed] });
  startsAt = addMs(kit.testServer.clock.now(), DAY_MS);
});
afterAll(() => kit.close());

const receive = (body: string | Buffer) => kit.testServer.modules.sportsbook.receiveMessage('uof', Buffer.from(body));
const send = (message: UofMessage) => receive(encodeUof(message));
const rows = async (sql: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(sql, values)).rows;
const waiting = () =>
  rows('select reason, times, is_partial, is_whole, event_key from sportsbook.feed_quarantine order by id');

function nextKey(): string {
  keys += 1;
  return `sr:match:${keys}`;
}

const stateOf = (key: string) => readBookedEvent(kit.testServer.db.pool, key);
const voiceOf = (eventId: string) => voiceFrom(kit.testServer.clock.now(), eventId);

/** An event that is known and priced. */
async function buildPriced() {
  const key = nextKey();
  reported.add(key);
  const voice = voiceOf(key);
  expect(await send(voice.odds(1, '1.80', '2.05'))).toBeNull();
  return { key, voice, event: await readTestEvent(kit.testServer, key) };
}

describe('prices of a supplier', () => {
  it('are on the line once the fixture was asked for', async () => {
    const { key, event } = await buildPriced();
    expect(asked).toContain(key);
    expect(event.shown).toMatchObject({ status: 'scheduled' });
    const winner = event.shown.markets.find(({ kind }) => kind === 'match-winner');
    expect(winner?.selections.map(({ odds }) => String(odds))).toEqual(['1.80', '2.05']);
  });

  it('are kept while nobody knows the event, and count once somebody does', async () => {
    const key = nextKey();
    const voice = voiceOf(key);
    await send(voice.odds(1, '1.80', '2.05'));
    await send(voice.odds(2, '1.70', '2.20'));
    expect(await stateOf(key)).toEqual([]);
    reported.add(key);
    await send({
      type: 'fixture_change',
      product: 1,
      eventId: key,
      timestamp: 1_789_000_000_000,
      requestId: null,
      changeType: 1,
      startTime: null,
    });
    expect(JSON.stringify(await stateOf(key))).toContain('"1",1700');
  });

  it('take bets until they stop, and again when they are sent anew', async () => {
    const { voice, event } = await buildPriced();
    const bettor = await kit.buildBettor();
    const leg = event.leg('match-winner', '1');
    expect((await bettor.place({ legs: [leg] })).http).toBe(200);
    await send(voice.stop(2));
    expect((await bettor.place({ legs: [leg] })).refusal).toBe('market-suspended');
    await send(voice.odds(1, '1.80', '2.05'));
    expect((await bettor.place({ legs: [leg] })).refusal).toBe('market-suspended');
    await send(voice.odds(3, '1.80', '2.05'));
    expect((await bettor.place({ legs: [leg] })).http).toBe(200);
    await send(voice.odds(4, '1.80', '2.05', -1));
    expect((await bettor.place({ legs: [leg] })).refusal).toBe('market-suspended');
  });
});

describe('bets on what a supplier settles', () => {
  it.each<[string, (voice: ReturnType<typeof voiceOf>, at: number) => UofMessage[], string, string]>([
    ['are won', (voice) => [voice.settle(10, 0)], 'won', '18.00'],
    ['are lost', (voice) => [voice.settle(10, 1)], 'lost', '0.00'],
    ['are open again after a rollback', (voice) => [voice.settle(10, 0), voice.unsettle(11)], 'open', '0.00'],
    ['follow a later result', (voice) => [voice.settle(10, 0), voice.settle(11, 1)], 'lost', '0.00'],
    ['do not follow an earlier one', (voice) => [voice.settle(11, 0), voice.settle(10, 1)], 'won', '18.00'],
    ['are returned when all was cancelled', (voice) => [voice.cancel(10, null, null)], 'void', '10.00'],
    [
      'are returned though they were lost',
      (voice) => [voice.settle(10, 1), voice.cancel(11, null, null)],
      'void',
      '10.00',
    ],
    [
      'are valid again when the cancellation is rolled back',
      (voice) => [voice.settle(10, 1), voice.cancel(11, null, null), voice.uncancel(12, null, null)],
      'lost',
      '0.00',
    ],
    [
      'are returned when they were taken within the window',
      (voice, at) => [voice.settle(10, 1), voice.cancel(11, at - 9, at + 9)],
      'void',
      '10.00',
    ],
    [
      'are valid when they were taken before the window',
      (voice, at) => [voice.settle(10, 1), voice.cancel(11, at + 1, at + 9)],
      'lost',
      '0.00',
    ],
    [
      'are valid when they were taken at its end',
      (voice, at) => [voice.settle(10, 0), voice.cancel(11, at - 9, at)],
      'won',
      '18.00',
    ],
    [
      'are valid again when the window is rolled back',
      (voice, at) => [voice.settle(10, 0), voice.cancel(11, at - 9, at + 9), voice.uncancel(12, at - 9, at + 9)],
      'won',
      '18.00',
    ],
  ])('%s', async (_title, script, status, payout) => {
    const { voice, event } = await buildPriced();
    const bettor = await kit.buildBettor();
    const placed = await bettor.place({ legs: [event.leg('match-winner', '1')] });
    expect(placed.http).toBe(200);
    for (const message of script(voice, kit.testServer.clock.now())) expect(await send(message)).toBeNull();
    const [bet] = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 1 });
    expect(bet?.status).toBe(status);
    expect(await bettor.main()).toBe((90 + Number(payout)).toFixed(2));
    expect(await kit.broken()).toEqual([]);
  });

  it('count a voided leg of an express at odds 1', async () => {
    const one = await buildPriced();
    const two = await buildPriced();
    const bettor = await kit.buildBettor();
    const at = kit.testServer.clock.now();
    await bettor.place({ legs: [one.event.leg('match-winner', '1'), two.event.leg('match-winner', '1')] });
    await send(one.voice.settle(10, 0));
    await send(two.voice.settle(10, 1));
    expect(await bettor.main()).toBe('90.00');
    await send(two.voice.cancel(11, at - 1, at + 1));
    expect(await bettor.main()).toBe('108.00');
    expect(await kit.broken()).toEqual([]);
  });

  it('win half, lose half and share a dead heat', async () => {
    const cases = [
      [{ result: 1, voidHalves: 1, deadHeatFactor: null }, '104.00'],
      [{ result: 0, voidHalves: 1, deadHeatFactor: null }, '95.00'],
      [{ result: 1, voidHalves: 0, deadHeatFactor: '0.5' }, '99.00'],
    ] as const;
    for (const [came, main] of cases) {
      const { key, event } = await buildPriced();
      const bettor = await kit.buildBettor();
      await bettor.place({ legs: [event.leg('match-winner', '1')] });
      await send({
        type: 'bet_settlement',
        product: 1,
        eventId: key,
        timestamp: kit.testServer.clock.now() + 9_000,
        requestId: null,
        certainty: 1,
        markets: [{ ...WINNER, voidReason: null, outcomes: [{ id: '4', ...came }] }],
      });
      expect(await bettor.main()).toBe(main);
    }
  });
});

describe('messages in any order, with any repetition', () => {
  const script = (key: string, at: number): UofMessage[] => {
    const voice = voiceOf(key);
    return [
      voice.odds(2, '1.70', '2.20'),
      voice.stop(3),
      voice.odds(4, '1.60', '2.40'),
      voice.progress(5, 1, 1, 0),
      voice.settle(6, 1),
      voice.unsettle(7),
      voice.settle(8, 0),
      voice.cancel(9, at - 9, at + 9),
      voice.uncancel(10, at - 9, at + 9),
      voice.cancel(11, at + 5, at + 9),
      voice.progress(12, 4, 2, 1),
    ];
  };

  it('come to the same event, bets and money', async () => {
    const bettor: Bettor = await kit.buildBettor({ main: '5000.00' });
    const run = async (order: readonly number[]) => {
      const { key, event } = await buildPriced();
      const at = kit.testServer.clock.now();
      const before = Number(await bettor.main());
      expect((await bettor.place({ legs: [event.leg('match-winner', '1')] })).http).toBe(200);
      const messages = script(key, at);
      for (const index of order) await send(messages[index] as UofMessage);
      const [bet] = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 1 });
      const won = (Number(await bettor.main()) - before).toFixed(2);
      return { state: await stateOf(key), bet: `${bet?.status} ${bet?.payout} ${won}` };
    };
    const inOrder = await run(script('sr:match:0', 0).map((_message, index) => index));
    expect(inOrder.bet).toMatch(/^won /);
    expect(JSON.stringify(inOrder.state)).toContain('finished');
    const orders = fc.tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 11 }),
      fc.array(fc.nat({ max: 10 }), { maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([order, repeated]) => {
        expect(await run([...order, ...repeated])).toEqual(inOrder);
      }),
      { numRuns: 25 },
    );
    expect(await kit.broken()).toEqual([]);
  }, 240_000);

  it('come to the same when they arrive side by side', async () => {
    const runs = await Promise.all(
      [0, 1].map(async () => {
        const { key } = await buildPriced();
        const messages = script(key, kit.testServer.clock.now());
        await Promise.all([...messages, ...messages.slice().reverse()].map(send));
        return stateOf(key);
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
    expect(JSON.stringify(runs[0])).toContain('"is_settled":true');
  });
});

describe('bad input', () => {
  it.each([
    ['truncated', () => encodeUof(voiceOf('sr:match:9001').stop(1)).slice(0, -4)],
    [
      'an entity bomb',
      () => '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;&b;">]><alive product="1" timestamp="1789000000000"/>',
    ],
    ['of the wrong event', () => encodeUof(voiceOf('sr:match:9001').stop(1)).replace('sr:match:9001', 'no event')],
    ['gigantic', () => `<odds_change a="${'x'.repeat(600 * 1024)}"/>`],
    ['larger than we keep', () => `<odds_change a="${'x'.repeat(1100 * 1024)}"/>`],
    ['no UTF-8', () => Buffer.from([0x3c, 0xff, 0xfe])],
    ['none', () => ''],
  ])('that is %s is put aside with its reason, and the feed goes on', async (_title, body) => {
    const before = (await waiting()).length;
    expect(await receive(body())).toEqual(expect.stringMatching(/./));
    const after = await waiting();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ times: 1, is_partial: false });
    expect(await receive(body())).not.toBeNull();
    expect((await waiting()).at(-1)).toMatchObject({ times: 2 });
    await buildPriced();
  });

  it('in one market leaves the others to count', async () => {
    const { key, voice } = await buildPriced();
    const message = voice.odds(5, '1.50', '2.60') as Extract<UofMessage, { type: 'odds_change' }>;
    const [winner, total] = message.markets;
    const absurd = {
      ...total,
      outcomes: [
        { id: '12', odds: '0.10', isActive: true },
        { id: '13', odds: '9999', isActive: true },
      ],
    };
    const unknown = { ...winner, id: 999_999 };
    await send({ ...message, markets: [winner, absurd, unknown] as typeof message.markets });
    expect(JSON.stringify(await stateOf(key))).toContain('"1",1500');
    // A market with absurd prices takes no bets.
    expect(JSON.stringify(await stateOf(key))).toContain('["points-total","line=22.5","suspended"');
    const put = (await waiting()).at(-1);
    expect(put).toMatchObject({ is_partial: true, is_whole: true, event_key: key });
    expect(put.reason).toContain('out of bounds');
    expect(put.reason).toContain('market 999999 is not in our list');
  });

  it('that comes with every price list is one row that counts', async () => {
    const { voice } = await buildPriced();
    const before = (await waiting()).length;
    for (const second of [5, 6, 7]) {
      const message = voice.odds(second, '1.50', '2.60') as Extract<UofMessage, { type: 'odds_change' }>;
      await send({ ...message, markets: message.markets.map((market) => ({ ...market, id: 888_888 })) });
    }
    const after = await waiting();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ times: 3 });
  });
});

describe('the services of a supplier', () => {
  const alive = (product: number, isSubscribed = true) =>
    send({ type: 'alive', product, timestamp: kit.testServer.clock.now(), isSubscribed });
  const tend = () =>
    kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
  const statusOf = async (key: string) => JSON.stringify(await stateOf(key));

  it('are asked for what we missed after a gap, and their prices wait for it', async () => {
    await alive(1);
    expect(recoveries.at(-1)).toEqual({ product: 1, after: null, request: 1 });
    await send({ type: 'snapshot_complete', product: 1, timestamp: kit.testServer.clock.now(), requestId: 1 });
    kit.testServer.clock.advance(10_000);
    await alive(1);
    const lastFull = kit.testServer.clock.now();
    expect(recoveries).toHaveLength(1);
    const { key } = await buildPriced();
    expect(await statusOf(key)).toContain('"open"');
    kit.testServer.clock.advance(MINUTE_MS);
    await tend();
    expect(await statusOf(key)).not.toContain('"open"');
    const bettor = await kit.buildBettor();
    const event = await readTestEvent(kit.testServer, key);
    expect((await bettor.place({ legs: [event.leg('match-winner', '1')] })).refusal).toBe('market-suspended');
    kit.testServer.clock.advance(MINUTE_MS);
    await alive(1);
    expect(recoveries.at(-1)).toEqual({ product: 1, after: lastFull, request: 2 });
    const voice = voiceOf(key);
    await send({ ...(voice.odds(1, '1.75', '2.10') as Extract<UofMessage, { type: 'odds_change' }>), requestId: 2 });
    expect(await statusOf(key)).toContain('"1",1750');
    await send({ type: 'snapshot_complete', product: 1, timestamp: kit.testServer.clock.now(), requestId: 2 });
    const [product] = await rows(`select state, complete_to from sportsbook.feed_product where product = 1`);
    expect(product.state).toBe('up');
  });

  it('that are up take no harm from an old sign of life', async () => {
    await send({ type: 'alive', product: 1, timestamp: kit.testServer.clock.now() - 60_000, isSubscribed: false });
    expect(recoveries).toHaveLength(2);
  });
});
