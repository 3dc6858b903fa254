import { removeCurrencyStakes, setCurrencyStakes } from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import { sell } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

const CURRENCY = 'TRY';
const STAKES = { min: '1.00', default: '10.00', max: '1000.00', payout_max: '5000.00', liability_max: '50000.00' };

let kit: SportsbookTestKit;
let boss: Visitor;
let bettor: Bettor;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
  bettor = await kit.buildBettor({ currency: CURRENCY, main: '1000.00' });
  event = await kit.buildEvent();
});
afterAll(() => kit.close());
afterEach(async () => {
  for (const end of [...held]) await end();
  expect(await kit.broken()).toEqual([]);
});

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
const params = { currency: CURRENCY };
const remove = () => boss.call(removeCurrencyStakes, { params });
const hasStakes = async () =>
  (await sql('select from sportsbook.stake_limit where currency = $1', [CURRENCY])).length > 0;
const legs = () => [event.leg('1x2', '1')];

/** Ends of transactions that a test has not ended itself. */
const held: (() => Promise<void>)[] = [];

/** Runs a statement in a transaction that stays open until it is told to end. */
async function holding(text: string, values: unknown[] = []) {
  const client = await kit.testServer.db.pool.connect();
  await client.query('begin');
  await client.query(text, values);
  const end = async () => {
    held.splice(held.indexOf(end), 1);
    await client.query('commit');
    client.release();
  };
  held.push(end);
  return end;
}

/** Waits until so many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  const text = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await sql(text))[0]?.n, { timeout: 20_000 }).toBe(count);
}

describe('the stakes of a currency that nobody has bet in', () => {
  beforeEach(async () => {
    const body = { ...STAKES, legal_payout_max: null, per_usd: '30' };
    expect((await boss.call(setCurrencyStakes, { params, body })).refusal).toBe('');
  });

  it.each([
    ['single', () => ({ legs: legs() })],
    [
      'free bet',
      async () => {
        const [award] = await sql(
          `insert into sportsbook.free_bet (player, currency, amount, valid_from, valid_until, reason, key, given_at)
           values ($1, $2, 1000000, $3, $4, 'a test', 'a-first-award', $3) returning id`,
          [bettor.id, CURRENCY, new Date(0), new Date('2100-01-01')],
        );
        return { legs: legs(), more: { free_bet: String(award?.id) } };
      },
    ],
  ])('that are being removed take no %s, and no money', async (_title, slipOf) => {
    const slip = await slipOf();
    const removed = await holding('delete from sportsbook.stake_limit where currency = $1', [CURRENCY]);
    // Read before the removal is committed: the stakes are there.
    const placing = bettor.place(slip);
    await waiting(1);
    await removed();
    expect(await placing).toMatchObject({ refusal: 'currency-unacceptable', status: 693 });
    expect(await bettor.main()).toBe('1000.00');
    expect(await sql('select from sportsbook.liability where currency = $1', [CURRENCY])).toEqual([]);
    expect(await bettor.place(slip)).toMatchObject({ refusal: 'currency-unacceptable' });
  });

  it('stay where a bet is being written, and what was placed is sold and settled as any other', async () => {
    const { selection } = event.leg('1x2', '1');
    // As a bet does it that is the first on its event in this currency, which takes as long as its test likes.
    const written = await holding('select sportsbook.holds_stakes($1)', [
      JSON.stringify({ currency: CURRENCY, selections: [selection] }),
    ]);
    const removing = remove();
    await waiting(1);
    expect(await hasStakes()).toBe(true);
    await sql('insert into sportsbook.liability (event, currency, open_profit, open_payout) values ($1, $2, 0, 0)', [
      event.id,
      CURRENCY,
    ]);
    await written();
    expect(await removing).toMatchObject({ refusal: 'state-changed' });
    const sold = await bettor.place({ legs: legs() });
    const kept = await bettor.place({ legs: legs() });
    expect([sold.refusal, kept.refusal]).toEqual(['', '']);
    expect(await remove()).toMatchObject({ refusal: 'state-changed' });
    expect((await sell(bettor, sold.result.bet.id)).result.bet).toMatchObject({ status: 'cashed-out' });
    await kit.result(event, 0, 1);
    const [bet] = await sql('select status from sportsbook.bet where id = $1', [kept.result.bet.id]);
    expect(bet?.status).toBe('lost');
    expect(await hasStakes()).toBe(true);
  });
});
