import { errorOf, isErrorName, listEvents, placeBet, readAccount, readEvent, type SportEvent } from '@ordago/contracts';
import { DAY_MS, MINUTE_MS } from '@ordago/kernel';
import { NUMBER_CORPUS, ZEROES } from '@ordago/testing/number-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let ana: Bettor;
let event: TestEvent;
let other: TestEvent;
let more: TestEvent;

beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ana = await kit.buildBettor({ main: '10000.00' });
  event = await kit.buildEvent();
  other = await kit.buildEvent();
  more = await kit.buildEvent();
});
// Rows are never taken back: what one case breaks is still broken at the end.
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const home = () => event.leg('1x2', '1');
const far = () => other.leg('1x2', '2');
const third = () => more.leg('1x2', 'x');
const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);

describe('a slip that is refused', () => {
  it.each([
    ['a single of two', () => ({ kind: 'single', legs: [home(), far()] }), 'single-count-invalid', {}],
    ['an express of one', () => ({ kind: 'express', legs: [home()] }), 'express-too-few', { min: '2' }],
    [
      'a system of two',
      () => ({ kind: 'system', system: { sizes: [2] }, legs: [home(), far()] }),
      'system-size-invalid',
      { min: '2', max: '2' },
    ],
    [
      'a system of all its legs',
      () => ({ kind: 'system', system: { sizes: [3] }, legs: [home(), far(), third()] }),
      'system-size-invalid',
      { min: '2', max: '2' },
    ],
    [
      'a system without a size',
      () => ({ kind: 'system', legs: [home(), far(), third()] }),
      'system-size-invalid',
      { min: '2', max: '2' },
    ],
    [
      'an express with a size',
      () => ({ kind: 'express', system: { sizes: [2] }, legs: [home(), far()] }),
      'system-size-invalid',
      { min: '2', max: '2' },
    ],
    [
      'sizes that are not ascending',
      () => ({ kind: 'system', system: { sizes: [3, 2] }, legs: [home(), far(), third()] }),
      'system-size-invalid',
      { min: '2', max: '2' },
    ],
    [
      'nothing but bankers',
      () => ({ kind: 'system', system: { sizes: [2], bankers: [0, 1] }, legs: [home(), far(), third()] }),
      'banker-count-invalid',
      { max: '1' },
    ],
    [
      'a banker that is no leg',
      () => ({ kind: 'system', system: { sizes: [2], bankers: [3] }, legs: [home(), far(), third()] }),
      'banker-count-invalid',
      { max: '1' },
    ],
    [
      'more combinations than a bet may hold',
      () => ({
        kind: 'system',
        system: { sizes: [6] },
        legs: Array.from({ length: 13 }, (_, n) => ({ selection: String(900_000 + n), odds: '2.00' })),
      }),
      'combination-count-exceeded',
      { max: '1000' },
    ],
    [
      'one event twice in a system',
      () => ({ kind: 'system', system: { sizes: [2] }, legs: [home(), far(), event.leg('both-score', 'yes')] }),
      'event-repeated',
      { leg: '2' },
    ],
    ['one event twice', () => ({ legs: [home(), event.leg('both-score', 'yes')] }), 'event-repeated', { leg: '1' }],
    ['one selection twice', () => ({ legs: [home(), home()] }), 'event-repeated', { leg: '1' }],
    [
      'an unknown selection',
      () => ({ legs: [home(), { selection: '999999', odds: '2.00' }] }),
      'selection-unknown',
      { leg: '1' },
    ],
    ['too small a stake', () => ({ stake: '0.99', legs: [home()] }), 'stake-below-minimum', { min: '1.00 USD' }],
    ['too large a stake', () => ({ stake: '5000.01', legs: [home()] }), 'stake-above-maximum', { max: '5000.00 USD' }],
    ['an old price', () => ({ legs: [{ ...home(), odds: '77.00' }] }), 'odds-changed', { leg: '0', offered: '77.00' }],
    ['odds below 1', () => ({ legs: [{ ...home(), odds: '0.99' }] }), 'validation-failed', { field: 'legs.0.odds' }],
    ['no leg', () => ({ legs: [] }), 'bet-empty', {}],
  ] as const)('%s', async (_title, slip, refusal, params) => {
    const before = await kit.fingerprint();
    const { key = 'attempt-once-is-enough', ...rest } = { ...slip() } as { key?: string; legs: never };
    const reply = await ana.place({ key, ...rest });
    expect(reply).toMatchObject({ refusal, http: errorOf(refusal).http });
    expect(reply.message).not.toBe('');
    expect(reply.result).toBeNull();
    const body = await raw(ana, { key, ...rest });
    expect(body.params).toMatchObject(params);
    expect(await kit.fingerprint()).toBe(before);
  });

  it('more than the balance', async () => {
    const poor = await kit.buildBettor({ main: '9.99' });
    expect(await poor.place({ stake: '10.00', legs: [home()] })).toMatchObject({ refusal: 'insufficient-balance' });
    expect(await poor.main()).toBe('9.99');
  });

  it('a payout above the largest, naming the stake that would fit', async () => {
    const legs = [home(), far()];
    await kit.movePrice(legs[0]?.selection ?? '', 20_000);
    await kit.movePrice(legs[1]?.selection ?? '', 20_000);
    const slip = { stake: '200.00', legs: legs.map((leg) => ({ ...leg, odds: '20.00' })) };
    expect(await raw(ana, slip)).toMatchObject({
      name: 'limit-max-payout-usual-bet',
      params: { max: '50000.00 USD', stake_max: '125.00 USD' },
    });
    expect((await ana.place({ ...slip, stake: '125.00' })).http).toBe(200);
    await kit.movePrice(legs[0]?.selection ?? '', 1_000_000);
    const long = { ...home(), odds: '1000.000' };
    const short = { ...far(), odds: '20.00' };
    expect(await raw(ana, { ...slip, stake: '1.00', legs: [long, short] })).toMatchObject({
      name: 'express-odds-above-maximum',
      params: { max: '1000.00' },
    });
  });

  it('from somebody without a session', async () => {
    const guest = await kit.testServer.visitor().call(placeBet, {
      body: { key: 'x'.repeat(16), kind: 'single', stake: '1.00', legs: [{ ...home(), version: 1 }] },
    });
    expect(guest).toMatchObject({ http: 401, refusal: 'unauthorized' });
  });

  it('from somebody who was banned a moment ago', async () => {
    const banned = await kit.buildBettor();
    await kit.testServer.modules.players.ban(banned.id, kit.testServer.clock.now());
    expect(await banned.place({ legs: [far()] })).toMatchObject({
      refusal: expect.stringMatching(/unauthorized|user-banned/),
    });
    expect(await banned.main()).toBe('100.00');
  });

  it('in a currency without limits', async () => {
    const lira = await kit.buildBettor({ currency: 'TRY', main: '500.00' });
    await sql(`delete from sportsbook.stake_limit where currency = 'TRY'`);
    expect(await lira.place({ stake: '50.00', legs: [far()] })).toMatchObject({ refusal: 'currency-unacceptable' });
    expect(await lira.call(readAccount)).toMatchObject({ refusal: 'account-currency-unacceptable', status: 3517 });
  });
});

/** The answer's body with its parameters. */
async function raw(bettor: Bettor, slip: Parameters<Bettor['place']>[0]) {
  const { result, refusal, ...rest } = await bettor.place(slip);
  return { name: refusal, params: rest.params, result };
}

describe('an event that cannot be bet on', () => {
  it.each([
    [
      'has begun',
      'event-started',
      (id: string) => sql(`update sportsbook.event set status = 'live' where id = $1`, [id]),
    ],
    [
      'is over',
      'event-over',
      (id: string) => sql(`update sportsbook.event set status = 'cancelled' where id = $1`, [id]),
    ],
    [
      'is stopped',
      'event-stopped',
      (id: string) => sql('update sportsbook.event set is_stopped = true where id = $1', [id]),
    ],
    [
      'has its market suspended',
      'market-suspended',
      (id: string) => sql(`update sportsbook.market set status = 'suspended' where event = $1`, [id]),
    ],
  ] as const)('%s', async (_title, refusal, close) => {
    const closed = await kit.buildEvent();
    await close(closed.id);
    const open = await kit.buildEvent();
    const reply = await raw(ana, { legs: [open.leg('1x2', '1'), closed.leg('1x2', 'x')] });
    const about = { name: refusal, params: { leg: '1', selection: closed.leg('1x2', 'x').selection } };
    expect(reply).toMatchObject(about);
    // A price that moved meanwhile changes nothing: nobody is asked to accept what cannot be bet on.
    const stale = { ...closed.leg('1x2', 'x'), odds: '77.00' };
    expect(await raw(ana, { legs: [open.leg('1x2', '1'), stale] })).toMatchObject(about);
  });

  it('by the clock, before anything noticed its start, and the line shows it beforehand', async () => {
    const soon = await kit.buildEvent({ startsInMs: MINUTE_MS });
    const visitor = kit.testServer.visitor();
    const shown = async () => {
      const event: SportEvent = (await visitor.call(readEvent, { params: { id: soon.id } })).result;
      const markets = event.markets.map(({ status, reason }) => `${status} ${reason}`);
      return [event.status, String(event.markets_count), ...new Set(markets)];
    };
    const listed = async (view: 'live' | 'begun') => {
      const events: SportEvent[] = (await visitor.call(listEvents, { query: { view } })).result.events;
      return events.find(({ id }) => id === soon.id)?.markets.map(({ status }) => status);
    };
    expect(await shown()).toEqual(['scheduled', String(soon.shown.markets_count), 'open null']);
    kit.testServer.clock.advance(MINUTE_MS);
    expect(await shown()).toEqual(['live', '0', 'suspended event-started']);
    expect(new Set(await listed('begun'))).toEqual(new Set(['suspended']));
    // Nothing of it can be bet on while it is played.
    expect(await listed('live')).toBeUndefined();
    expect(await ana.place({ legs: [soon.leg('1x2', '1')] })).toMatchObject({ refusal: 'event-started' });
    event = await kit.buildEvent();
    other = await kit.buildEvent({ startsInMs: 3 * DAY_MS });
  });
});

describe('hostile numbers', () => {
  it.each([...NUMBER_CORPUS, ...ZEROES])('as a stake: $title', async ({ json }) => {
    const leg = { ...home(), version: 1 };
    await expectRefusal(
      `{"key":"hostile-number-stake","kind":"single","stake":${json},"legs":[${JSON.stringify(leg)}]}`,
    );
  });

  it.each([...NUMBER_CORPUS, ...ZEROES])('as odds: $title', async ({ json }) => {
    const { selection } = home();
    const leg = `{"selection":"${selection}","version":1,"odds":${json}}`;
    await expectRefusal(`{"key":"hostile-number-odds-","kind":"single","stake":"1.00","legs":[${leg}]}`);
  });

  async function expectRefusal(body: string) {
    const before = await kit.fingerprint();
    const reply = await ana.call(placeBet, { body });
    expect(reply.http).toBeGreaterThanOrEqual(400);
    expect(reply.http).toBeLessThan(500);
    expect(isErrorName(reply.refusal)).toBe(true);
    expect(await kit.fingerprint()).toBe(before);
  }
});

describe('one submission, one bet', () => {
  it('answers the same bet to the same key, even after its price moved and its event is over', async () => {
    const bettor = await kit.buildBettor();
    const slip = { key: 'one-attempt-one-bet', stake: '10.00', legs: [home()] };
    const replies = await Promise.all(Array.from({ length: 10 }, () => bettor.place(slip)));
    expect(new Set(replies.map(({ result }) => result.bet.id)).size).toBe(1);
    await kit.movePrice(home().selection, 1_500);
    await sql(`update sportsbook.event set status = 'live' where id = $1`, [event.id]);
    expect((await bettor.place(slip)).result.bet.id).toBe(replies[0]?.result.bet.id);
    expect(await bettor.main()).toBe('90.00');
    event = await kit.buildEvent();
  });

  it('refuses the same key with another slip, whether or not that slip would do', async () => {
    const bettor = await kit.buildBettor();
    await bettor.place({ key: 'a-key-of-one-slip', stake: '10.00', legs: [home()] });
    for (const change of [{ stake: '11.00' }, { legs: [far()] }, { stake: '0.01' }, { accept: 'all' }]) {
      const reply = await bettor.place({ key: 'a-key-of-one-slip', stake: '10.00', legs: [home()], ...change });
      expect(reply).toMatchObject({ http: 409, refusal: 'key-conflict' });
    }
    expect(await bettor.main()).toBe('90.00');
  });

  it('lets two players mint the same key', async () => {
    const one = await kit.buildBettor();
    const two = await kit.buildBettor();
    const slip = { key: 'the-very-same-key', legs: [home()] };
    const ids = [(await one.place(slip)).result.bet.id, (await two.place(slip)).result.bet.id];
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('prices that move between the read and the lock', () => {
  it.each([
    ['none', 1_900, 'odds-changed'],
    ['none', 2_100, 'odds-changed'],
    ['better', 1_900, 'odds-changed'],
    ['better', 2_100, ''],
    ['all', 1_900, ''],
  ] as const)('accept %s, moved to %i', async (accept, moved, refusal) => {
    const bettor = await kit.buildBettor();
    const { selection } = far();
    await kit.movePrice(selection, 2_000);
    // Holds the event's exposure, so that the bet is judged at the old price and waits for the lock at the new one.
    const client = await kit.testServer.db.pool.connect();
    await client.query('begin');
    await client.query('select sportsbook.lock_exposure(array[$1::bigint])', [other.id]);
    const placing = bettor.place({ accept, legs: [{ selection, odds: '2.00' }] });
    await new Promise((resume) => setTimeout(resume, 60));
    await client.query('update sportsbook.selection set odds = $2, version = version + 1 where id = $1', [
      selection,
      moved,
    ]);
    await client.query('commit');
    client.release();
    const reply = await placing;
    expect(reply.refusal).toBe(refusal);
    if (refusal === '') expect(reply.result.bet.potential_payout).toBe((moved / 100).toFixed(2));
    expect(await bettor.main()).toBe(refusal === '' ? '90.00' : '100.00');
  });
});

describe('crowds', () => {
  it('accepts exactly what a balance can pay, from two sessions at once', async () => {
    const bettor = await kit.buildBettor({ main: '100.00' });
    const quiet = await kit.buildEvent();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        bettor.place({ key: `crowd-${String(i).padStart(12, '0')}`, legs: [quiet.leg('1x2', '1')] }),
      ),
    );
    const odd = replies.filter(({ http, refusal }) => http !== 200 && refusal !== 'insufficient-balance');
    expect(odd.map(({ refusal }) => refusal)).toEqual([]);
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(10);
    expect(await bettor.main()).toBe('0.00');
  });

  it('never lets an event cost more than its limit, and offers what is left', async () => {
    const crowded = await kit.buildEvent();
    const { selection } = crowded.leg('1x2', '1');
    await kit.movePrice(selection, 3_000);
    await sql(`update sportsbook.stake_limit set liability_max = payout_max where currency = 'USD'`);
    const bettors = await Promise.all(Array.from({ length: 4 }, () => kit.buildBettor({ main: '50000.00' })));
    // Each bet risks 2,000.00; the event may cost 50,000.00, so 25 fit.
    const slip = { stake: '1000.00', legs: [{ selection, odds: '3.00' }] };
    const replies = await Promise.all(
      bettors.flatMap((bettor) => Array.from({ length: 10 }, () => bettor.place(slip))),
    );
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(25);
    const refused = replies.filter(({ http }) => http !== 200);
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set(['minimum-above-maximum']));
    const found = await sql('select open_profit from sportsbook.liability where event = $1', [crowded.id]);
    expect(found.rows).toEqual([{ open_profit: '5000000000' }]);
    await sql(`update sportsbook.stake_limit set liability_max = liability_max + 100000000 where currency = 'USD'`);
    const offer = await raw(bettors[0] as Bettor, slip);
    expect(offer).toMatchObject({
      name: 'limit-max-payout-usual-event',
      params: { leg: '0', stake_max: '499.99 USD' },
    });
    expect((await (bettors[0] as Bettor).place({ ...slip, stake: '499.99' })).http).toBe(200);
  });
});
