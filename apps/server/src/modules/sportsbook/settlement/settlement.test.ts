import { readBet, readEvent } from '@ordago/contracts';
import { idOf } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type PricedLeg,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const result: SportsbookTestKit['result'] = (...reported) => kit.result(...reported);
const status = (event: TestEvent, word: 'cancelled' | 'abandoned') =>
  kit.report({ kind: 'status', eventKey: event.key, status: word });

/** A bet of 10.00 at prices of the test's own choice. */
async function bet(bettor: Bettor, legs: readonly PricedLeg[]): Promise<string> {
  const reply = await bettor.place({ stake: '10.00', legs: await kit.priceLegs(legs) });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

async function shown(bettor: Bettor, id: string) {
  const { status: word, status_code, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  return { status: word, code: status_code, payout, legs: legs.map((leg: { status: string }) => leg.status) };
}

async function exposureOf(...events: TestEvent[]): Promise<string> {
  const found = await sql(
    'select coalesce(sum(open_profit), 0)::text as sum from sportsbook.liability where event = any ($1)',
    [events.map(({ id }) => id)],
  );
  return found.rows[0].sum;
}

describe('bets on many selections of an event', () => {
  it('are settled in one commit, and again by the difference', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const ids = [];
    for (const outcome of ['2', '1', 'x']) {
      ids.push(await bet(bettor, [[event, '1x2', outcome, 2_000]]));
      ids.push(
        await bet(bettor, [
          [event, 'double-chance', outcome === 'x' ? '12' : `${outcome === '1' ? '1x' : 'x2'}`, 1_500],
        ]),
      );
    }
    await result(event, 2, 0);
    const commands =
      'select count(distinct op)::int as ops, count(*)::int as bets from sportsbook.settlement where bet = any ($1)';
    expect((await sql(commands, [ids])).rows).toEqual([{ ops: 1, bets: 6 }]);
    expect((await shown(bettor, ids[2] ?? '')).payout).toBe('20.00');
    expect(await bettor.main()).toBe('90.00');
    await result(event, 0, 2);
    expect((await shown(bettor, ids[0] ?? '')).payout).toBe('20.00');
    expect((await shown(bettor, ids[2] ?? '')).payout).toBe('0.00');
    expect(await bettor.main()).toBe('90.00');
  });
});

describe('a single', () => {
  it.each([
    ['wins', [2, 1], { status: 'won', code: '1', payout: '23.00', legs: ['won'] }, '113.00'],
    ['loses', [0, 1], { status: 'lost', code: '2', payout: '0.00', legs: ['lost'] }, '90.00'],
    [
      'is void when the event is cancelled',
      'cancelled',
      { status: 'void', code: '3', payout: '10.00', legs: ['void'] },
      '100.00',
    ],
    [
      'is void when the event is abandoned',
      'abandoned',
      { status: 'void', code: '3', payout: '10.00', legs: ['void'] },
      '100.00',
    ],
  ] as const)('%s', async (_title, outcome, expected, main) => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    expect(await exposureOf(event)).toBe('1300000');
    if (typeof outcome === 'string') await status(event, outcome);
    else await result(event, outcome[0], outcome[1]);
    expect(await shown(bettor, id)).toEqual(expected);
    expect(await bettor.main()).toBe(main);
    expect(await exposureOf(event)).toBe('0');
    const before = await kit.fingerprint();
    expect(await kit.testServer.modules.sportsbook.settleBets(event.id)).toBe(0);
    expect(await kit.testServer.modules.sportsbook.settlePending()).toBe(0);
    expect(await kit.fingerprint()).toBe(before);
  });

  it.each([
    [
      'half won',
      { result: 1, half: 1 },
      { status: 'half-won', code: '1', payout: '14.50', legs: ['half-won'] },
      '104.50',
    ],
    [
      'half lost',
      { result: 0, half: 1 },
      { status: 'half-lost', code: '2', payout: '5.00', legs: ['half-lost'] },
      '95.00',
    ],
  ] as const)('%s by the outcome of its selection', async (_title, outcome, expected, main) => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 1_900]]);
    await sql('update sportsbook.selection set result = $2, void_halves = $3 where event = $1', [
      event.id,
      outcome.result,
      outcome.half,
    ]);
    expect(await kit.testServer.modules.sportsbook.settleBets(event.id)).toBe(1);
    expect(await shown(bettor, id)).toEqual(expected);
    expect(await bettor.main()).toBe(main);
  });
});

describe('an express', () => {
  it('waits for its last leg, then pays the exact product floored to the cent', async () => {
    const bettor = await kit.buildBettor();
    const events = [await kit.buildEvent(), await kit.buildEvent(), await kit.buildEvent()] as const;
    const id = await bet(
      bettor,
      events.map((event) => [event, '1x2', '1', 1_330] as const),
    );
    await result(events[0], 1, 0);
    await result(events[2], 3, 0);
    expect(await shown(bettor, id)).toMatchObject({ status: 'open', payout: null });
    expect(await bettor.main()).toBe('90.00');
    await result(events[1], 2, 0);
    expect(await shown(bettor, id)).toEqual({ status: 'won', code: '1', payout: '23.52', legs: ['won', 'won', 'won'] });
    expect(await exposureOf(...events)).toBe('0');
  });

  it('counts a void leg as odds 1', async () => {
    const bettor = await kit.buildBettor();
    const a = await kit.buildEvent();
    const b = await kit.buildEvent();
    const id = await bet(bettor, [
      [a, '1x2', '1', 2_000],
      [b, 'total', 'over', 5_000],
    ]);
    await status(b, 'cancelled');
    await result(a, 1, 0);
    expect(await shown(bettor, id)).toEqual({ status: 'won', code: '1', payout: '20.00', legs: ['won', 'void'] });
  });

  it('returns the stake when every leg is void', async () => {
    const bettor = await kit.buildBettor();
    const a = await kit.buildEvent();
    const b = await kit.buildEvent();
    const id = await bet(bettor, [
      [a, '1x2', '1', 2_000],
      [b, '1x2', '1', 5_000],
    ]);
    await status(a, 'cancelled');
    await status(b, 'abandoned');
    expect(await shown(bettor, id)).toMatchObject({ status: 'void', payout: '10.00' });
  });

  it('is lost with its first lost leg, and open again when that leg is corrected', async () => {
    const bettor = await kit.buildBettor();
    const a = await kit.buildEvent();
    const b = await kit.buildEvent();
    const id = await bet(bettor, [
      [a, '1x2', '1', 2_000],
      [b, '1x2', '1', 3_000],
    ]);
    await result(a, 0, 2);
    expect(await shown(bettor, id)).toMatchObject({ status: 'lost', legs: ['lost', 'open'] });
    expect(await exposureOf(a, b)).toBe('0');
    await result(a, 2, 0);
    expect(await shown(bettor, id)).toMatchObject({ status: 'open', payout: null });
    expect(await exposureOf(b)).toBe('5000000');
    await result(b, 1, 0);
    expect(await shown(bettor, id)).toMatchObject({ status: 'won', payout: '60.00' });
    expect(await bettor.main()).toBe('150.00');
  });
});

describe('a corrected result', () => {
  it('pays the difference to who wins now', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await result(event, 0, 0);
    expect(await bettor.main()).toBe('90.00');
    await result(event, 1, 0);
    expect(await shown(bettor, id)).toMatchObject({ status: 'won', payout: '23.00' });
    expect(await bettor.main()).toBe('113.00');
    const settlements = await sql(
      `select revision, op, exists (select from ledger.op o where o.scope = 'settlement'
         and o.key = 'settle:' || s.bet || ':' || s.revision) as is_paid
       from sportsbook.settlement s where bet = $1 order by revision`,
      [id],
    );
    expect(settlements.rows.map((row) => [row.revision, row.is_paid])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(new Set(settlements.rows.map(({ op }) => op)).size).toBe(2);
  });

  it('takes back what was won, as far as it is there, and books the rest as a debt', async () => {
    const bettor = await kit.buildBettor({ main: '10.00' });
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await result(event, 1, 0);
    expect(await bettor.main()).toBe('23.00');
    const other = await kit.buildEvent();
    const spent = other.leg('1x2', '1');
    expect((await bettor.place({ stake: '20.00', legs: [spent] })).http).toBe(200);
    await result(event, 0, 1);
    expect(await shown(bettor, id)).toMatchObject({ status: 'lost', payout: '0.00' });
    const wallets = await kit.testServer.modules.ledger.walletsOf(bettor.id);
    const of = (name: string) => wallets.find((wallet) => wallet.class === name)?.balance;
    expect([of('main'), of('debt')]).toEqual([0n, 2_000_000n]);
  });

  it('turns a win into a returned stake when the event is cancelled after all, and back', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await result(event, 1, 0);
    await status(event, 'cancelled');
    expect(await shown(bettor, id)).toMatchObject({ status: 'void', payout: '10.00' });
    expect(await bettor.main()).toBe('100.00');
    await result(event, 1, 0);
    expect(await bettor.main()).toBe('113.00');
  });
});

describe('many bets', () => {
  it('are settled in chunks, each once, while two settle at once', async () => {
    const event = await kit.buildEvent();
    const { selection } = event.leg('1x2', '1');
    await kit.movePrice(selection, 2_000);
    const bettors = await Promise.all(Array.from({ length: 3 }, () => kit.buildBettor({ main: '1000.00' })));
    const slip = { stake: '1.00', legs: [{ selection, odds: '2.00' }] };
    const placed = await Promise.all(bettors.flatMap((one) => Array.from({ length: 400 }, () => one.place(slip))));
    expect(placed.filter(({ http }) => http !== 200)).toEqual([]);
    await sql(
      `update sportsbook.event set status = 'finished', home_score = 1, away_score = 0, result_revision = 1 where id = $1`,
      [event.id],
    );
    const { sportsbook } = kit.testServer.modules;
    const [one, two] = await Promise.all([sportsbook.settlePending(), sportsbook.settlePending()]);
    expect(one + two).toBe(1_200);
    for (const bettor of bettors) expect(await bettor.main()).toBe('1400.00');
  });

  it('that come in while the event is being settled are settled or refused, never left open', async () => {
    const event = await kit.buildEvent();
    const { selection } = event.leg('1x2', '1');
    await kit.movePrice(selection, 2_000);
    const bettor = await kit.buildBettor({ main: '1000.00' });
    const slip = { stake: '1.00', legs: [{ selection, odds: '2.00' }] };
    const placing = Array.from({ length: 150 }, async (_, i) => {
      await new Promise((resume) => setTimeout(resume, i));
      return bettor.place(slip);
    });
    await new Promise((resume) => setTimeout(resume, 60));
    await result(event, 1, 0);
    const replies = await Promise.all(placing);
    expect(new Set(replies.map(({ refusal }) => refusal))).toContain('event-over');
    const open = await sql(
      `select count(*)::int as n from sportsbook.bet b join sportsbook.bet_leg l on l.bet = b.id
      where l.event = $1 and b.status = 'open'`,
      [event.id],
    );
    expect(open.rows[0].n).toBe(0);
  });
});

describe('events that listeners receive', () => {
  it('a settled bet, the end of its event and its closed markets', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    const received: { topic: string; value: Record<string, unknown> }[] = [];
    const member = kit.testServer.hub.join({
      send: (frame) => void received.push(...JSON.parse(frame).updates),
      backlog: () => 0,
    });
    const market = event.shown.markets[0]?.id ?? '';
    member.listen([`player:${bettor.id}`, `event:${event.id}`, `market:${market}`]);
    await result(event, 1, 0);
    await kit.testServer.handleEvents();
    await new Promise((resume) => setTimeout(resume, 400));
    member.leave();
    const of = (topic: string) => received.filter((one) => one.topic === topic).map(({ value }) => value);
    expect(of(`player:${bettor.id}`)).toContainEqual({ kind: 'bet-settled', bet: id, status: 'won', payout: '23.00' });
    expect(of(`event:${event.id}`).at(-1)).toMatchObject({
      kind: 'event',
      status: 'finished',
      score: { home: 1, away: 0 },
    });
    expect(of(`market:${market}`).at(-1)).toMatchObject({ kind: 'market', status: 'settled' });
    expect((await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result).toMatchObject({
      status: 'finished',
      score: { home: '1', away: '0' },
      markets_count: '0',
    });
  });
});

describe('an event that cannot be settled', () => {
  it('keeps neither the feed nor the other events waiting, and is settled once it can be', async () => {
    const bettor = await kit.buildBettor();
    const sick = await kit.buildEvent();
    const well = await kit.buildEvent();
    const ids = [
      await bet(bettor, [[sick, '1x2', '1', 2_000]]),
      await bet(bettor, [[well, '1x2', '1', 2_000]]),
    ] as const;
    await sql(`update sportsbook.market set kind = 'unheard-of' where event = $1 and kind = '1x2'`, [sick.id]);
    await result(sick, 1, 0);
    await result(well, 1, 0);
    expect((await kit.testServer.modules.sportsbook.findBet(idOf(ids[1])))?.status).toBe('won');
    expect((await kit.testServer.modules.sportsbook.findBet(idOf(ids[0])))?.status).toBe('open');
    await sql(`update sportsbook.market set kind = '1x2' where event = $1 and kind = 'unheard-of'`, [sick.id]);
    expect(await kit.testServer.modules.sportsbook.settlePending()).toBe(1);
    expect(await bettor.main()).toBe('120.00');
  });
});
