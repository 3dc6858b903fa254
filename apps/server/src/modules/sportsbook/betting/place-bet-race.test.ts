import { MINUTE_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
const bettorsOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => kit.buildBettor({ main: '1000.00' })));

describe('bets in flight at kick-off', () => {
  it('are taken before it and never after it, for each of 100', async () => {
    const event = await kit.buildEvent({ startsInMs: MINUTE_MS });
    const legs = await kit.priceLegs([[event, '1x2', '1', 2_000]]);
    const bettors = await bettorsOf(20);
    const [{ starts_at: startsAt }] = await sql('select starts_at from sportsbook.event where id = $1', [event.id]);
    let answered = 0;
    let begun = () => {};
    const half = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const submitted = bettors.flatMap((bettor) =>
      Array.from({ length: 5 }, async () => {
        // The second half is submitted while the first one is answered, and the clock passes the kick-off in between.
        const reply = await bettor.place({ stake: '5.00', legs });
        answered += 1;
        if (answered === 40) begun();
        return reply;
      }),
    );
    await half;
    kit.testServer.clock.advance(MINUTE_MS);
    const late = bettors.map((bettor) => bettor.place({ stake: '5.00', legs }));
    const replies = await Promise.all(submitted);
    expect(new Set(replies.map(({ refusal }) => refusal)).size).toBeLessThanOrEqual(2);
    expect(replies.filter(({ refusal }) => !['', 'event-started'].includes(refusal))).toEqual([]);
    expect((await Promise.all(late)).map(({ refusal }) => refusal)).toEqual(bettors.map(() => 'event-started'));
    const bets = await sql(
      `select b.placed_at from sportsbook.bet b join sportsbook.bet_leg l on l.bet = b.id where l.event = $1`,
      [event.id],
    );
    expect(bets).toHaveLength(replies.filter(({ http }) => http === 200).length);
    expect(bets.filter(({ placed_at: placedAt }) => placedAt >= startsAt)).toEqual([]);
  }, 120_000);
});

describe('what the operator can lose on an event', () => {
  it('never passes its limit, with 200 bets at once', async () => {
    const event = await kit.buildEvent();
    const legs = await kit.priceLegs([[event, '1x2', '1', 3_000]]);
    // The limit allows 50 bets of 10.00 at 3.00, which risk 20.00 each.
    await sql(
      `update sportsbook.stake_limit set stake_max = 50000000, payout_max = 100000000, liability_max = 100000000
       where currency = 'USD'`,
    );
    const bettors = await bettorsOf(20);
    const submitting = Promise.all(
      bettors.flatMap((bettor) => Array.from({ length: 10 }, () => bettor.place({ stake: '10.00', legs }))),
    );
    const seen: number[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const [row] = await sql('select open_profit from sportsbook.liability where event = $1', [event.id]);
        seen.push(Number(row?.open_profit ?? 0));
      }
    })();
    const replies = await submitting;
    isOver = true;
    await reading;
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(50);
    const refused = replies.filter(({ http }) => http !== 200).map(({ refusal }) => refusal);
    expect(new Set(refused)).toEqual(new Set(['minimum-above-maximum']));
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(100_000_000);
    expect(await sql('select open_profit from sportsbook.liability where event = $1', [event.id])).toEqual([
      { open_profit: '100000000' },
    ]);
  }, 120_000);
});
