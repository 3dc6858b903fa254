import { listCashOuts, readCashOutValues } from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BetInPlay, buildSingle, sell } from '../../../../test-support/sportsbook/selling.ts';
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

const SECOND = 1_000;
const context = ({ bettor }: BetInPlay) => bettor.call(listCashOuts);
async function readValuesAt(bet: BetInPlay, prices: readonly number[], everyMs = 10 * SECOND): Promise<void> {
  for (const price of prices) {
    await bet.move(price);
    await context(bet);
    kit.testServer.clock.advance(everyMs);
  }
}
async function valuesOf({ bettor, id }: BetInPlay): Promise<string[]> {
  const { values } = (await bettor.call(readCashOutValues, { params: { id } })).result;
  return values.map(({ value }: { value: string }) => value);
}
const kept = async ({ id }: BetInPlay) =>
  (await kit.testServer.db.pool.query('select from sportsbook.bet_value where bet = $1', [id])).rowCount;
const forget = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.forget-old-rows')?.run({});

describe('the values of an open bet', () => {
  it('are those of each look, the oldest first, with their moments', async () => {
    const bet = await buildSingle(kit);
    const begin = kit.testServer.clock.now();
    await readValuesAt(bet, [2_000, 1_600, 2_500]);
    const { values } = (await bet.bettor.call(readCashOutValues, { params: { id: bet.id } })).result;
    expect(values.map(({ value }: { value: string }) => value)).toEqual(['9.50', '11.87', '7.60']);
    expect(values.map(({ at }: { at: string }) => Date.parse(at) - begin)).toEqual([0, 10_000, 20_000]);
  });

  it('are not kept again while they do not move, nor many times within seconds', async () => {
    const bet = await buildSingle(kit);
    await readValuesAt(bet, [2_000, 2_000, 2_000]);
    await readValuesAt(bet, [1_600, 1_500, 1_400], SECOND);
    expect(await valuesOf(bet)).toEqual(['9.50', '11.87']);
  });

  it('begin anew once a part is sold', async () => {
    const bet = await buildSingle(kit);
    await readValuesAt(bet, [2_000, 1_600]);
    await sell(bet.bettor, bet.id, { share: 50 });
    expect(await valuesOf(bet)).toEqual([]);
    await readValuesAt(bet, [1_600]);
    expect(await valuesOf(bet)).toHaveLength(1);
  });

  it('are sent to nobody else', async () => {
    const own = await buildSingle(kit);
    const other = await buildSingle(kit);
    const reply = await other.bettor.call(readCashOutValues, { params: { id: own.id } });
    expect([reply.http, reply.refusal]).toEqual([404, 'bet-not-found']);
  });

  it('are forgotten with the end of the bet, and after thirty days', async () => {
    const over = await buildSingle(kit);
    const open = await buildSingle(kit, { startsInMs: 90 * DAY_MS });
    await readValuesAt(over, [2_000]);
    await readValuesAt(open, [2_000]);
    await forget();
    expect([await kept(over), await kept(open)]).toEqual([1, 1]);
    await kit.result(over.event, 1, 0);
    await forget();
    expect([await kept(over), await kept(open)]).toEqual([0, 1]);
    kit.testServer.clock.advance(31 * DAY_MS);
    await forget();
    expect(await kept(open)).toBe(0);
  });
});
