import { readBettingSettings, setBettingSettings } from '@ordago/contracts';
import { MINUTE_MS, toIso } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor, TestSlip } from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

type Legs = TestSlip['legs'];

let kit: FreeBetTestKit;
let bettor: Bettor;
let two: Legs;
let three: Legs;
beforeAll(async () => {
  kit = await createFreeBetTestKit();
  const events = [
    await kit.sportsbook.buildEvent(),
    await kit.sportsbook.buildEvent(),
    await kit.sportsbook.buildEvent(),
  ];
  await kit.sql(`update sportsbook.event set starts_at = starts_at + id * interval '3 hours'`);
  three = await kit.sportsbook.priceLegs(events.map((event) => [event, '1x2', '1', 2_000]));
  two = three.slice(0, 2);
});
beforeEach(async () => {
  bettor = await kit.sportsbook.buildBettor();
});
afterEach(async () => {
  expect(await kit.sportsbook.broken()).toEqual([]);
});
afterAll(() => kit.sportsbook.close());

const single = async (thousandths: number): Promise<Legs> => {
  const event = await kit.sportsbook.buildEvent();
  return kit.sportsbook.priceLegs([[event, '1x2', '1', thousandths]]);
};
const setting = (assignments: string) => kit.sql(`update sportsbook.betting_setting set ${assignments}`);
/** Places a slip that is refused, and checks that nothing has changed. */
async function refused(award: string, slip: TestSlip) {
  const before = await kit.sportsbook.fingerprint();
  const { http, refusal, status, params } = await kit.place(bettor, award, slip);
  expect(http).not.toBe(200);
  expect(await kit.sportsbook.fingerprint()).toBe(before);
  return { refusal, status, params };
}

describe('a free bet is refused, and nothing is written,', () => {
  it('where it is nobody’s or somebody else’s', async () => {
    const legs = await single(2_000);
    const other = await kit.award(await kit.sportsbook.buildBettor());
    expect(await refused('987654321', { legs })).toMatchObject({ refusal: 'free-bet-not-found', status: 3507 });
    expect(await refused(other, { legs })).toMatchObject({ refusal: 'free-bet-not-found' });
  });

  it('before it is valid, and after', async () => {
    const legs = await single(2_000);
    const { clock } = kit.sportsbook.testServer;
    const at = (minutes: number) => toIso((clock.now() + minutes * MINUTE_MS) as never);
    const later = await kit.award(bettor, { valid_from: at(2), valid_until: at(4) });
    expect(await refused(later, { legs })).toMatchObject({ refusal: 'free-bet-not-found' });
    const short = await kit.award(bettor, { valid_until: at(1) });
    clock.advance(MINUTE_MS);
    expect(await refused(short, { legs })).toMatchObject({ refusal: 'free-bet-not-found' });
    await kit.sportsbook.testServer.modules.bonuses.jobs
      .find(({ name }) => name === 'bonuses.expire-free-bets')
      ?.run(undefined);
    expect([await kit.statusOf(short), await kit.statusOf(later)]).toEqual(['expired', 'awarded']);
    clock.advance(MINUTE_MS);
    expect((await kit.place(bettor, later, { legs })).http).toBe(200);
  });

  it('with another stake than its amount', async () => {
    const award = await kit.award(bettor, { amount: '5.00' });
    const legs = await single(2_000);
    expect(await refused(award, { stake: '4.99', legs })).toMatchObject({
      refusal: 'validation-failed',
      params: { field: 'stake' },
    });
    expect((await kit.place(bettor, award, { stake: '5.00', legs })).http).toBe(200);
  });

  it('below 2.00, or the setting, or the minimum of its own terms', async () => {
    const low = await single(1_999);
    const legs = await single(2_000);
    const award = await kit.award(bettor);
    const tooLow = { refusal: 'free-bet-odds-too-low', status: 1489 };
    expect(await refused(award, { legs: low })).toMatchObject({ ...tooLow, params: { min: '2.00' } });
    await setting('free_single_odds_min = null, free_express_odds_min = 4001');
    expect(await refused(award, { legs: low })).toMatchObject({ ...tooLow, params: { min: '2.00' } });
    expect(await refused(award, { legs: two })).toMatchObject({ ...tooLow, params: { min: '4.001' } });
    await setting('free_single_odds_min = 2500');
    expect(await refused(award, { legs })).toMatchObject({ ...tooLow, params: { min: '2.50' } });
    const own = await kit.award(bettor, { odds_min: '2.00' });
    expect(await refused(own, { legs: low })).toMatchObject({ ...tooLow, params: { min: '2.00' } });
    expect((await kit.place(bettor, own, { legs })).http).toBe(200);
    await setting('free_single_odds_min = 2000, free_express_odds_min = 2000');
    expect((await kit.place(bettor, award, { legs })).http).toBe(200);
  });

  it('below 2.00 by the database itself, whatever the award, the settings and the code above it state', async () => {
    const below = [
      'update sportsbook.betting_setting set free_single_odds_min = 1999',
      'update sportsbook.betting_setting set free_express_odds_min = 1999',
      `update sportsbook.free_bet set odds_min = 1999 where id = ${await kit.award(bettor)}`,
    ];
    for (const statement of below) await expect(kit.sql(statement)).rejects.toThrow('odds_min_of_operator');
    const isBelow = async (...odds: number[]) => {
      const asked = [JSON.stringify({ odds: odds.map(String) })];
      const [row] = await kit.sql('select sportsbook.is_below_free_odds($1) as is', asked);
      return row?.is;
    };
    expect([await isBelow(1_999), await isBelow(2_000)]).toEqual([true, false]);
    expect([await isBelow(1_250, 1_599), await isBelow(1_250, 1_600)]).toEqual([true, false]);
  });

  it('above the maximum of the setting or of its own terms', async () => {
    const award = await kit.award(bettor, { odds_max: '2.5' });
    const legs = await single(2_501);
    const tooHigh = { refusal: 'free-bet-odds-too-high', status: 3508 };
    expect(await refused(award, { legs })).toMatchObject({ ...tooHigh, params: { max: '2.50' } });
    expect(await refused(award, { legs: two })).toMatchObject({ ...tooHigh, params: { max: '2.50' } });
    const plain = await kit.award(bettor);
    await setting('free_single_odds_max = 2400');
    expect(await refused(plain, { legs })).toMatchObject({ ...tooHigh, params: { max: '2.40' } });
    await setting('free_single_odds_max = null');
    expect((await kit.place(bettor, plain, { legs })).http).toBe(200);
  });

  it('on a bet of another kind or sport than its terms allow, and on any system', async () => {
    const legs = await single(2_000);
    const of = await kit.award(bettor);
    const singles = await kit.award(bettor, { kinds: 'single' });
    const expresses = await kit.award(bettor, { kinds: 'express' });
    const tennis = await kit.award(bettor, { sports: ['football'] });
    const unmet = { refusal: 'free-bet-terms-unmet', status: 3514 };
    expect(await refused(of, { kind: 'system', system: { sizes: [2] }, legs: three })).toMatchObject(unmet);
    expect(await refused(singles, { legs: two })).toMatchObject(unmet);
    expect(await refused(expresses, { legs })).toMatchObject(unmet);
    await kit.sql(`update sportsbook.free_bet set sports = '{tennis}' where id = $1`, [tennis]);
    expect(await refused(tennis, { legs })).toMatchObject(unmet);
    await kit.sql(`update sportsbook.free_bet set sports = '{football}' where id = $1`, [tennis]);
    expect((await kit.place(bettor, tennis, { legs })).http).toBe(200);
    expect((await kit.place(bettor, expresses, { legs: two })).http).toBe(200);
  });

  it('on an express with fewer legs than its terms ask', async () => {
    const award = await kit.award(bettor, { legs_min: 3, kinds: 'express' });
    expect(await refused(award, { legs: two })).toMatchObject({
      refusal: 'bonus-express-too-few',
      status: 688,
      params: { min: '3' },
    });
    expect((await kit.place(bettor, award, { legs: three })).http).toBe(200);
  });

  it('where the operator could lose more on the event than it may, by all that the bet would pay', async () => {
    const legs = await single(3_000);
    const award = await kit.award(bettor);
    const other = await kit.award(bettor, { is_stake_returned: true });
    const limit = (liability: number, stake: number) =>
      kit.sql(
        `update sportsbook.stake_limit set liability_max = $1, payout_max = $2, stake_max = $2, stake_default = 100000
         where currency = 'USD'`,
        [liability, stake],
      );
    // With its stake it pays 30.00, without 20.00; the largest stake does not bind an award.
    await limit(2_999_999, 2_999_999);
    expect(await refused(other, { legs })).toMatchObject({ refusal: 'limit-max-payout-usual-bet' });
    expect((await kit.place(bettor, award, { legs })).http).toBe(200);
    await limit(4_999_999, 3_000_000);
    expect(await refused(other, { legs })).toMatchObject({ refusal: 'limit-max-payout-usual-event' });
    await limit(5_000_000, 3_000_000);
    expect((await kit.place(bettor, other, { legs })).http).toBe(200);
    await limit(25_000_000_000, 500_000_000);
    await kit.sql(`update sportsbook.stake_limit set payout_max = 5000000000 where currency = 'USD'`);
  });
});

describe('limits of staff', () => {
  it('count a free bet by what it may pay, under the lock too', async () => {
    const legs = await single(3_000);
    const award = await kit.award(bettor);
    const other = await kit.award(bettor);
    await kit.sql(
      `insert into sportsbook.bet_limit (kind, line, scope, target, currency, amount, set_at)
       values ('max-payout', 'usual', 'user', $1, 'USD', 3999999, now())`,
      [bettor.id],
    );
    const replies = await Promise.all([kit.place(bettor, award, { legs }), kit.place(bettor, other, { legs })]);
    expect(replies.map(({ http }) => http === 200).filter(Boolean)).toHaveLength(1);
    const lost = replies.find(({ http }) => http !== 200);
    expect(lost?.refusal).toBe('limit-max-payout-usual-user');
    await kit.sql('update sportsbook.bet_limit set amount = 4000000');
    const left = (await kit.usable(bettor))[0] ?? '';
    expect((await kit.place(bettor, left, { legs })).http).toBe(200);
    await kit.sql('delete from sportsbook.bet_limit');
  });
});

describe('the settings of free bets', () => {
  it('are set by staff, and a least above the most is refused', async () => {
    const { settings } = (await kit.boss.call(readBettingSettings)).result;
    expect(settings).toMatchObject({ free_single_odds_min: '2.00', free_single_odds_max: null });
    const set = (change: object) => kit.boss.call(setBettingSettings, { body: { ...settings, ...change } });
    expect(await set({ free_single_odds_max: '2.49', free_single_odds_min: '2.50' })).toMatchObject({
      refusal: 'validation-failed',
      params: { field: 'free_single_odds_max' },
    });
    expect((await set({ free_single_odds_max: '9.00' })).result.settings.free_single_odds_max).toBe('9.00');
    expect((await set({})).result.settings.free_single_odds_max).toBe(null);
  });
});
