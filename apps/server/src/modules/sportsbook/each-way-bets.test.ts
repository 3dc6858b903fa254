import { placeBet, readBet, readEvent } from '@ordago/contracts';
import { addMs, DAY_MS, type Odds } from '@ordago/kernel';
import { accept, quote } from '@ordago/testing/selling';
import {
  type Bettor,
  createSportsbookStage,
  readTestEvent,
  type SportsbookStage,
  type TestEvent,
} from '@ordago/testing/sportsbook';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RecordMessage } from './index.ts';

let stage: SportsbookStage;
let bettor: Bettor;
beforeAll(async () => {
  stage = await createSportsbookStage();
  bettor = await stage.buildBettor({ main: '5000.00' });
});
afterEach(async () => {
  expect(await stage.broken()).toEqual([]);
});
afterAll(() => stage.close());

type Runner = readonly [key: string, position: number | 'retired' | 'non-runner'];
let races = 0;

/** A race of so many runners (`r1`, `r2`, …) whose winner is sold at 5.00 each. */
async function race(runners: number, odds = 5_000, sport = 'auto-racing'): Promise<TestEvent> {
  races += 1;
  const eventKey = `race-${races}`;
  const league = { key: sport, sport, name: 'Copa', country: 'world' };
  const selections = Array.from({ length: runners }, (_, place) => ({ outcome: `r${place + 1}`, odds: odds as Odds }));
  const kind = sport === 'auto-racing' ? 'race-winner' : 'tournament-winner';
  await stage.tell(
    {
      ...{ kind: 'fixture', eventKey, league, home: { key: eventKey, name: 'Gran Premio', code: null }, away: null },
      ...{ round: null, startsAt: addMs(stage.house.clock.now(), DAY_MS) },
    },
    { kind: 'offer', eventKey, markets: [{ kind, specifier: '', selections }] },
  );
  return readTestEvent(stage.house, eventKey);
}

const EIGHT = { divisor: 5, places: 3 };
const eachWay = (event: TestEvent, runner: string, terms = EIGHT) => ({
  ...event.leg('race-winner', runner),
  each_way: terms,
});
const place = (event: TestEvent, runner: string, terms = EIGHT) =>
  bettor.place({ legs: [eachWay(event, runner, terms)] });

async function placed(event: TestEvent, runner: string, terms = EIGHT): Promise<string> {
  const reply = await place(event, runner, terms);
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

/** Tells who came in where; whoever is not named came in after them, in their order. */
async function finish(event: TestEvent, runners: readonly Runner[], status: 'completed' | 'abandoned' = 'completed') {
  const [{ selections = [] } = {}] = event.shown.markets;
  const others = selections.map(({ outcome }) => outcome).filter((key) => runners.every(([one]) => one !== key));
  const named = runners.map(([key, end]) =>
    typeof end === 'number' ? { key, state: 'finished' as const, position: end } : { key, state: end },
  );
  const last = named.filter(({ state }) => state === 'finished').length;
  const rest = others.map((key, place) => ({ key, state: 'finished' as const, position: last + place + 1 }));
  await tell(event, { sort: 'race', status, entries: [...named, ...rest] });
}

const tell = (event: TestEvent, record: RecordMessage['record']) =>
  stage.tell({ kind: 'record', eventKey: event.key, record });

async function shown(id: string) {
  const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  const parts = legs.map(({ each_way: terms }: { each_way: { settled: Settled | null } }) =>
    terms.settled === null ? null : [terms.settled.win.status, terms.settled.place.status],
  );
  return { status, payout, parts };
}
interface Settled {
  readonly win: { readonly status: string };
  readonly place: { readonly status: string; readonly why: { readonly code: string } | null };
}

const openProfit = async (event: TestEvent) =>
  (await stage.house.db.pool.query('select open_profit from sportsbook.liability where event = $1', [event.id])).rows[0]
    .open_profit;

describe('the terms of a market', () => {
  it.each([
    [4, undefined],
    [5, { divisor: '4', places: '2' }],
    [7, { divisor: '4', places: '2' }],
    [8, { divisor: '5', places: '3' }],
    [15, { divisor: '5', places: '3' }],
    [16, { divisor: '4', places: '4' }],
  ])('of %d runners', async (runners, terms) => {
    expect((await race(runners)).shown.markets[0]?.each_way).toEqual(terms);
  });

  it('are those of a tournament as well, and of no sport whose rule book has none', async () => {
    expect((await race(8, 5_000, 'wrestling')).shown.markets[0]?.each_way).toEqual({ divisor: '5', places: '3' });
    expect((await race(8, 5_000, 'tennis')).shown.markets[0]?.each_way).toBeUndefined();
  });
});

describe('a bet each way', () => {
  it('says what it stands on, and what it pays when all wins', async () => {
    const event = await race(8);
    const reply = await place(event, 'r1');
    // (5.00 + 1.80) / 2
    expect(reply.result.bet).toMatchObject({ kind: 'single', odds: '3.40', stake: '10.00', potential_payout: '34.00' });
    expect(reply.result.bet.legs[0].each_way).toEqual({ divisor: '5', places: '3', odds: '1.80', settled: null });
    const read = await bettor.call(readBet, { params: { id: reply.result.bet.id } });
    expect(read.result).toEqual(reply.result.bet);
    expect(await openProfit(event)).toBe('2400000');
  });

  it.each<[string, Runner[], object]>([
    ['wins both halves', [['r1', 1]], { status: 'won', payout: '34.00', parts: [['won', 'won']] }],
    [
      'has only placed',
      [
        ['r2', 1],
        ['r1', 2],
      ],
      { status: 'half-lost', payout: '9.00', parts: [['lost', 'won']] },
    ],
    [
      'comes in behind the places',
      [
        ['r2', 1],
        ['r3', 2],
        ['r4', 3],
        ['r1', 4],
      ],
      { status: 'lost', payout: '0.00', parts: [['lost', 'lost']] },
    ],
    [
      'is retired',
      [
        ['r2', 1],
        ['r1', 'retired'],
      ],
      { status: 'lost', payout: '0.00', parts: [['lost', 'lost']] },
    ],
    ['did not start', [['r1', 'non-runner']], { status: 'void', payout: '10.00', parts: [['void', 'void']] }],
    [
      'shares the last place: the place half alone is divided',
      [
        ['r2', 1],
        ['r3', 2],
        ['r1', 3],
        ['r4', 3],
      ],
      { status: 'half-lost', payout: '4.50', parts: [['lost', 'won']] },
    ],
    [
      'shares the win: the win half alone is divided',
      [
        ['r1', 1],
        ['r2', 1],
      ],
      { status: 'won', payout: '21.50', parts: [['won', 'won']] },
    ],
  ])('whose runner %s', async (_title, runners, expected) => {
    const event = await race(8);
    const id = await placed(event, 'r1');
    await finish(event, runners);
    expect(await shown(id)).toEqual(expected);
    expect(await openProfit(event)).toBe('0');
  });

  it('that brings its stake back by placing is half won', async () => {
    const event = await race(8, 9_000);
    const id = await placed(event, 'r1');
    await finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    // 1 + 8 / 5 = 2.60 on half of it
    expect(await shown(id)).toMatchObject({ status: 'half-won', payout: '13.00' });
  });

  it('keeps its terms when fewer start than were there', async () => {
    const event = await race(8);
    const id = await placed(event, 'r1');
    const stayed = ['r5', 'r6', 'r7', 'r8'].map((key): Runner => [key, 'non-runner']);
    await finish(event, [['r2', 1], ['r3', 2], ['r1', 3], ...stayed]);
    expect(await shown(id)).toMatchObject({ payout: '9.00' });
  });

  it('keeps its terms when staff set others', async () => {
    const event = await race(8);
    const id = await placed(event, 'r1');
    await setTerms('event', event.id, 4, 2);
    await finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await shown(id)).toMatchObject({ payout: '9.00' });
  });

  it('gives both halves back when the race is stopped for good', async () => {
    const event = await race(8);
    const id = await placed(event, 'r1');
    await tell(event, {
      sort: 'race',
      status: 'abandoned',
      entries: RUNNERS.map((key) => ({ key, state: 'finished' })),
    });
    expect(await shown(id)).toMatchObject({ status: 'void', payout: '10.00' });
  });

  it('follows a correction that changes its place alone', async () => {
    const event = await race(8);
    const id = await placed(event, 'r1');
    const before = Number(await bettor.main());
    await finish(event, [
      ['r2', 1],
      ['r1', 2],
    ]);
    await finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r4', 3],
      ['r1', 4],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'lost', payout: '0.00' });
    await finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'half-lost', payout: '9.00' });
    expect((Number(await bettor.main()) - before).toFixed(2)).toBe('9.00');
  });
});

const RUNNERS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'];

async function setTerms(scope: string, target: string, divisor: number | null, places: number | null) {
  await stage.house.db.pool.query(
    `insert into sportsbook.each_way_setting (scope, target, divisor, places, set_at) values ($1, $2, $3, $4, now())
     on conflict (scope, target) do update set divisor = excluded.divisor, places = excluded.places`,
    [scope, target, divisor, places],
  );
}

describe('an express each way', () => {
  it('lives by its place half when a leg only placed, and pays the mean of both products', async () => {
    const [one, two] = [await race(8), await race(5)];
    const legs = [eachWay(one, 'r1'), eachWay(two, 'r1', { divisor: 4, places: 2 })];
    const reply = await bettor.place({ legs, stake: '10.01' });
    // (5 · 5 + 1.8 · 2) / 2 = 14.30 of 10.01, floored once
    expect(reply.result.bet).toMatchObject({ kind: 'express', odds: '14.30', potential_payout: '143.14' });
    const { id } = reply.result.bet;
    await finish(one, [
      ['r2', 1],
      ['r1', 2],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'open', payout: null });
    await finish(two, [['r1', 1]]);
    // 1.8 · 2 / 2 = 1.80
    expect(await shown(id)).toEqual({
      status: 'won',
      payout: '18.01',
      parts: [
        ['lost', 'won'],
        ['won', 'won'],
      ],
    });
    await finish(one, [
      ['r2', 1],
      ['r3', 2],
      ['r4', 3],
      ['r1', 4],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'lost', payout: '0.00' });
  });

  it('is lost with the first leg that did not place', async () => {
    const [one, two] = [await race(8), await race(8)];
    const reply = await bettor.place({ legs: [eachWay(one, 'r1'), eachWay(two, 'r1')] });
    await finish(one, [['r1', 'retired']]);
    expect(await shown(reply.result.bet.id)).toEqual({
      status: 'lost',
      payout: '0.00',
      parts: [['lost', 'lost'], null],
    });
    expect(await openProfit(two)).toBe('0');
  });
});

describe('what is refused', () => {
  const changed = { refusal: 'each-way-terms-changed', status: 3531 };

  it.each<[string, number, object, object]>([
    ['other terms than those of now', 8, { divisor: 4, places: 3 }, changed],
    ['other places than those of now', 8, { divisor: 5, places: 4 }, changed],
    ['too small a field', 4, { divisor: 4, places: 2 }, { refusal: 'each-way-not-offered', status: 3530 }],
  ])('%s', async (_title, runners, terms, expected) => {
    expect(await place(await race(runners), 'r1', terms as typeof EIGHT)).toMatchObject(expected);
  });

  it('an express with a leg to win alone', async () => {
    const [one, two] = [await race(8), await race(8)];
    const reply = await bettor.place({ legs: [eachWay(one, 'r1'), two.leg('race-winner', 'r1')] });
    expect(reply).toMatchObject({ refusal: 'each-way-not-offered', params: { leg: '1' } });
  });

  it('a system', async () => {
    const events = [await race(8), await race(8), await race(8)];
    const legs = events.map((event) => eachWay(event, 'r1'));
    const reply = await bettor.place({ kind: 'system', system: { sizes: [2] }, legs });
    expect(reply).toMatchObject({ refusal: 'each-way-system', status: 3532 });
  });

  it('terms that change between the look and the lock', async () => {
    const event = await race(8);
    const { pool } = stage.house.db;
    const { rows } = await pool.query('select sportsbook.each_way_basis($1) as basis', [event.shown.markets[0]?.id]);
    const payload = {
      selections: [event.leg('race-winner', 'r1').selection],
      each_way: [{ divisor: 5, places: 3, basis: rows[0].basis }],
    };
    const check = async () =>
      (
        await pool.query(`select (sportsbook.check_place_each_way($1, $2, now())).name`, [
          JSON.stringify(payload),
          bettor.id,
        ])
      ).rows[0].name;
    expect(await check()).not.toBe('each-way-terms-changed');
    await setTerms('event', event.id, 4, 2);
    expect(await check()).toBe('each-way-terms-changed');
    await pool.query('delete from sportsbook.each_way_setting');
  });

  it('of the nearest word of staff: event, league, sport', async () => {
    const event = await race(8);
    const termsNow = async () =>
      (await stage.house.visitor().call(readEvent, { params: { id: event.id } })).result.markets[0].each_way;
    await setTerms('sport', 'auto-racing', null, null);
    expect(await termsNow()).toBeUndefined();
    expect(await place(event, 'r1')).toMatchObject({ refusal: 'each-way-not-offered' });
    await setTerms('tourney', event.shown.league.id, 4, 4);
    expect(await termsNow()).toEqual({ divisor: '4', places: '4' });
    await setTerms('event', event.id, 6, 2);
    expect(await termsNow()).toEqual({ divisor: '6', places: '2' });
    await stage.house.db.pool.query('delete from sportsbook.each_way_setting');
    expect(await termsNow()).toEqual({ divisor: '5', places: '3' });
  });

  it('never: the same press again answers the bet that was placed, whatever the terms are by now', async () => {
    const event = await race(8);
    const slip = { key: 'each-way-press-00001', legs: [eachWay(event, 'r1')] };
    const first = await bettor.place(slip);
    await setTerms('event', event.id, null, null);
    const again = await bettor.place(slip);
    expect([again.http, again.result.bet]).toEqual([200, first.result.bet]);
    const other = await bettor.place({ ...slip, legs: [event.leg('race-winner', 'r1')] });
    expect(other).toMatchObject({ refusal: 'key-conflict' });
    await stage.house.db.pool.query('delete from sportsbook.each_way_setting');
  });

  it('more than the largest payout, by what it may pay each way', async () => {
    const event = await race(8, 900_000);
    const legs = [eachWay(event, 'r1')];
    const { rows } = await stage.house.db.pool.query(
      `select payout_max / 100000 as most from sportsbook.stake_limit where currency = 'USD'`,
    );
    // Each way the factor is (900 + 180.80) / 2 = 540.40.
    const fits = Math.floor(Number(rows[0].most) / 540.4);
    const refused = await bettor.place({ legs, stake: `${fits + 1}.00` });
    expect(refused).toMatchObject({ refusal: 'limit-max-payout-usual-bet' });
    expect(await bettor.place({ legs, stake: `${fits}.00` })).toMatchObject({ refusal: '' });
  });
});

it('prices may move between the look and the lock as of any bet', async () => {
  const event = await race(8);
  const leg = eachWay(event, 'r1');
  await stage.movePrice(leg.selection, 4_800);
  expect(await bettor.place({ legs: [leg] })).toMatchObject({ refusal: 'odds-changed' });
  const taken = await bettor.place({ legs: [leg], accept: 'all' });
  // (4.80 + 1.76) / 2
  expect(taken.result.bet).toMatchObject({ odds: '3.28', potential_payout: '32.80' });
  expect(placeBet.refusals).toContain('each-way-terms-changed');
});

describe('a cash-out of a bet each way', () => {
  /** Four runners, of which the prices hold no margin: 2, 4, 8 and 8. */
  async function fairRace() {
    const event = await race(5);
    for (const [place, odds] of [2_000, 4_000, 8_000, 16_000, 16_000].entries())
      await stage.movePrice(event.leg('race-winner', `r${place + 1}`).selection, odds);
    return readTestEvent(stage.house, event.key);
  }
  const terms = { divisor: 4, places: 2 };

  it('is worth the mean of both halves by the chances of now', async () => {
    const event = await fairRace();
    const id = await placed(event, 'r2', terms);
    const offered = await quote(bettor, id);
    // It wins one in four. Second behind the first, or behind one of the others: 1/2 · 1/2 + 1/8 · 2/7 + 2 · 1/16 · 4/15.
    const places = 1 / 4 + 1 / 4 + (1 / 8) * (2 / 7) + 2 * (1 / 16) * (4 / 15);
    const fair = 10 * ((4 / 4 + 1.75 * places) / 2) * 0.95;
    expect(Number(offered.result.value)).toBe(Math.floor(fair * 100) / 100);
    const sold = await accept(bettor, id, offered.result.quote);
    expect(sold.result).toMatchObject({ value: offered.result.value, bet: { status: 'cashed-out' } });
  });

  it('sells a part, and the rest is settled by both halves', async () => {
    const event = await fairRace();
    const id = await placed(event, 'r1', terms);
    const offered = await quote(bettor, id, { share: 50 });
    // (2.00 + 1.25) / 2 of what is left
    expect(offered.result).toMatchObject({ rest_stake: '5.00', rest_potential_payout: '8.12' });
    await accept(bettor, id, offered.result.quote);
    await finish(event, [
      ['r2', 1],
      ['r1', 2],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'half-lost', parts: [['lost', 'won']] });
  });

  it('counts a leg that only placed', async () => {
    const [one, two] = [await fairRace(), await fairRace()];
    const legs = [eachWay(one, 'r1', terms), eachWay(two, 'r1', terms)];
    const { id } = (await bettor.place({ legs })).result.bet;
    await finish(one, [
      ['r2', 1],
      ['r1', 2],
    ]);
    // The win half is lost. First, or second behind each of the others: 1/2 + 1/4 · 2/3 + 1/8 · 4/7 + 2 · 1/16 · 8/15.
    const places = 1 / 2 + (1 / 4) * (2 / 3) + (1 / 8) * (4 / 7) + 2 * (1 / 16) * (8 / 15);
    const fair = (10 * 1.25 * 1.25 * places * 0.95) / 2;
    const offered = await quote(bettor, id);
    expect(Number(offered.result.value)).toBe(Math.floor(fair * 100) / 100);
    await finish(one, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await shown(id)).toMatchObject({ status: 'lost' });
    expect((await accept(bettor, id, offered.result.quote)).refusal).toBe('event-over');
  });

  it('is proved under the lock by the results that its places were read from', async () => {
    const event = await fairRace();
    const id = await placed(event, 'r1', terms);
    const [{ selections = [] } = {}] = event.shown.markets;
    const check = async (revision: number) => {
      const payload = {
        ...{
          bet: id,
          revision: '0',
          cause: 'player',
          stake: '1000000',
          value: '1',
          rest_stake: '0',
          closing_seconds: '0',
        },
        ...{ selections: [event.leg('race-winner', 'r1').selection], odds: ['2000'], outcomes: [''] },
        ...{ prices: [selections.map(({ odds }) => Number(odds) * 1_000).join(',')], results: [String(revision)] },
      };
      const found = await stage.house.db.pool.query('select (sportsbook.refuse_cash_out($1, $2, $3)).name', [
        JSON.stringify(payload),
        bettor.id,
        new Date(stage.house.clock.now()),
      ]);
      return found.rows[0].name;
    };
    expect([await check(0), await check(1)]).toEqual([null, 'odds-changed']);
  });
});

it('waits for the places where the record names the winner alone, and for no longer than three days', async () => {
  const event = await race(8);
  const [winner, other] = [await placed(event, 'r1'), await placed(event, 'r2')];
  const entries = RUNNERS.map((key) => ({ key, state: 'finished' as const, ...(key === 'r1' && { position: 1 }) }));
  await tell(event, { sort: 'race', status: 'completed', entries });
  expect([await shown(winner), await shown(other)]).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  const { sportsbook } = stage.house.modules;
  // Beyond the life of a session, so that the bets are read without one.
  stage.house.clock.advance(3 * DAY_MS + 1);
  await sportsbook.settlePending();
  const bets = await sportsbook.listBets(bettor.id, { page: 0, size: 100 });
  // The win half is decided, the place half comes back.
  expect(bets.find(({ id }) => id === winner)).toMatchObject({ status: 'won', payout: 30_00000n });
  expect(bets.find(({ id }) => id === other)).toMatchObject({ status: 'half-lost', payout: 5_00000n });
});
