import { endTopExpress, listBets, listTopExpresses, readAccount, setTopExpress } from '@ordago/contracts';
import { currency, HOUR_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { fixtureOf } from '../../../../test-support/sportsbook/uof-voice-kit.ts';
import { digestOf, TRANSFER } from '../../ledger/index.ts';
import { createFeedRegistersRepository } from '../feed/repository/feed-registers.repository.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
  await setting('bonus_percent_max = 100, bonus_bets_max = null, bonus_express_legs_min = 2, express_legs_max = 20');
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
const setting = (assignments: string) => sql(`update sportsbook.betting_setting set ${assignments}`);
let grants = 0;

/** Bonus money that pays from now on. */
async function grant(bettor: Bettor, units: bigint): Promise<void> {
  grants += 1;
  const { ledger } = kit.testServer.modules;
  const wallet = await ledger.openGrantWallet(bettor.id, `grant-${grants}`, currency('USD'));
  const promotion = { class: 'promotion-cost', product: 'test', provider: 'test', currency: currency('USD') } as const;
  const verdict = await ledger.apply({
    scope: 'test',
    key: `grant-${grants}`,
    digest: digestOf(grants),
    kind: 'ledger.move',
    player: bettor.id,
    moves: [{ from: await ledger.houseAccount(promotion), to: wallet, units, code: TRANSFER.bonusGrant }],
    at: kit.testServer.clock.now(),
  });
  expect(verdict.verdict).toBe('accepted');
}

const priced = async (thousandths: number) => {
  const event = await kit.buildEvent();
  const [leg] = await kit.priceLegs([[event, '1x2', '1', thousandths]]);
  return { event, leg: leg as NonNullable<typeof leg> };
};

describe('bets that bonus money pays', () => {
  it('take the money of the bonus, and give its winnings back to it', async () => {
    const bettor = await kit.buildBettor();
    await grant(bettor, 2_000_000n);
    const { event, leg } = await priced(2_000);
    const placed = await bettor.place({ stake: '10.00', legs: [leg] });
    expect([placed.http, placed.result.balance, await bettor.main()]).toEqual([200, '10.00', '100.00']);
    expect(placed.result.bet).toMatchObject({ paid_with: 'bonus', is_stake_returned: true });
    expect((await bettor.call(listBets)).result.bets).toMatchObject([{ paid_with: 'bonus' }]);
    await kit.result(event, 2, 0);
    const wallets = await kit.testServer.modules.ledger.walletsOf(bettor.id);
    expect(wallets.find((wallet) => wallet.class === 'grant')?.balance).toBe(3_000_000n);
  });

  it('are announced with their terms before they are placed', async () => {
    const bettor = await kit.buildBettor();
    expect((await bettor.call(readAccount)).result).toMatchObject({ paid_with: 'main', bonus_terms: null });
    await grant(bettor, 2_000_000n);
    const { leg } = await priced(2_000);
    await setting('bonus_bets_max = 3, bonus_percent_max = 100, bonus_express_legs_min = 4');
    await bettor.place({ stake: '5.00', legs: [leg] });
    expect((await bettor.call(readAccount)).result).toMatchObject({
      paid_with: 'bonus',
      balance: '15.00',
      bonus_terms: { odds_min: '1.80', express_legs_min: '4', percent_max: '100', bets: { max: '3', placed: '1' } },
    });
  });

  it('are refused where bonus money may not pay them whole', async () => {
    const bettor = await kit.buildBettor();
    await grant(bettor, 2_000_000n);
    const { leg } = await priced(2_000);
    await setting('bonus_percent_max = 40');
    expect(await bettor.place({ legs: [leg] })).toMatchObject({
      refusal: 'bonus-percent-not-allowed',
      status: 606,
      params: { max: '40' },
    });
    await setting('bonus_percent_max = 100');
    expect((await bettor.place({ legs: [leg] })).http).toBe(200);
  });

  it('are refused below 1.80 by the database itself, whatever the settings and the code above it state', async () => {
    await expect(setting('bonus_odds_min = 1799')).rejects.toThrow('bonus_odds_min_of_operator');
    const refusalOf = async (potential: number, stake: number) => {
      const asked = JSON.stringify({ is_bonus: true, potential, stake, selections: [], caps: [] });
      const text = 'select name from sportsbook.bounds_refusal($1, 1, now())';
      return (await kit.testServer.db.pool.query<{ name: string | null }>(text, [asked])).rows[0]?.name ?? null;
    };
    expect(await refusalOf(1_799_000, 1_000_000)).toBe('bonus-odds-too-low');
    expect(await refusalOf(1_800_000, 1_000_000)).toBe(null);
    // 0.03 at 1.80 pays 0.05, floored.
    expect(await refusalOf(5_000, 3_000)).toBe(null);
  });

  it('are refused below the least odds, and below the least legs', async () => {
    const bettor = await kit.buildBettor();
    await grant(bettor, 2_000_000n);
    const low = await priced(1_799);
    const one = await priced(1_800);
    const two = await priced(1_800);
    expect(await bettor.place({ legs: [low.leg] })).toMatchObject({
      refusal: 'bonus-odds-too-low',
      status: 695,
      params: { min: '1.80' },
    });
    await setting('bonus_express_legs_min = 3');
    expect(await bettor.place({ legs: [one.leg, two.leg] })).toMatchObject({
      refusal: 'bonus-express-too-few',
      status: 688,
      params: { min: '3' },
    });
    expect((await bettor.place({ legs: [one.leg] })).http).toBe(200);
  });

  it('are as many as one bonus may pay, however many are submitted at once', async () => {
    const bettor = await kit.buildBettor();
    await grant(bettor, 10_000_000n);
    const { leg } = await priced(2_000);
    await setting('bonus_bets_max = 3');
    const replies = await Promise.all(Array.from({ length: 10 }, () => bettor.place({ stake: '5.00', legs: [leg] })));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(3);
    const refused = replies.filter(({ http }) => http !== 200);
    expect([...new Set(refused.map(({ refusal }) => refusal))]).toEqual(['bet-count-limit']);
    expect(refused[0]?.status).toBe(694);
    expect(refused[0]?.params).toMatchObject({ max: '3' });
    await setting('bonus_bets_max = 4');
    expect((await bettor.place({ stake: '5.00', legs: [leg] })).http).toBe(200);
  });
});

describe('the legs of an express', () => {
  it('are refused where two matches of one team are at the same time', async () => {
    const bettor = await kit.buildBettor();
    const one = await priced(2_000);
    const two = await priced(2_000);
    await sql('update sportsbook.event set home = (select home from sportsbook.event where id = $1) where id = $2', [
      one.event.id,
      two.event.id,
    ]);
    expect(await bettor.place({ legs: [one.leg, two.leg] })).toMatchObject({
      refusal: 'events-impossible',
      status: 628,
      params: { leg: '1' },
    });
    await sql(`update sportsbook.event set starts_at = starts_at + interval '3 hours' where id = $1`, [two.event.id]);
    expect((await bettor.place({ legs: [one.leg, two.leg] })).http).toBe(200);
  });

  it('are as many as the betting rules allow', async () => {
    const bettor = await kit.buildBettor();
    const three = [await priced(1_500), await priced(1_500), await priced(1_500)].map(({ leg }, place) => ({
      leg,
      place,
    }));
    await sql(`update sportsbook.event set starts_at = starts_at + id * interval '3 hours'`);
    await setting('express_legs_max = 2');
    const legs = three.map(({ leg }) => leg);
    expect(await bettor.place({ legs })).toMatchObject({
      refusal: 'express-too-many',
      status: 683,
      params: { max: '2' },
    });
    expect((await bettor.place({ legs: legs.slice(0, 2) })).http).toBe(200);
  });
});

describe('featured expresses', () => {
  it('are bet on as they are offered, or not at all', async () => {
    const bettor = await kit.buildBettor();
    const one = await priced(1_500);
    const two = await priced(2_000);
    const other = await priced(1_600);
    await sql(`update sportsbook.event set starts_at = starts_at + id * interval '3 hours'`);
    const selections = [one.leg.selection, two.leg.selection];
    const { id } = (await boss.call(setTopExpress, { body: { selections } })).result;
    const listed = await bettor.call(listTopExpresses);
    expect(listed.result.expresses[0]).toMatchObject({ id, legs: [{ selection: selections[0], odds: '1.50' }, {}] });

    const submission = (top_express: string, legs: readonly (typeof one.leg)[]) =>
      bettor.place({ legs, more: { top_express } });
    expect(await submission(id, [one.leg, other.leg])).toMatchObject({
      refusal: 'top-express-incomplete',
      status: 685,
      params: { selections: selections.join(',') },
    });
    expect(await submission(id, [one.leg])).toMatchObject({ refusal: 'top-express-incomplete' });
    expect((await submission(id, [two.leg, one.leg])).http).toBe(200);
    expect(await submission('987654', [one.leg, two.leg])).toMatchObject({
      refusal: 'top-express-not-found',
      status: 678,
    });

    expect((await boss.call(endTopExpress, { params: { id } })).http).toBe(200);
    expect(await submission(id, [one.leg, two.leg])).toMatchObject({ refusal: 'top-express-not-found' });
    expect(await boss.call(endTopExpress, { params: { id } })).toMatchObject({ refusal: 'state-changed' });
    expect((await bettor.call(listTopExpresses)).result.expresses).toEqual([]);
  });

  it('are gone when the first of their events begins', async () => {
    const bettor = await kit.buildBettor();
    const one = await priced(1_500);
    const two = await priced(2_000);
    await sql(`update sportsbook.event set starts_at = starts_at + id * interval '3 hours'`);
    const selections = [one.leg.selection, two.leg.selection];
    const { id } = (await boss.call(setTopExpress, { body: { selections } })).result;
    await sql(`update sportsbook.event set status = 'live' where id = $1`, [one.event.id]);
    expect(await bettor.place({ legs: [one.leg, two.leg], more: { top_express: id } })).toMatchObject({
      refusal: 'top-express-not-found',
    });
  });

  it('are made of selections of different events that exist', async () => {
    const { event, leg } = await priced(2_000);
    const [other] = await kit.priceLegs([[event, '1x2', '2', 3_000]]);
    const set = (selections: readonly (string | undefined)[]) => boss.call(setTopExpress, { body: { selections } });
    expect(await set([leg.selection, '987654321'])).toMatchObject({
      refusal: 'express-leg-refused',
      params: { leg: '1', place: '2' },
    });
    expect(await set([leg.selection, other?.selection])).toMatchObject({ refusal: 'express-leg-refused' });
    expect(await set([leg.selection])).toMatchObject({ http: 400 });
  });
});

describe('a line that moved', () => {
  it('is shown with where it went, and is suspended where it went nowhere', async () => {
    const { testServer } = kit;
    const key = 'sr:match:615';
    await testServer.modules.sportsbook.applyFeed([fixtureOf(key, (testServer.clock.now() + HOUR_MS) as never)]);
    const registers = createFeedRegistersRepository(testServer.db.pool);
    let version: number = testServer.clock.now();
    const offer = async (line: string, status: 'open' | 'suspended' | 'closed') => {
      version += 1_000;
      const market = { kind: 'points-total', specifier: `line=${line}` };
      const selections = ['over', 'under'].map((outcome) => ({ outcome, odds: 1_900 as never }));
      const fact = { sort: 'prices' as const, product: 1, market, status, groups: ['score'], selections };
      await registers.saveMarketsMessage({ feed: 'uof', eventKey: key, version, facts: [fact] });
    };
    await offer('22.5', 'open');
    const bettor = await kit.buildBettor();
    const leg = (await readTestEvent(testServer, key)).leg('points-total', 'over', '22.5');
    await offer('22.5', 'suspended');
    await offer('23.5', 'open');
    expect(await bettor.place({ legs: [leg] })).toMatchObject({ refusal: 'market-suspended' });
    await offer('22.5', 'closed');
    await offer('30.5', 'open');
    const current = (await readTestEvent(testServer, key)).leg('points-total', 'over', '23.5');
    expect(await bettor.place({ legs: [leg] })).toMatchObject({
      refusal: 'handicap-changed',
      status: 615,
      params: { offered: '22.5', current: '23.5', selection: current.selection, odds: '1.90', leg: '0' },
    });
    expect((await bettor.place({ legs: [current] })).http).toBe(200);
    await offer('23.5', 'closed');
    await offer('30.5', 'closed');
    expect(await bettor.place({ legs: [leg] })).toMatchObject({ refusal: 'market-suspended' });
  });
});
