import { addMs, DAY_MS } from '@ordago/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { FeedMessage } from '../index.ts';

let kit: SportsbookTestKit;
let count = 0;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterAll(() => kit.close());

type Script = (key: string) => FeedMessage[];

/**
 * All messages that a supplier may send about one event: put off, stopped, finished, corrected, called off, finished
 * again.
 */
const script: Script = (eventKey) => {
  const now = kit.testServer.clock.now();
  const base = { feed: 'football-json', eventKey };
  const fixture = {
    ...base,
    kind: 'fixture' as const,
    round: '1',
    league: { key: 'es.1', sport: 'football', name: 'Primera División', country: 'es' },
    home: { key: 'alba', name: 'Alba', code: null },
    away: { key: 'duna', name: 'Duna', code: null },
  };
  return [
    { ...fixture, version: 1, startsAt: addMs(now, DAY_MS) },
    { ...fixture, version: 2, startsAt: addMs(now, 2 * DAY_MS) },
    { ...base, kind: 'status', version: 3, status: 'stopped' },
    { ...base, kind: 'result', version: 4, home: 1, away: 0 },
    { ...base, kind: 'status', version: 5, status: 'cancelled' },
    { ...base, kind: 'status', version: 6, status: 'open' },
    { ...base, kind: 'result', version: 7, home: 2, away: 2 },
  ];
};

/** Reads the state of an event, without the numbers of its rows. */
async function stateOf(key: string): Promise<string> {
  const found = await kit.testServer.db.pool.query(
    `select e.status, e.home_score, e.away_score, e.starts_at, e.is_stopped, e.fixture_version, e.stop_version,
       e.outcome_version, e.settled_revision = e.result_revision as is_settled,
       (select json_agg(json_build_array(m.kind, m.specifier, m.status, s.outcome, s.result, s.void_halves)
          order by m.kind, m.specifier, s.outcome)
        from sportsbook.market m join sportsbook.selection s on s.market = m.id where m.event = e.id) as markets
     from sportsbook.event e where e.feed_key = $1`,
    [key],
  );
  return JSON.stringify(found.rows);
}

describe('messages of a supplier', () => {
  it('come to the same in any order, with any repetition, in any portions', async () => {
    await kit.testServer.modules.sportsbook.applyFeed(script('in-order'));
    const expected = await stateOf('in-order');
    expect(expected).toContain('"finished"');
    const orders = fc.tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
      fc.array(fc.nat({ max: 6 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([order, repeated, portion]) => {
        count += 1;
        const key = `any-order-${count}`;
        const all = script(key);
        const reported = [...order, ...repeated].map((index) => all[index] as FeedMessage);
        for (let i = 0; i < reported.length; i += portion) {
          await kit.testServer.modules.sportsbook.applyFeed(reported.slice(i, i + portion));
        }
        const state = await stateOf(key);
        expect(withoutMarkets(state)).toBe(withoutMarkets(expected));
        expect(state).not.toContain('"open"');
      }),
      { numRuns: 60 },
    );
    expect(await kit.broken()).toEqual([]);
  });

  it('bring the bets on an event to the same end', async () => {
    const bettor: Bettor = await kit.buildBettor({ main: '1000.00' });
    const outcomes = script('x')
      .slice(3)
      .filter(({ kind, version }) => kind === 'result' || version === 5);
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = new Set<string>();
    for (const [index, order] of orders.entries()) {
      const key = `with-bet-${index}`;
      await kit.testServer.modules.sportsbook.applyFeed(script(key).slice(0, 1));
      const event = await readTestEvent(kit.testServer, key);
      const before = Number(await bettor.main());
      expect((await bettor.place({ legs: [event.leg('1x2', 'x')] })).http).toBe(200);
      for (const place of order) {
        const message = outcomes[place] as FeedMessage;
        await kit.testServer.modules.sportsbook.applyFeed([{ ...message, eventKey: key }]);
      }
      const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 1 });
      ends.add(`${bets[0]?.status} ${bets[0]?.payout} ${(Number(await bettor.main()) - before).toFixed(2)}`);
    }
    expect([...ends]).toEqual([expect.stringMatching(/^won /)]);
    expect(await kit.broken()).toEqual([]);
  });

  it('about an event that nobody knows yet wait for it', async () => {
    const [fixture, , , result] = script('held');
    const applied = await kit.testServer.modules.sportsbook.applyFeed([result as FeedMessage]);
    expect(applied).toMatchObject({ held: 1, changes: 0 });
    await kit.testServer.modules.sportsbook.applyFeed([fixture as FeedMessage]);
    expect(await stateOf('held')).toContain('"finished","home_score":1');
    const held = await kit.testServer.db.pool.query('select from sportsbook.held_message');
    expect(held.rowCount).toBe(0);
  });
});

/** An event whose outcome came before its fixture was never priced: it has no markets, which changes nobody's money. */
function withoutMarkets(state: string): string {
  return state.replace(/"markets":(null|\[.*\])\}/, '"markets":"…"}');
}
