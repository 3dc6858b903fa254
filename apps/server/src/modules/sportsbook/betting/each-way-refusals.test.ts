import { placeBet, readEvent } from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRaces, type Races } from '../../../../test-support/sportsbook/each-way-test-kit.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
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

describe('the terms of a market', () => {
  it.each([
    [4, undefined],
    [5, { divisor: '4', places: '2' }],
    [7, { divisor: '4', places: '2' }],
    [8, { divisor: '5', places: '3' }],
    [15, { divisor: '5', places: '3' }],
    [16, { divisor: '4', places: '4' }],
  ])('of %d runners', async (runners, terms) => {
    expect((await races.race(runners)).shown.markets[0]?.each_way).toEqual(terms);
  });

  it('are those of a tournament as well, and of no sport whose rule book has none', async () => {
    expect((await races.race(8, 5_000, 'wrestling')).shown.markets[0]?.each_way).toEqual({ divisor: '5', places: '3' });
    expect((await races.race(8, 5_000, 'tennis')).shown.markets[0]?.each_way).toBeUndefined();
  });
});

describe('what is refused', () => {
  const changed = { refusal: 'each-way-terms-changed', status: 3531 };

  it.each<[string, number, { divisor: number; places: number }, object]>([
    ['other terms than those of now', 8, { divisor: 4, places: 3 }, changed],
    ['other places than those of now', 8, { divisor: 5, places: 4 }, changed],
    ['too small a field', 4, { divisor: 4, places: 2 }, { refusal: 'each-way-not-offered', status: 3530 }],
  ])('%s', async (_title, runners, terms, expected) => {
    expect(await bettor.place({ legs: [races.leg(await races.race(runners), 'r1', terms)] })).toMatchObject(expected);
  });

  it('an express with a leg to win alone', async () => {
    const one = await races.race(8);
    const two = await races.race(8);
    const reply = await bettor.place({ legs: [races.leg(one, 'r1'), two.leg('race-winner', 'r1')] });
    expect(reply).toMatchObject({ refusal: 'each-way-not-offered', params: { leg: '1' } });
  });

  it('a system', async () => {
    const events = [await races.race(8), await races.race(8), await races.race(8)];
    const legs = events.map((event) => races.leg(event, 'r1'));
    const reply = await bettor.place({ kind: 'system', system: { sizes: [2] }, legs });
    expect(reply).toMatchObject({ refusal: 'each-way-system', status: 3532 });
  });

  it('terms that change between the read and the lock', async () => {
    const event = await races.race(8);
    const { pool } = kit.testServer.db;
    const { rows } = await pool.query('select sportsbook.each_way_basis($1) as basis', [event.shown.markets[0]?.id]);
    const payload = {
      selections: [event.leg('race-winner', 'r1').selection],
      each_way: [{ divisor: 5, places: 3, basis: rows[0].basis }],
    };
    const check = async () =>
      (
        await pool.query(`select (sportsbook.check_place_each_way($1, $2, now())).name`, [
          JSON.stringify(payload),
          bettor.id,
        ])
      ).rows[0].name;
    expect(await check()).not.toBe('each-way-terms-changed');
    await races.setTerms('event', event.id, { divisor: 4, places: 2 });
    expect(await check()).toBe('each-way-terms-changed');
    await pool.query('delete from sportsbook.each_way_setting');
  });

  it('of the nearest word of staff: event, league, sport', async () => {
    const event = await races.race(8);
    const termsNow = async () =>
      (await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result.markets[0].each_way;
    await races.setTerms('sport', 'auto-racing', null);
    expect(await termsNow()).toBeUndefined();
    expect(await bettor.place({ legs: [races.leg(event, 'r1')] })).toMatchObject({ refusal: 'each-way-not-offered' });
    await races.setTerms('tourney', event.shown.league.id, { divisor: 4, places: 4 });
    expect(await termsNow()).toEqual({ divisor: '4', places: '4' });
    await races.setTerms('event', event.id, { divisor: 6, places: 2 });
    expect(await termsNow()).toEqual({ divisor: '6', places: '2' });
    await races.clearTerms();
    expect(await termsNow()).toEqual({ divisor: '5', places: '3' });
  });

  it('never: the same submission again answers the bet that was placed, whatever the terms are by now', async () => {
    const event = await races.race(8);
    const slip = { key: 'each-way-attempt-00001', legs: [races.leg(event, 'r1')] };
    const first = await bettor.place(slip);
    await races.setTerms('event', event.id, null);
    const again = await bettor.place(slip);
    expect([again.http, again.result.bet]).toEqual([200, first.result.bet]);
    const other = await bettor.place({ ...slip, legs: [event.leg('race-winner', 'r1')] });
    expect(other).toMatchObject({ refusal: 'key-conflict' });
    await races.clearTerms();
  });

  it('more than the largest payout, by what it may pay each way', async () => {
    const event = await races.race(8, 900_000);
    const legs = [races.leg(event, 'r1')];
    const { rows } = await kit.testServer.db.pool.query(
      `select payout_max / 100000 as most from sportsbook.stake_limit where currency = 'USD'`,
    );
    // Each way the factor is (900 + 180.80) / 2 = 540.40.
    const fits = Math.floor(Number(rows[0].most) / 540.4);
    const refused = await bettor.place({ legs, stake: `${fits + 1}.00` });
    expect(refused).toMatchObject({ refusal: 'limit-max-payout-usual-bet' });
    expect(await bettor.place({ legs, stake: `${fits}.00` })).toMatchObject({ refusal: '' });
  });
});

it('prices may move between the read and the lock as of any bet', async () => {
  const event = await races.race(8);
  const leg = races.leg(event, 'r1');
  await kit.movePrice(leg.selection, 4_800);
  expect(await bettor.place({ legs: [leg] })).toMatchObject({ refusal: 'odds-changed' });
  const taken = await bettor.place({ legs: [leg], accept: 'all' });
  // (4.80 + 1.76) / 2
  expect(taken.result.bet).toMatchObject({ odds: '3.28', potential_payout: '32.80' });
  expect(placeBet.refusals).toContain('each-way-terms-changed');
});
