import {
  readBetBuilder,
  readBettingSettings,
  readSlipBounds,
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

const context = (selections: readonly string[], of = event) =>
  kit.testServer.visitor().call(readBetBuilder, {
    params: { id: of.id },
    query: selections.length === 0 ? {} : { selections: selections.join() },
  });
/** A combination as a leg at its present price. */
async function legOf(asked: readonly Asked[], of = event) {
  const selections = idsOf(asked, of);
  const { result, refusal } = await context(selections, of);
  expect(refusal).toBe('');
  return { event: of.id, selection: selections.join('+'), odds: result.odds as string };
}

async function bet(asked: readonly Asked[], of = event) {
  const leg = await legOf(asked, of);
  const placed = await bettor.place({ legs: [leg] });
  expect(placed.refusal).toBe('');
  const { id, legs } = placed.result.bet;
  const [row] = await rows('select market::text, odds from sportsbook.selection where id = $1', [legs[0].selection]);
  // The bet made it a row, which other calls name by its id.
  return { ...leg, selection: legs[0].selection as string, market: row.market as string, id: id as string };
}
/** Leaves a combination without a bet, as a programme that ended between the two writes does. */
async function leave(asked: readonly Asked[], of = event) {
  const parts = idsOf(asked, of);
  const [row] = await rows(
    `with market as (insert into sportsbook.market (event, kind, specifier) values ($1, 'bet-builder', $2) returning id),
       selection as (
         insert into sportsbook.selection (market, event, outcome, odds) select id, $1, 'yes', 3000 from market returning id)
     insert into sportsbook.combination (market, event, parts, chance, asked_at)
     select market.id, $1, $3, 300000, $4 from market, selection
     returning market::text, (select id::text from selection) as selection`,
    [of.id, `parts=left-${parts.join('-')}`, parts, new Date(kit.testServer.clock.now()).toISOString()],
  );
  return row as { market: string; selection: string };
}
const marketsOf = (of = event) =>
  rows('select market::text from sportsbook.combination where event = $1 order by market', [of.id]);
const rows = async (sql: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(sql, values)).rows;

describe('what is asked for wrongly', () => {
  const ask = (selections: readonly unknown[], id = event.id) =>
    bettor.place({ accept: 'all', legs: [{ event: id, selection: selections.join('+'), odds: '1.01' }] });

  it.each([
    ['an event that nobody has', async () => ask(idsOf([HOME, OVER]), '987654'), 'event-not-found'],
    ['a selection that nobody has', async () => ask([...idsOf([HOME]), '98765432']), 'selection-unknown'],
    [
      'selections of two events',
      async () => ask([...idsOf([HOME]), (await kit.buildEvent()).leg(...OVER).selection]),
      'selection-unknown',
    ],
    ['one part twice', async () => ask(idsOf([HOME, HOME])), 'combination-size-invalid'],
    ['none', async () => ask([]), 'validation-failed'],
    [
      'parts without their event',
      async () => bettor.place({ legs: [{ selection: '1+2', odds: '2.00' }] }),
      'validation-failed',
    ],
    [
      'a hundred parts',
      async () => ask(event.shown.markets.flatMap(({ selections }) => selections.map(({ id }) => id)).slice(0, 100)),
      'combination-size-invalid',
    ],
    ['what may be returned', async () => ask(idsOf([HOME, ['draw-no-bet', '1']])), 'combination-part-refused'],
    ['what the model does not know', async () => ask(idsOf([HOME, ['last-goal', '1']])), 'combination-part-refused'],
    [
      'a combination as a part',
      async () => ask([...idsOf([BOTH]), (await bet([HOME, OVER])).selection]),
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
    await leave([HOME, OVER]);
    kit.testServer.clock.set(new Date(addMs(kit.testServer.clock.now(), 1_000)).toISOString());
    bettor = await kit.buildBettor({ main: '5000.00' });
    const held = await bet([HOME, BOTH]);
    expect(await marketsOf()).toEqual([{ market: held.market }]);
    expect((await bet([BOTH, HOME])).market).toBe(held.market);
    expect(await bettor.place({ legs: [await legOf([HOME, OVER])] })).toMatchObject({
      refusal: 'combination-limit',
      status: 3537,
      params: { max: '1', leg: '0' },
    });
    await boss.call(staffSignIn, { body: { username, password } });
    await boss.call(setBettingSettings, { body: before });
  });

  it('many bets at a time are on one market', async () => {
    bettor = await kit.buildBettor({ main: '5000.00' });
    const leg = await legOf([HOME, OVER, FIRST_HALF]);
    const placed = await Promise.all(Array.from({ length: 12 }, () => bettor.place({ stake: '1.00', legs: [leg] })));
    expect(placed.map(({ refusal }) => refusal)).toEqual(placed.map(() => ''));
    expect(new Set(placed.map(({ result }) => result.bet.legs[0].selection)).size).toBe(1);
  });
});

describe('a row comes with a bet alone', () => {
  /** Every pair of some outcomes that can come true together. */
  const PAIRS: readonly (readonly Asked[])[] = ['1.5', '2.5', '3.5'].flatMap((line) =>
    (['1', 'x', '2'] as const).flatMap((outcome): (readonly Asked[])[] => [
      [
        ['1x2', outcome],
        ['total', 'over', line],
      ],
      [
        ['1x2', outcome],
        ['both-score', 'yes'],
        ['total', 'over', line],
      ],
    ]),
  );

  it('a guest who asks for the price of any choice leaves none', async () => {
    const priced = await Promise.all(PAIRS.map((pair) => context(idsOf(pair))));
    expect(priced.filter(({ result }) => result.odds !== null).length).toBeGreaterThan(PAIRS.length / 2);
    expect(await marketsOf()).toEqual([]);
  });

  it('a slip that asks for its bounds leaves none, and is told those of a bet', async () => {
    const { stake, ...leg } = { ...(await legOf([HOME, OVER])), stake: '1.00' };
    const asked = await bettor.call(readSlipBounds, {
      body: { kind: 'single', stake, legs: [{ ...leg, version: 1 }] },
    });
    expect(asked.refusal).toBe('');
    expect(await marketsOf()).toEqual([]);
    const { binding: _, ...bounds } = asked.result;
    const { selection } = await bet([HOME, OVER]);
    const again = await bettor.call(readSlipBounds, {
      body: { kind: 'single', stake, legs: [{ selection, odds: leg.odds, version: 1 }] },
    });
    expect(again.result).toMatchObject({ stake_min: bounds.stake_min });
    expect(Number(again.result.stake_max)).toBeLessThanOrEqual(Number(bounds.stake_max));
  });

  it.each([
    ['no money', { main: '0.00' }, {}, 'insufficient-balance'],
    ['another price', { main: '100.00' }, { odds: '1.01' }, 'odds-changed'],
    ['too large a stake', { main: '100.00' }, { stake: '99999999.00' }, 'stake-above-maximum'],
    ['a stake below the least', { main: '100.00' }, { stake: '0.01' }, 'stake-below-minimum'],
  ])(
    'a bet that is refused for %s leaves none',
    async (_title, funded, { odds, stake = '10.00' }: { odds?: string; stake?: string }, refusal) => {
      const poor = await kit.buildBettor(funded);
      for (const pair of PAIRS.slice(0, 6)) {
        const leg = await legOf(pair);
        expect(await poor.place({ stake, legs: [{ ...leg, ...(odds && { odds }) }] })).toMatchObject({ refusal });
      }
      expect(await marketsOf()).toEqual([]);
    },
  );

  it('refused bets beside accepted ones take no row away from them', async () => {
    const poor = await kit.buildBettor({ main: '0.00' });
    const rich = await kit.buildBettor({ main: '5000.00' });
    const leg = await legOf([HOME, OVER]);
    const attempts = Array.from({ length: 20 }, (_, n) =>
      (n % 2 === 0 ? poor : rich).place({ stake: '1.00', legs: [leg] }),
    );
    const placed = await Promise.all(attempts);
    expect(placed.map(({ refusal }) => refusal)).toEqual(
      placed.map((_, n) => (n % 2 === 0 ? 'insufficient-balance' : '')),
    );
    expect(await marketsOf()).toHaveLength(1);
  });

  it('a bet that is sent again is answered as the first time, also when the builder has closed', async () => {
    bettor = await kit.buildBettor({ main: '5000.00' });
    const slip = { key: 'builder-again-0001', legs: [await legOf([HOME, OVER])] };
    const first = await bettor.place(slip);
    expect(first.refusal).toBe('');
    expect((await bettor.place(slip)).result.bet.id).toBe(first.result.bet.id);
    await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect((await bettor.place(slip)).result.bet.id).toBe(first.result.bet.id);
  });
});

describe('what is forgotten', () => {
  it('are combinations that nobody bet on, a day after somebody asked for them last', async () => {
    const idle = await leave([HOME, OVER]);
    const held = await bet([HOME, BOTH]);
    kit.testServer.clock.set(new Date(addMs(kit.testServer.clock.now(), DAY_MS + 1)).toISOString());
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.forget-old-rows')?.run({});
    const left = await rows('select market from sportsbook.combination where market = any ($1::bigint[])', [
      [idle.market, held.market],
    ]);
    expect(left).toEqual([{ market: held.market }]);
    bettor = await kit.buildBettor({ main: '5000.00' });
    expect(await bettor.place({ legs: [{ selection: idle.selection, odds: '3.00' }] })).toMatchObject({
      refusal: 'selection-unknown',
    });
  });
});
