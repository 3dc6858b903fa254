import {
  type Market,
  makeCombination,
  placeBet,
  readBettingSettings,
  setBettingSettings,
  staffSignIn,
} from '@ordago/contracts';
import { addMs, DAY_MS } from '@ordago/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
let bettor: Bettor;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit({ resultFacts: ['score', 'periods', 'goals'] });
  boss = await kit.hireSuperadmin();
  bettor = await kit.buildBettor({ main: '5000.00' });
});
beforeEach(async () => {
  event = await kit.buildEvent();
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

type Asked = readonly [kind: string, outcome: string, asked?: string];
const HOME: Asked = ['1x2', '1'];
const BOTH: Asked = ['both-score', 'yes'];
const OVER: Asked = ['total', 'over', '2.5'];
const FIRST_HALF: Asked = ['total', 'over', 'period=1|line=0.5'];

const idsOf = (asked: readonly Asked[], of = event) => asked.map((one) => of.leg(...one).selection);

const make = (asked: readonly Asked[], of = event) =>
  kit.testServer.visitor().call(makeCombination, { params: { id: of.id }, body: { selections: idsOf(asked, of) } });
async function legOf(asked: readonly Asked[], of = event) {
  const { result, refusal } = await make(asked, of);
  expect(refusal).toBe('');
  const { id, odds } = (result.market as Market).selections[0] as Market['selections'][number];
  return { market: result.market as Market, selection: id as string, odds: odds as string };
}

async function bet(asked: readonly Asked[], of = event) {
  const leg = await legOf(asked, of);
  const placed = await bettor.place({ legs: [{ selection: leg.selection, odds: leg.odds }] });
  expect(placed.refusal).toBe('');
  return { ...leg, id: placed.result.bet.id as string };
}
const rows = async (sql: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(sql, values)).rows;

describe('what is asked for wrongly', () => {
  const ask = (selections: readonly unknown[], id = event.id) =>
    kit.testServer.visitor().call(makeCombination, { params: { id }, body: { selections } });

  it.each([
    ['an event that nobody has', async () => ask(idsOf([HOME, OVER]), '987654'), 'event-not-found'],
    ['a selection that nobody has', async () => ask([...idsOf([HOME]), '98765432']), 'selection-unknown'],
    [
      'selections of two events',
      async () => ask([...idsOf([HOME]), (await kit.buildEvent()).leg(...OVER).selection]),
      'selection-unknown',
    ],
    ['one part', async () => ask(idsOf([HOME])), 'combination-size-invalid'],
    ['one part twice', async () => ask(idsOf([HOME, HOME])), 'combination-size-invalid'],
    ['none', async () => ask([]), 'combination-size-invalid'],
    [
      'a hundred parts',
      async () => ask(event.shown.markets.flatMap(({ selections }) => selections.map(({ id }) => id)).slice(0, 100)),
      'combination-size-invalid',
    ],
    ['what may be returned', async () => ask(idsOf([HOME, ['draw-no-bet', '1']])), 'combination-part-refused'],
    ['what the model does not know', async () => ask(idsOf([HOME, ['last-goal', '1']])), 'combination-part-refused'],
    [
      'a combination as a part',
      async () => ask([...idsOf([BOTH]), (await legOf([HOME, OVER])).selection]),
      'selection-unknown',
    ],
    ['what is no id', async () => ask(['one', { $gt: 0 }]), 'validation-failed'],
    ['more than can be read', async () => ask(Array.from({ length: 101 }, () => '1')), 'validation-failed'],
  ])('%s', async (_title, call, refusal) => {
    expect(await call()).toMatchObject({ refusal });
  });

  it('a combination beyond those that an event may hold, where all have bets; one without makes room at once', async () => {
    const username = 'the_super';
    const password = 'Ordago-2026';
    await boss.call(staffSignIn, { body: { username, password } });
    const before = (await boss.call(readBettingSettings)).result.settings;
    await boss.call(setBettingSettings, { body: { ...before, builder_combinations_max: 1 } });
    const first = await legOf([HOME, OVER]);
    expect((await legOf([HOME, OVER])).market.id).toBe(first.market.id);
    kit.testServer.clock.set(new Date(addMs(kit.testServer.clock.now(), 1_000)).toISOString());
    const second = await legOf([HOME, BOTH]);
    expect(await rows('select market from sportsbook.combination where event = $1', [event.id])).toEqual([
      { market: second.market.id },
    ]);
    bettor = await kit.buildBettor({ main: '5000.00' });
    const held = await bet([HOME, BOTH]);
    expect(held.market.id).toBe(second.market.id);
    kit.testServer.clock.set(new Date(addMs(kit.testServer.clock.now(), 11 * 60_000)).toISOString());
    expect(await make([HOME, OVER])).toMatchObject({
      refusal: 'combination-limit',
      status: 3537,
      params: { max: '1' },
    });
    await boss.call(staffSignIn, { body: { username, password } });
    await boss.call(setBettingSettings, { body: before });
    bettor = await kit.buildBettor({ main: '5000.00' });
    expect(await bettor.place({ legs: [{ selection: first.selection, odds: first.odds }] })).toMatchObject({
      refusal: 'selection-unknown',
    });
  });

  it('many at a time are one market, and hold to the bound', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => make([HOME, OVER, FIRST_HALF])));
    expect(new Set(made.map(({ result }) => result.market.id)).size).toBe(1);
  });
});

describe('what is forgotten', () => {
  it('are combinations that nobody bet on, a day after somebody asked for them last', async () => {
    const idle = await legOf([HOME, OVER]);
    const held = await bet([HOME, BOTH]);
    kit.testServer.clock.set(new Date(addMs(kit.testServer.clock.now(), DAY_MS + 1)).toISOString());
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.forget-old-rows')?.run({});
    const left = await rows('select market from sportsbook.combination where market = any ($1::bigint[])', [
      [idle.market.id, held.market.id],
    ]);
    expect(left).toEqual([{ market: held.market.id }]);
    bettor = await kit.buildBettor({ main: '5000.00' });
    expect(
      await bettor.call(placeBet, {
        body: {
          key: 'gone-combination',
          kind: 'single',
          stake: '1.00',
          legs: [{ selection: idle.selection, odds: idle.odds, version: 1 }],
        },
      }),
    ).toMatchObject({ refusal: 'selection-unknown' });
  });
});
