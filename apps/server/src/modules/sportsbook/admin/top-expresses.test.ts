import {
  type AnswerOf,
  endTopExpress,
  listBettingChanges,
  listFeaturedExpresses,
  listTopExpresses,
  previewTopExpress,
  readBettingEvent,
  resumeTopExpress,
  setTopExpress,
} from '@ordago/contracts';
import { addMs, HOUR_MS, toIso } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
  await sql('delete from sportsbook.betting_rule');
  await sql('update sportsbook.top_express set ended_at = set_at where ended_at is null');
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;

/** Events one day ahead, three hours apart: the teams of the test kit repeat. */
let built = 0;
async function priced(...prices: number[]) {
  const legs = [];
  for (const thousandths of prices) {
    built += 1;
    const event = await kit.buildEvent({ startsInMs: 24 * HOUR_MS + built * 3 * HOUR_MS });
    const [leg] = await kit.priceLegs([[event, '1x2', '1', thousandths]]);
    if (leg) legs.push({ ...leg, event: event.id });
  }
  return legs;
}

const offer = async (legs: readonly { selection: string }[], more: object = {}) =>
  (await boss.call(setTopExpress, { body: { selections: legs.map(({ selection }) => selection), ...more } })).result.id;
const all = async (): Promise<AnswerOf<typeof listFeaturedExpresses>['expresses']> =>
  (await boss.call(listFeaturedExpresses)).result.expresses;
const shown = async (): Promise<AnswerOf<typeof listTopExpresses>['expresses']> =>
  (await kit.testServer.visitor().call(listTopExpresses)).result.expresses;

describe('a featured express', () => {
  it('is shown by its name with what a bet on each leg would meet, and until its first kick-off', async () => {
    const legs = await priced(1_500, 2_000);
    const id = await offer(legs, { name: 'La doble del domingo' });
    const [express] = await shown();
    expect(await boss.call(readBettingEvent, { params: { id: '999999' } })).toMatchObject({
      refusal: 'betting-target-not-found',
    });
    const first = await boss.call(readBettingEvent, { params: { id: legs[0]?.event ?? '' } });
    expect(express).toMatchObject({ id, name: 'La doble del domingo', until: first.result.starts_at });
    expect(express?.legs.map(({ odds, is_open }) => [odds, is_open])).toEqual([
      ['1.50', true],
      ['2.00', true],
    ]);
    const market = express?.legs[1]?.market_id ?? '';
    expect(first.result.markets.length).toBeGreaterThan(1);
    await sql(`update sportsbook.market set status = 'suspended' where id = $1`, [market]);
    expect((await shown())[0]?.legs.map(({ is_open }) => is_open)).toEqual([true, false]);
  });

  it('has a time of its own: it is not offered before it, nor after it', async () => {
    const bettor = await kit.buildBettor();
    const legs = await priced(1_500, 2_000);
    const now = kit.testServer.clock.now();
    const times = { shown_from: toIso(addMs(now, HOUR_MS)), shown_until: toIso(addMs(now, 2 * HOUR_MS)) };
    const id = await offer(legs, times);
    const submission = () => bettor.place({ legs, more: { top_express: id } });
    expect([(await all())[0]?.state, await shown()]).toEqual(['planned', []]);
    expect(await submission()).toMatchObject({ refusal: 'top-express-not-found' });
    await sql(`update sportsbook.top_express set shown_from = $2 where id = $1`, [id, toIso(addMs(now, -HOUR_MS))]);
    expect([(await all())[0]?.state, (await shown())[0]?.until]).toEqual(['offered', times.shown_until]);
    expect((await submission()).http).toBe(200);
    await sql(`update sportsbook.top_express set shown_until = $2 where id = $1`, [id, toIso(now)]);
    expect([(await all())[0]?.state, await shown()]).toEqual(['over', []]);
    expect(await submission()).toMatchObject({ refusal: 'top-express-not-found' });
  });

  it('is not made of times that leave nothing, nor of an event that has begun', async () => {
    const legs = await priced(1_500, 2_000);
    const now = kit.testServer.clock.now();
    const selections = legs.map(({ selection }) => selection);
    const set = (more: object) => boss.call(setTopExpress, { body: { selections, ...more } });
    const wrong = { refusal: 'validation-failed', params: { field: 'shown_until' } };
    expect(await set({ shown_until: toIso(addMs(now, -1)) })).toMatchObject(wrong);
    const back = { shown_from: toIso(addMs(now, 2 * HOUR_MS)), shown_until: toIso(addMs(now, HOUR_MS)) };
    expect(await set(back)).toMatchObject(wrong);
    await sql(`update sportsbook.event set status = 'live' where id = $1`, [legs[1]?.event]);
    expect(await set({})).toMatchObject({ refusal: 'express-leg-refused', params: { leg: '1' } });
  });

  it('is taken back and offered again, and both are in the list of changes', async () => {
    const bettor = await kit.buildBettor();
    const legs = await priced(1_500, 2_000);
    const id = await offer(legs);
    expect((await boss.call(endTopExpress, { params: { id } })).http).toBe(200);
    expect([(await all())[0]?.state, await shown()]).toEqual(['withdrawn', []]);
    expect((await boss.call(resumeTopExpress, { params: { id }, body: {} })).http).toBe(200);
    expect(await boss.call(resumeTopExpress, { params: { id }, body: {} })).toMatchObject({
      refusal: 'state-changed',
    });
    expect((await shown())[0]?.id).toBe(id);
    expect((await bettor.place({ legs, more: { top_express: id } })).http).toBe(200);
    const { changes }: AnswerOf<typeof listBettingChanges> = (
      await boss.call(listBettingChanges, { query: { act: 'express' } })
    ).result;
    expect(changes.slice(0, 3).map(({ about, fields }) => [about.express, fields[0]?.after])).toEqual([
      [id, 'true'],
      [id, 'false'],
      [id, 'true'],
    ]);
  });

  it('shows how many bets it took, for how much, and what they can still cost', async () => {
    const bettor = await kit.buildBettor();
    const lira = await kit.buildBettor({ currency: 'TRY', main: '1000.00' });
    const legs = await priced(1_500, 2_000);
    const id = await offer(legs);
    const more = { top_express: id };
    for (const stake of ['10.00', '5.00']) expect((await bettor.place({ stake, legs, more })).http).toBe(200);
    expect((await lira.place({ stake: '400.00', legs, more })).http).toBe(200);
    // The same legs without its number are an ordinary express.
    expect((await bettor.place({ stake: '20.00', legs })).http).toBe(200);
    expect((await all())[0]).toMatchObject({
      id,
      odds: '3.00',
      bets: '3',
      turnover: [
        { currency: 'TRY', stakes: '400.00', open_profit: '800.00' },
        { currency: 'USD', stakes: '15.00', open_profit: '30.00' },
      ],
    });
  });

  it('is bet on before it is taken back, or not at all, however many submit meanwhile', async () => {
    const legs = await priced(1_500, 2_000);
    const id = await offer(legs);
    const bettors = await Promise.all(Array.from({ length: 8 }, () => kit.buildBettor()));
    const submissions = bettors.map((bettor) => bettor.place({ legs, more: { top_express: id } }));
    const [ended, ...replies] = await Promise.all([boss.call(endTopExpress, { params: { id } }), ...submissions]);
    expect(ended?.http).toBe(200);
    const taken = replies.filter(({ http }) => http === 200).length;
    const refused = replies.filter(({ http }) => http !== 200);
    expect(refused.every(({ refusal }) => refusal === 'top-express-not-found')).toBe(true);
    expect((await all())[0]).toMatchObject({ id, state: 'withdrawn', bets: String(taken) });
  });

  it('that is taken back between the read of a submission and its lock is refused there', async () => {
    const bettor = await kit.buildBettor();
    const legs = await priced(1_500, 2_000);
    const id = await offer(legs);
    const client = await kit.testServer.db.pool.connect();
    await client.query('begin');
    await client.query('update sportsbook.top_express set ended_at = set_at where id = $1', [id]);
    const submission = bettor.place({ legs, more: { top_express: id } });
    // The submission has read the express and waits for the lock of the row that is being withdrawn.
    await expect
      .poll(
        async () =>
          (
            await sql(`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
          )[0].n,
      )
      .toBeGreaterThan(0);
    await client.query('commit');
    client.release();
    expect(await submission).toMatchObject({ refusal: 'top-express-not-found', status: 678 });
    expect(await bettor.main()).toBe('100.00');
  });
});

describe('the preview of an express', () => {
  const preview = async (legs: readonly { selection: string }[]): Promise<AnswerOf<typeof previewTopExpress>> =>
    (await boss.call(previewTopExpress, { query: { selections: legs.map(({ selection }) => selection).join(',') } }))
      .result;

  it('shows its odds and the largest bet that it would take, which is taken, and no cent more', async () => {
    const bettor = await kit.buildBettor({ main: '9000.00' });
    const legs = await priced(3_000, 4_000);
    const reported = await preview(legs);
    expect(reported).toMatchObject({ odds: '12.00', problems: [] });
    const usd = reported.currencies.find(({ currency }) => currency === 'USD');
    const stake = usd?.stake_max ?? '';
    const cents = BigInt(stake.replace('.', ''));
    expect(BigInt((usd?.loss_max ?? '').replace('.', ''))).toBe(cents * 11n);
    const above = cents + 1n;
    const more = { top_express: await offer(legs) };
    const refused = await bettor.place({
      stake: `${above / 100n}.${String(above % 100n).padStart(2, '0')}`,
      legs,
      more,
    });
    expect(refused.http).not.toBe(200);
    expect((await bettor.place({ stake, legs, more })).http).toBe(200);
  });

  it('names what a bet on it would be refused for', async () => {
    const legs = await priced(1_500, 2_000, 2_000, 2_000);
    const [one, two, three, four] = legs;
    await sql(
      `update sportsbook.market set status = 'suspended' where id = (
      select market from sportsbook.selection where id = $1)`,
      [two?.selection],
    );
    await sql(
      `insert into sportsbook.betting_rule (rule, scope, target, set_at) values ('barred', 'event', $1, 'epoch'),
      ('single-only', 'event', $2, 'epoch')`,
      [three?.event, four?.event],
    );
    const reported = await preview([...legs, ...(one ? [one] : []), { selection: '987654321' }]);
    expect(reported.problems).toEqual([
      { leg: '1', name: 'market-suspended' },
      { leg: '2', name: 'bet-blocked-by-bookmaker' },
      { leg: '3', name: 'single-only' },
      { leg: '4', name: 'event-repeated' },
      { leg: '5', name: 'selection-unknown' },
    ]);
  });

  it('names an express that is too long to be bet on', async () => {
    const legs = await priced(101_000, 10_000);
    expect((await preview(legs)).problems).toEqual([{ leg: null, name: 'express-odds-above-maximum' }]);
  });
});
