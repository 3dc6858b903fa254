import { listStaffBets, readBet, readEvent, staffSignIn } from '@ordago/contracts';
import { addMs, DAY_MS, type Odds } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { seedDemo } from '../../../composition/demo-seed.ts';
import type { MatchFacts, RecordMessage } from '../index.ts';
import { createMarketsRepository } from '../pricing/repository/markets.repository.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  bettor = await kit.buildBettor({ main: '1000.00' });
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

type Offered = readonly [kind: string, specifier: string, outcomes: readonly string[]];
let contests = 0;

/** A contest of a sport whose supplier brings its own prices, all of them 2.00. */
async function contest(sport: string, offered: readonly Offered[], isOfMany = false): Promise<TestEvent> {
  contests += 1;
  const eventKey = `${sport}-${contests}`;
  const side = (name: string) => ({ key: `${eventKey}-${name}`, name, code: null });
  const league = { key: sport, sport, name: `Liga de ${sport}`, country: 'world' };
  await kit.report(
    { kind: 'offer', eventKey, markets: marketsOf(offered) },
    {
      kind: 'fixture',
      eventKey,
      league,
      home: side('Alba'),
      away: isOfMany ? null : side('Brisa'),
      round: null,
      startsAt: addMs(kit.testServer.clock.now(), DAY_MS),
    },
  );
  return readTestEvent(kit.testServer, eventKey);
}

function marketsOf(offered: readonly Offered[], odds = 2_000) {
  return offered.map(([kind, specifier, outcomes]) => ({
    kind,
    specifier,
    selections: outcomes.map((outcome) => ({ outcome, odds: odds as Odds })),
  }));
}

async function bet(...[event, kind, outcome, specifier]: [TestEvent, string, string, string?]): Promise<string> {
  const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

/** Status, payout and the reason's code of a bet of one leg. */
async function shown(id: string): Promise<[string, string | null, string | null]> {
  const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  return [status, payout, legs[0].why?.code ?? null];
}

const record = (event: TestEvent, reported: RecordMessage['record'], ending?: RecordMessage['ending']) =>
  kit.report({ kind: 'record', eventKey: event.key, record: reported, ...(ending ? { ending } : {}) });

describe('tennis', () => {
  const offered: readonly Offered[] = [
    ['match-winner', '', ['1', '2']],
    ['1x2', 'period=1', ['1', '2']],
    ['total', 'period=1|line=10', ['over', 'under']],
    ['points-handicap', 'line=-3.5', ['1', '2']],
    ['points-total', 'line=12.5', ['over', 'under']],
    ['points-total', 'line=20.5', ['over', 'under']],
  ];

  it('is settled by sets and by games', async () => {
    const event = await contest('tennis', offered);
    const winner = await bet(event, 'match-winner', '1');
    const games = await bet(event, 'points-handicap', '1', 'line=-3.5');
    const push = await bet(event, 'total', 'over', 'period=1|line=10');
    const under = await bet(event, 'points-total', 'under', 'line=20.5');
    const periods = [
      { home: 6, away: 4 },
      { home: 7, away: 5 },
    ];
    await record(event, {
      sort: 'match',
      status: 'completed',
      score: { home: 2, away: 0 },
      periods,
      periodsPlanned: 3,
      decidedIn: 'regular-time',
    });
    expect(await shown(winner)).toEqual(['won', '20.00', 'ended']);
    expect(await shown(games)).toEqual(['won', '20.00', 'points']);
    expect(await shown(push)).toEqual(['void', '10.00', 'push']);
    expect(await shown(under)).toEqual(['lost', '0.00', 'points']);
  });

  it('keeps what was decided when a player gives up, and gives the rest back', async () => {
    const event = await contest('tennis', offered);
    const winner = await bet(event, 'match-winner', '1');
    const set = await bet(event, '1x2', '1', 'period=1');
    const many = await bet(event, 'points-total', 'over', 'line=12.5');
    const more = await bet(event, 'points-total', 'over', 'line=20.5');
    const periods = [
      { home: 6, away: 4 },
      { home: 2, away: 1 },
    ];
    await record(
      event,
      { sort: 'match', status: 'abandoned', score: { home: 1, away: 0 }, periods, periodsPlanned: 3 },
      { kind: 'withdrawn', part: 2 },
    );
    expect(await shown(winner)).toEqual(['void', '10.00', 'withdrawn']);
    expect(await shown(set)).toEqual(['won', '20.00', 'determined']);
    expect(await shown(many)).toEqual(['won', '20.00', 'determined']);
    expect(await shown(more)).toEqual(['void', '10.00', 'withdrawn']);
  });

  it('gives everything back after a walkover', async () => {
    const event = await contest('tennis', offered);
    const winner = await bet(event, 'match-winner', '1');
    await record(event, { sort: 'match', status: 'walkover' });
    expect(await shown(winner)).toEqual(['void', '10.00', 'forfeit']);
  });
});

describe('basketball', () => {
  it('parts regular time from overtime', async () => {
    const event = await contest('basketball', [
      ['1x2', '', ['1', 'x', '2']],
      ['match-winner', '', ['1', '2']],
      ['total', 'line=160', ['over', 'under']],
      ['total', 'period=4|line=38.5', ['over', 'under']],
      ['overtime', '', ['yes', 'no']],
    ]);
    const draw = await bet(event, '1x2', 'x');
    const winner = await bet(event, 'match-winner', '2');
    const total = await bet(event, 'total', 'over', 'line=160');
    const quarter = await bet(event, 'total', 'over', 'period=4|line=38.5');
    const overtime = await bet(event, 'overtime', 'yes');
    const quarterOf = (home: number, away: number) => ({ home, away });
    await record(event, {
      sort: 'match',
      status: 'completed',
      score: { home: 80, away: 80 },
      periodsPlanned: 4,
      periods: [quarterOf(20, 22), quarterOf(18, 20), quarterOf(24, 17), quarterOf(18, 21)],
      decidedIn: 'overtime',
      overtime: { home: 7, away: 9 },
    });
    expect(await shown(draw)).toEqual(['won', '20.00', 'ended']);
    expect(await shown(winner)).toEqual(['won', '20.00', 'figure']);
    expect(await shown(total)).toEqual(['void', '10.00', 'push']);
    expect(await shown(quarter)).toEqual(['won', '20.00', 'figure']);
    expect(await shown(overtime)).toEqual(['won', '20.00', 'decided-in']);
  });
});

describe('a race', () => {
  it('has one name and competitors, shares a dead heat and returns who did not start', async () => {
    const runners = ['ana-ruiz', 'bo', 'cy', 'dee', 'eva'];
    const event = await contest(
      'auto-racing',
      [
        ['race-winner', '', runners],
        ['race-place', 'places=3', runners],
        ['race-head-to-head', 'runners=bo,dee', ['bo', 'dee']],
        ['race-finish', 'runner=cy', ['yes', 'no']],
      ],
      true,
    );
    expect([event.shown.home.name, event.shown.away.name]).toEqual(['Alba', '']);
    const winner = await bet(event, 'race-winner', 'ana-ruiz');
    const shared = await bet(event, 'race-place', 'bo', 'places=3');
    const nobody = await bet(event, 'race-head-to-head', 'bo', 'runners=bo,dee');
    const finish = await bet(event, 'race-finish', 'no', 'runner=cy');
    await record(event, {
      sort: 'race',
      status: 'completed',
      entries: [
        { key: 'ana-ruiz', state: 'finished', position: 1 },
        { key: 'eva', state: 'finished', position: 2 },
        { key: 'bo', state: 'finished', position: 3 },
        { key: 'cy', state: 'finished', position: 3 },
        { key: 'dee', state: 'non-runner' },
      ],
    });
    expect(await shown(winner)).toEqual(['won', '20.00', 'race-place']);
    expect(await shown(shared)).toEqual(['won', '10.00', 'dead-heat']);
    expect(await shown(nobody)).toEqual(['void', '10.00', 'non-runner']);
    expect(await shown(finish)).toEqual(['lost', '0.00', 'race-place']);
  });
});

describe('a figure that the result lacks', () => {
  const report = (event: TestEvent, facts?: MatchFacts) =>
    kit.report({ kind: 'result', eventKey: event.key, home: 2, away: 1, ...(facts ? { facts } : {}) });
  const offered: readonly Offered[] = [
    ['1x2', '', ['1', 'x', '2']],
    ['corners-total', 'line=9.5', ['over', 'under']],
  ];

  it('leaves its market open and marks it so, until it arrives', async () => {
    const event = await contest('football', offered);
    const result = await bet(event, '1x2', '1');
    const corners = await bet(event, 'corners-total', 'over', 'line=9.5');
    await report(event);
    expect(await shown(result)).toEqual(['won', '20.00', 'ended']);
    expect(await shown(corners)).toEqual(['open', null, 'result-awaited']);
    const { markets } = (await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result;
    expect(markets.map(({ status, reason }: { status: string; reason: string | null }) => [status, reason])).toEqual([
      ['settled', null],
      ['suspended', 'result-awaited'],
    ]);
    await report(event, { statistics: { corners: { home: 7, away: 3 } } });
    expect(await shown(corners)).toEqual(['won', '20.00', 'figure']);
    await report(event);
    expect(await shown(corners)).toEqual(['open', null, 'result-awaited']);
  });

  it('of a half is reported half by half, and settles what was sold of it', async () => {
    const event = await contest('football', [['corners-total', 'period=1|line=4.5', ['over', 'under']]]);
    const corners = await bet(event, 'corners-total', 'over', 'period=1|line=4.5');
    await report(event, { statistics: { corners: { home: 7, away: 3 } } });
    expect(await shown(corners)).toEqual(['open', null, 'result-awaited']);
    await report(event, { statisticsByPeriod: [{ corners: { home: 4, away: 1 } }, { corners: { home: 3, away: 2 } }] });
    expect(await shown(corners)).toEqual(['won', '20.00', 'period-figure']);
  });

  it('is shown to staff as well', async () => {
    const event = await contest('football', offered);
    const corners = await bet(event, 'corners-total', 'under', 'line=9.5');
    await report(event, { statistics: { corners: { home: 7, away: 3 } } });
    await seedDemo(kit.testServer.modules, kit.testServer.clock.now());
    const owner = kit.testServer.visitor();
    await owner.call(staffSignIn, { body: { username: 'owner', password: 'Ordago-2026' } });
    const { bets } = (await owner.call(listStaffBets, { query: {} })).result;
    const leg = bets.find(({ id }: { id: string }) => id === corners)?.legs[0];
    expect(leg).toMatchObject({
      market: 'corners-total',
      specifier: 'line=9.5',
      status: 'lost',
      why: { code: 'figure', params: { figure: 'corners', home: '7', away: '3' } },
    });
  });
});

describe('an offer of the supplier', () => {
  it('is whole: the newest counts, what it names no more is suspended, what is back is open', async () => {
    const result: Offered = ['1x2', '', ['1', 'x', '2']];
    const total: Offered = ['total', 'line=2.25', ['over', 'under']];
    const event = await contest('football', [result, total]);
    const states = async () => {
      const { markets } = (await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result;
      return markets.map((market: { status: string; selections: { odds: string }[] }) => [
        market.status,
        market.selections[0]?.odds,
      ]);
    };
    const offer = (version: number, offered: readonly Offered[], odds: number) =>
      kit.report({
        kind: 'offer',
        eventKey: event.key,
        version,
        markets: marketsOf(offered, odds),
      });
    await offer(1_001, [result], 1_900);
    expect(await states()).toEqual([
      ['open', '1.90'],
      ['suspended', '2.00'],
    ]);
    await offer(1_000, [result, total], 3_000);
    expect(await states()).toEqual([
      ['open', '1.90'],
      ['suspended', '2.00'],
    ]);
    await offer(1_002, [total], 2_100);
    expect(await states()).toEqual([
      ['suspended', '1.90'],
      ['open', '2.10'],
    ]);
  });

  it('leaves out what nobody could settle', async () => {
    const event = await contest('football', [
      ['1x2', '', ['1', 'x', '2']],
      ['magic', '', ['1', '2']],
      ['total', 'line=2.50', ['over', 'under']],
    ]);
    expect(event.shown.markets.map(({ kind }) => kind)).toEqual(['1x2']);
  });
});

describe('looking for events without a price', () => {
  it('passes those by that their supplier prices, however many come first', async () => {
    const { pool } = kit.testServer.db;
    const event = await kit.buildEvent();
    await pool.query('delete from sportsbook.selection where event = $1', [event.id]);
    await pool.query('delete from sportsbook.market where event = $1', [event.id]);
    await pool.query('update sportsbook.event set offer_width = 0 where id = $1', [event.id]);
    const now = kit.testServer.clock.now();
    const context = () => createMarketsRepository(pool).findUnpriced({ at: now, wholeUntil: now, limit: 100 });
    expect(await context()).toContain(event.id);
    await pool.query('update sportsbook.event set is_booked = true where id = $1', [event.id]);
    expect(await context()).not.toContain(event.id);
  });
});
