import { listResults } from '@ordago/contracts';
import { type BetId, DAY_MS, idOf } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildSelfPriced,
  EMITTED,
  reportSelfPriced,
  SELF_PRICING,
} from '../../../../test-support/sportsbook/self-pricing.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit({ moreFeeds: [{ ...SELF_PRICING, keptMs: 2 * DAY_MS }] });
});
beforeEach(async () => {
  // Days go by: who signed in before is signed out.
  bettor = await kit.buildBettor();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
const forget = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.forget-old-rows')?.run({});
const pass = (days: number) => kit.testServer.clock.advance(days * DAY_MS);
const version = () => kit.testServer.clock.now();
const send = ({ key }: TestEvent, facts: Parameters<typeof reportSelfPriced>[2]['facts'], later = 1) =>
  reportSelfPriced(kit, key, { version: version() + later, facts });
async function bet(event: TestEvent): Promise<string> {
  const { refusal, result } = await bettor.place({ legs: [event.leg('1x2', '1')] });
  expect(refusal).toBe('');
  return result.bet.id;
}
const end = (event: TestEvent) => send(event, [...EMITTED.homeWon, ...EMITTED.finished]);

const statusOf = async (id: string) => (await kit.testServer.modules.sportsbook.findBet(idOf<BetId>(id)))?.status;

/** Reads the rows of an event: itself, its markets by kind, its registers by market, and what waits for it. */
async function rowsOf({ key }: TestEvent) {
  const [row] = await sql(
    `select (select count(*)::int from sportsbook.event where feed_key = $1) as events,
       array(select m.kind from sportsbook.market m join sportsbook.event e on e.id = m.event
         where e.feed_key = $1 order by 1) as markets,
       (select count(*)::int from sportsbook.selection s join sportsbook.event e on e.id = s.event
         where e.feed_key = $1) as selections,
       array(select distinct split_part(market, '?', 1) from sportsbook.feed_register
         where event_key = $1 order by 1) as registers,
       (select count(*)::int from sportsbook.held_message where event_key = $1) as messages`,
    [key],
  );
  return row;
}
const GONE = { events: 0, markets: [], selections: 0, registers: [], messages: 0 };
const WHOLE = {
  events: 1,
  markets: ['1x2', 'both-score'],
  selections: 5,
  registers: ['', '1x2', 'both-score'],
  messages: 0,
};

describe('an event of a supplier whose events come by the thousand', () => {
  const named = (text: string) => async (event: TestEvent) =>
    void (await sql(text, [text.includes('selection') ? event.leg('1x2', '1').selection : event.id]));
  it.each([
    ['that nobody bet on goes with all its messages', async () => {}, end, GONE],
    ['that was bet on stays', bet, end, WHOLE],
    [
      'that a player keeps stays',
      async (event: TestEvent) =>
        void (await sql('insert into sportsbook.favourite_event values ($1, $2, now())', [bettor.id, event.id])),
      end,
      WHOLE,
    ],
    [
      'that a betting rule names is kept',
      named(`insert into sportsbook.betting_rule (rule, scope, target, set_at) values ('barred', 'event', $1, now())`),
      end,
      WHOLE,
    ],
    [
      'that a limit names stays',
      named(`insert into sportsbook.bet_limit (kind, line, scope, target, amount, set_at)
             values ('max-bet', 'usual', 'event', $1, 100, now())`),
      end,
      WHOLE,
    ],
    [
      'whose selection a betting rule names is kept',
      named(
        `insert into sportsbook.betting_rule (rule, scope, target, set_at) values ('barred', 'selection', $1, now())`,
      ),
      end,
      WHOLE,
    ],
    [
      'that is in a featured express stays',
      named(`insert into sportsbook.top_express (selections, set_at)
             select array[$1::bigint, -1], now() -- a selection`),
      end,
      WHOLE,
    ],
    ['that is not over stays', async () => {}, (event: TestEvent) => send(event, EMITTED.live), WHOLE],
  ])('%s', async (title, keep, finish, left) => {
    const event = await buildSelfPriced(kit, title);
    await keep(event);
    await finish(event);
    await sql(
      `insert into sportsbook.void_window select id, now(), null from sportsbook.market where event = $1 limit 1`,
      [event.id],
    );
    pass(2);
    await forget();
    expect(await rowsOf(event)).toEqual(WHOLE);
    pass(1.1);
    await forget();
    expect(await rowsOf(event)).toEqual(left);
    await sql('delete from sportsbook.top_express');
  });

  it('is not missed behind others that stay, however many they are', async () => {
    for (let number = 0; number < 45; number += 1) {
      const kept = await buildSelfPriced(kit, `bet-on-${number}`);
      await sql('insert into sportsbook.favourite_event values ($1, $2, now())', [bettor.id, kept.id]);
    }
    const idle = await buildSelfPriced(kit, 'behind-them');
    await sql(`update sportsbook.event set status = 'finished' where feed_key like 'bet-on-%' or id = $1`, [idle.id]);
    pass(4);
    await forget();
    expect(await rowsOf(idle)).toEqual(GONE);
    expect(await sql(`select from sportsbook.event where feed_key like 'bet-on-%'`)).toHaveLength(45);
  });

  it('goes with the others of its kind, however many there are', async () => {
    const events = [];
    for (let number = 0; number < 120; number += 1) {
      events.push(await buildSelfPriced(kit, `many-${number}`));
    }
    await sql(`update sportsbook.event set status = 'finished' where feed_key like 'many-%'`);
    pass(4);
    await forget();
    expect(await sql(`select from sportsbook.event where feed_key like 'many-%'`)).toHaveLength(0);
    expect(await sql(`select from sportsbook.feed_register where event_key like 'many-%'`)).toHaveLength(0);
  });
});

describe('an event that is long over', () => {
  it('keeps its result and the markets that were bet on, and can be corrected', async () => {
    const event = await kit.buildEvent();
    const unbet = await kit.buildEvent();
    const id = await bet(event);
    await kit.result(event, 1, 0);
    await kit.result(unbet, 0, 0);
    const before = await rowsOf(event);
    expect(before.markets.length).toBeGreaterThan(5);
    pass(30);
    await forget();
    expect(await rowsOf(event)).toEqual(before);
    pass(1.1);
    await forget();
    expect(await rowsOf(event)).toMatchObject({ events: 1, markets: ['1x2'], selections: 3 });
    expect(await rowsOf(unbet)).toMatchObject({ events: 1, markets: [], selections: 0 });
    const { events } = (await kit.testServer.visitor().call(listResults)).result;
    expect(events.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([event.id, unbet.id]));
    expect(await statusOf(id)).toBe('won');
    await kit.result(event, 0, 1);
    expect(await statusOf(id)).toBe('lost');
  });

  it('keeps what its supplier sent of those markets, so that a correction counts as ever', async () => {
    const event = await buildSelfPriced(kit, 'corrected');
    const id = await bet(event);
    await end(event);
    pass(32);
    await forget();
    expect(await rowsOf(event)).toMatchObject({ markets: ['1x2'], selections: 3, registers: ['', '1x2'] });
    await send(event, EMITTED.awayWon);
    expect(await statusOf(id)).toBe('lost');
    // New messages about other markets go with the next run.
    await send(event, EMITTED.prices, 2);
    expect(await rowsOf(event)).toMatchObject({ markets: ['1x2', 'both-score'] });
    await forget();
    expect(await rowsOf(event)).toMatchObject({ markets: ['1x2'], registers: ['', '1x2'] });
  });
});

describe('messages on an event that never came', () => {
  it('waits for it thirty days', async () => {
    const old = { key: 'never' } as TestEvent;
    const young = { key: 'perhaps' } as TestEvent;
    await send(old, EMITTED.prices);
    await kit.report({ kind: 'result', eventKey: old.key, home: 1, away: 0 });
    pass(29);
    await send(young, EMITTED.prices);
    await kit.report({ kind: 'result', eventKey: young.key, home: 1, away: 0 });
    await forget();
    expect(await rowsOf(old)).toMatchObject({ messages: 1, registers: ['1x2', 'both-score'] });
    pass(1.1);
    await forget();
    expect(await rowsOf(old)).toEqual(GONE);
    expect(await rowsOf(young)).toMatchObject({ messages: 1, registers: ['1x2', 'both-score'] });
  });
});
