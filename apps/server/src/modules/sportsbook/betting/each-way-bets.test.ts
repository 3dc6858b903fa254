import { listLateResults, readBet, settleLateResult } from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRaces, type Races, type RunnerEnd } from '../../../../test-support/sportsbook/each-way-test-kit.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
let races: Races;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  bettor = await kit.buildBettor({ main: '5000.00' });
  races = createRaces(kit, bettor);
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const openProfit = async (event: TestEvent) =>
  (await kit.testServer.db.pool.query('select open_profit from sportsbook.liability where event = $1', [event.id]))
    .rows[0].open_profit;
const RUNNERS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'];

describe('a bet each way', () => {
  it('shows what it is on, and what it pays when all wins', async () => {
    const event = await races.race(8);
    const reply = await bettor.place({ legs: [races.leg(event, 'r1')] });
    // (5.00 + 1.80) / 2
    expect(reply.result.bet).toMatchObject({ kind: 'single', odds: '3.40', stake: '10.00', potential_payout: '34.00' });
    expect(reply.result.bet.legs[0].each_way).toEqual({ divisor: '5', places: '3', odds: '1.80', settled: null });
    const read = await bettor.call(readBet, { params: { id: reply.result.bet.id } });
    expect(read.result).toEqual(reply.result.bet);
    expect(await openProfit(event)).toBe('2400000');
  });

  it.each<[string, RunnerEnd[], object]>([
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
    const event = await races.race(8);
    const id = await races.placed(event, 'r1');
    await races.finish(event, runners);
    expect(await races.shown(id)).toEqual(expected);
    expect(await openProfit(event)).toBe('0');
  });

  it('that brings its stake back by placing is half won', async () => {
    const event = await races.race(8, 9_000);
    const id = await races.placed(event, 'r1');
    await races.finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    // 1 + 8 / 5 = 2.60 on half of it
    expect(await races.shown(id)).toMatchObject({ status: 'half-won', payout: '13.00' });
  });

  it('keeps its terms when fewer start than were there', async () => {
    const event = await races.race(8);
    const id = await races.placed(event, 'r1');
    const stayed = ['r5', 'r6', 'r7', 'r8'].map((key): RunnerEnd => [key, 'non-runner']);
    await races.finish(event, [['r2', 1], ['r3', 2], ['r1', 3], ...stayed]);
    expect(await races.shown(id)).toMatchObject({ payout: '9.00' });
  });

  it('keeps its terms when staff set others', async () => {
    const event = await races.race(8);
    const id = await races.placed(event, 'r1');
    await races.setTerms('event', event.id, { divisor: 4, places: 2 });
    await races.finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await races.shown(id)).toMatchObject({ payout: '9.00' });
  });

  it('gives both halves back when the race is stopped for good', async () => {
    const event = await races.race(8);
    const id = await races.placed(event, 'r1');
    await races.report(event, {
      sort: 'race',
      status: 'abandoned',
      entries: RUNNERS.map((key) => ({ key, state: 'finished' })),
    });
    expect(await races.shown(id)).toMatchObject({ status: 'void', payout: '10.00' });
  });

  it('follows a correction that changes its place alone', async () => {
    const event = await races.race(8);
    const id = await races.placed(event, 'r1');
    const before = Number(await bettor.main());
    await races.finish(event, [
      ['r2', 1],
      ['r1', 2],
    ]);
    await races.finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r4', 3],
      ['r1', 4],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'lost', payout: '0.00' });
    await races.finish(event, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'half-lost', payout: '9.00' });
    expect((Number(await bettor.main()) - before).toFixed(2)).toBe('9.00');
  });
});

describe('an express each way', () => {
  it('lives by its place half when a leg only placed, and pays the mean of both products', async () => {
    const one = await races.race(8);
    const two = await races.race(5);
    const legs = [races.leg(one, 'r1'), races.leg(two, 'r1', { divisor: 4, places: 2 })];
    const reply = await bettor.place({ legs, stake: '10.01' });
    // (5 · 5 + 1.8 · 2) / 2 = 14.30 of 10.01, floored once
    expect(reply.result.bet).toMatchObject({ kind: 'express', odds: '14.30', potential_payout: '143.14' });
    const { id } = reply.result.bet;
    await races.finish(one, [
      ['r2', 1],
      ['r1', 2],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'open', payout: null });
    await races.finish(two, [['r1', 1]]);
    // 1.8 · 2 / 2 = 1.80
    expect(await races.shown(id)).toEqual({
      status: 'won',
      payout: '18.01',
      parts: [
        ['lost', 'won'],
        ['won', 'won'],
      ],
    });
    await races.finish(one, [
      ['r2', 1],
      ['r3', 2],
      ['r4', 3],
      ['r1', 4],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'lost', payout: '0.00' });
  });

  it('is lost with the first leg that did not place', async () => {
    const one = await races.race(8);
    const two = await races.race(8);
    const reply = await bettor.place({ legs: [races.leg(one, 'r1'), races.leg(two, 'r1')] });
    await races.finish(one, [['r1', 'retired']]);
    expect(await races.shown(reply.result.bet.id)).toEqual({
      status: 'lost',
      payout: '0.00',
      parts: [['lost', 'lost'], null],
    });
    expect(await openProfit(two)).toBe('0');
  });
});

it('waits for the places where the record names the winner alone, and for no longer than three days', async () => {
  const event = await races.race(8);
  const winner = await races.placed(event, 'r1');
  const other = await races.placed(event, 'r2');
  const entries = RUNNERS.map((key) => ({ key, state: 'finished' as const, ...(key === 'r1' && { position: 1 }) }));
  await races.report(event, { sort: 'race', status: 'completed', entries });
  expect([await races.shown(winner), await races.shown(other)]).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  const { sportsbook } = kit.testServer.modules;
  // After the end of a session, so that the bets are read without one.
  kit.testServer.clock.advance(3 * DAY_MS + 1);
  await sportsbook.settlePending();
  const bets = await sportsbook.listBets(bettor.id, { page: 0, size: 100 });
  // The win half is decided, the place half comes back.
  expect(bets.find(({ id }) => id === winner)).toMatchObject({ status: 'won', payout: 30_00000n });
  expect(bets.find(({ id }) => id === other)).toMatchObject({ status: 'half-lost', payout: 5_00000n });
  // Places that are reported after that are late, and change nothing.
  await races.finish(event, [
    ['r1', 1],
    ['r2', 2],
    ['r3', 3],
  ]);
  expect(await sportsbook.listBets(bettor.id, { page: 0, size: 100 })).toEqual(bets);
  // Nor does one by which staff settle, and that names the winner alone again, open the place half once more.
  const second = entries.map(({ key, state }) => ({ key, state, ...(key === 'r2' && { position: 1 }) }));
  await races.report(event, { sort: 'race', status: 'completed', entries: second });
  const boss = await kit.hireSuperadmin();
  const { results } = (await boss.call(listLateResults, { query: { state: 'waiting' } })).result;
  const body = { version: results[0]?.version, reason: 'the winner was disqualified' };
  expect(await boss.call(settleLateResult, { params: { event: event.id }, body })).toMatchObject({ refusal: '' });
  const settled = await sportsbook.listBets(bettor.id, { page: 0, size: 100 });
  expect(settled.find(({ id }) => id === winner)).toMatchObject({ status: 'half-lost', payout: 5_00000n });
  expect(settled.find(({ id }) => id === other)).toMatchObject({ status: 'won', payout: 30_00000n });
});
