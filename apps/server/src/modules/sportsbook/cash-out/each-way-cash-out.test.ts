import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRaces, type Races } from '../../../../test-support/sportsbook/each-way-test-kit.ts';
import { accept, quote } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
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

describe('a cash-out of a bet each way', () => {
  /** Four runners, of which the prices hold no margin: 2, 4, 8 and 8. */
  async function fairRace() {
    const event = await races.race(5);
    for (const [place, odds] of [2_000, 4_000, 8_000, 16_000, 16_000].entries())
      await kit.movePrice(event.leg('race-winner', `r${place + 1}`).selection, odds);
    return readTestEvent(kit.testServer, event.key);
  }
  const terms = { divisor: 4, places: 2 };

  it('is worth the mean of both halves by the chances of now', async () => {
    const event = await fairRace();
    const id = await races.placed(event, 'r2', terms);
    const offered = await quote(bettor, id);
    // It wins one in four. Second behind the first, or behind one of the others: 1/2 · 1/2 + 1/8 · 2/7 + 2 · 1/16 ·
    // 4/15.
    const places = 1 / 4 + 1 / 4 + (1 / 8) * (2 / 7) + 2 * (1 / 16) * (4 / 15);
    const fair = 10 * ((4 / 4 + 1.75 * places) / 2) * 0.95;
    expect(Number(offered.result.value)).toBe(Math.floor(fair * 100) / 100);
    const sold = await accept(bettor, id, offered.result.quote);
    expect(sold.result).toMatchObject({ value: offered.result.value, bet: { status: 'cashed-out' } });
  });

  it('sells a part, and the rest is settled by both halves', async () => {
    const event = await fairRace();
    const id = await races.placed(event, 'r1', terms);
    const offered = await quote(bettor, id, { share: 50 });
    // (2.00 + 1.25) / 2 of what is left
    expect(offered.result).toMatchObject({ rest_stake: '5.00', rest_potential_payout: '8.12' });
    await accept(bettor, id, offered.result.quote);
    await races.finish(event, [
      ['r2', 1],
      ['r1', 2],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'half-lost', parts: [['lost', 'won']] });
  });

  it('counts a leg that only placed', async () => {
    const one = await fairRace();
    const two = await fairRace();
    const legs = [races.leg(one, 'r1', terms), races.leg(two, 'r1', terms)];
    const { id } = (await bettor.place({ legs })).result.bet;
    await races.finish(one, [
      ['r2', 1],
      ['r1', 2],
    ]);
    // The win half is lost. First, or second behind each of the others: 1/2 + 1/4 · 2/3 + 1/8 · 4/7 + 2 · 1/16 · 8/15.
    const places = 1 / 2 + (1 / 4) * (2 / 3) + (1 / 8) * (4 / 7) + 2 * (1 / 16) * (8 / 15);
    const fair = (10 * 1.25 * 1.25 * places * 0.95) / 2;
    const offered = await quote(bettor, id);
    expect(Number(offered.result.value)).toBe(Math.floor(fair * 100) / 100);
    await races.finish(one, [
      ['r2', 1],
      ['r3', 2],
      ['r1', 3],
    ]);
    expect(await races.shown(id)).toMatchObject({ status: 'lost' });
    expect((await accept(bettor, id, offered.result.quote)).refusal).toBe('event-over');
  });

  it('is proved under the lock by the results that its places were read from', async () => {
    const event = await fairRace();
    const id = await races.placed(event, 'r1', terms);
    const [{ selections = [] } = {}] = event.shown.markets;
    const check = async (revision: number) => {
      const payload = {
        bet: id,
        revision: '0',
        cause: 'player',
        stake: '1000000',
        value: '1',
        rest_stake: '0',
        closing_seconds: '0',
        selections: [event.leg('race-winner', 'r1').selection],
        odds: ['2000'],
        outcomes: [''],
        prices: [selections.map(({ odds }) => Number(odds) * 1_000).join(',')],
        results: [String(revision)],
      };
      const found = await kit.testServer.db.pool.query('select (sportsbook.check_cash_out($1, $2, $3)).name', [
        JSON.stringify(payload),
        bettor.id,
        new Date(kit.testServer.clock.now()),
      ]);
      return found.rows[0].name;
    };
    expect([await check(0), await check(1)]).toEqual([null, 'odds-changed']);
  });
});
