import {
  awardFreeBet,
  cancelFreeBet,
  FREE_BET_DAYS_MAX,
  listFreeBets,
  listStaffBets,
  listStaffFreeBets,
  readAccount,
  restoreFreeBet,
  staffSignIn,
} from '@ordago/contracts';
import { addMs, DAY_MS, MINUTE_MS, toIso } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor } from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

import { FREE_BET_DAYS_MAX as DAYS_MAX } from './domain/award-terms.ts';

let kit: FreeBetTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createFreeBetTestKit();
});
beforeEach(async () => {
  bettor = await kit.sportsbook.buildBettor();
});
afterEach(async () => {
  expect(await kit.sportsbook.broken()).toEqual([]);
});
afterAll(() => kit.sportsbook.close());

const until = (ms: number) => toIso(addMs(kit.sportsbook.testServer.clock.now(), ms));
const acts = () =>
  kit.sql(`select action, subject, details from audit.record where action like '%free-bet%' order by seq`);
const asked = (change: object = {}) => ({
  key: 'the-one-attempt-0001',
  amount: '12.50',
  valid_until: until(DAY_MS),
  reason: 'Disculpa',
  batch: 'nov',
  ...change,
});
const give = (change: object = {}, by = kit.boss) =>
  by.call(awardFreeBet, { params: { id: bettor.id }, body: asked(change) });

describe('awarding a free bet', () => {
  it('gives it once per submission, with its line in the audit', async () => {
    const before = (await acts()).length;
    const body = asked();
    const [first, again] = await Promise.all([
      kit.boss.call(awardFreeBet, { params: { id: bettor.id }, body }),
      kit.boss.call(awardFreeBet, { params: { id: bettor.id }, body }),
    ]);
    expect([first.http, again.result.id]).toEqual([200, first.result.id]);
    expect(first.result).toMatchObject({
      amount: '12.50',
      currency: 'USD',
      status: 'awarded',
      is_stake_returned: false,
      kinds: 'any',
      reason: 'Disculpa',
      batch: 'nov',
      given_by: 'the_giver',
      is_given_back: false,
      bet: null,
      own_odds: { min: null, max: null },
      odds: { single: { min: '2.00', max: null }, express: { min: '2.00', max: null } },
    });
    const noted = await acts();
    expect(noted).toHaveLength(before + 1);
    expect(noted.at(-1)).toMatchObject({
      action: 'sportsbook.free-bet-awarded',
      subject: `player:${bettor.id}`,
      details: { free_bet: first.result.id, amount: '12.50', reason: 'Disculpa', batch: 'nov' },
    });
    expect(await give({ amount: '13.00' })).toMatchObject({ refusal: 'key-conflict' });
    expect((await bettor.call(listFreeBets)).result.free_bets).toMatchObject([
      { id: first.result.id, amount: '12.50' },
    ]);
  });

  it('moves no money before the free bet is used', async () => {
    const cost = await kit.cost();
    await kit.award(bettor);
    expect([await kit.cost(), await bettor.main()]).toEqual([cost, '100.00']);
  });

  it.each<[string, object, string, string]>([
    ['that would be over', { valid_until: '2020-01-01T00:00:00Z' }, 'validation-failed', 'valid_until'],
    [
      'that is good for longer than a year',
      { valid_until: '2040-01-01T00:00:00Z' },
      'validation-failed',
      'valid_until',
    ],
    ['with a most below its least', { odds_min: '3.00', odds_max: '2.00' }, 'validation-failed', 'odds_max'],
    ['with a least below 2.00', { odds_min: '1.999' }, 'validation-failed', 'odds_min'],
    ['with a most below 2.00', { odds_max: '1.999' }, 'validation-failed', 'odds_max'],
    ['with odds that no list holds', { odds_min: '9999' }, 'validation-failed', 'odds_min'],
    ['for singles with the legs of an express', { kinds: 'single', legs_min: 3 }, 'validation-failed', 'legs_min'],
    ['for a sport that is not offered', { sports: ['quidditch'] }, 'validation-failed', 'sports'],
  ])('refuses one %s', async (_title, change, refusal, field) => {
    const before = [await kit.sportsbook.fingerprint(), (await acts()).length];
    expect(await give({ key: 'another-attempt-0001', ...change })).toMatchObject({ refusal, params: { field } });
    expect([await kit.sportsbook.fingerprint(), (await acts()).length]).toEqual(before);
  });

  it('refuses one above the largest stake, and one for nobody', async () => {
    expect(await give({ amount: '5000.01' })).toMatchObject({
      refusal: 'award-above-maximum',
      params: { max: '5000.00 USD' },
    });
    expect(await kit.boss.call(awardFreeBet, { params: { id: '987654' }, body: asked() })).toMatchObject({
      refusal: 'user-not-found',
    });
    expect(await kit.boss.call(listStaffFreeBets, { params: { id: '987654' } })).toMatchObject({
      refusal: 'user-not-found',
    });
  });

  it('is for those who answer for it; an admin looks', async () => {
    const { testServer } = kit.sportsbook;
    const member = { username: 'an_admin', password: 'Ordago-2026', level: 2, parent: null } as const;
    await testServer.modules.identity.hireStaff(member, { by: 'system', now: testServer.clock.now() });
    const admin = testServer.visitor({ ip: '198.51.100.7' });
    await admin.call(staffSignIn, { body: { username: member.username, password: member.password } });
    await kit.award(bettor);
    expect((await admin.call(listStaffFreeBets, { params: { id: bettor.id } })).result.free_bets).toHaveLength(1);
    expect((await give({ key: 'the-admins-attempt-01' }, admin)).http).toBe(403);
  });
});

it('is good for as long as the contracts allow', () => {
  expect(DAYS_MAX).toBe(FREE_BET_DAYS_MAX);
});

describe('taking a free bet back', () => {
  it('ends it, can be undone, and both are in the audit', async () => {
    const id = await kit.award(bettor);
    const ended = await kit.boss.call(cancelFreeBet, { params: { id } });
    expect(ended.result).toMatchObject({ id, status: 'cancelled' });
    expect(await kit.usable(bettor)).toEqual([]);
    expect(await kit.boss.call(cancelFreeBet, { params: { id } })).toMatchObject({ refusal: 'state-changed' });
    expect((await kit.boss.call(restoreFreeBet, { params: { id } })).result).toMatchObject({ status: 'awarded' });
    expect(await kit.boss.call(restoreFreeBet, { params: { id } })).toMatchObject({ refusal: 'state-changed' });
    expect(await kit.usable(bettor)).toEqual([id]);
    expect((await acts()).slice(-2).map(({ action }) => action)).toEqual([
      'sportsbook.free-bet-cancelled',
      'sportsbook.free-bet-restored',
    ]);
    expect(await kit.boss.call(cancelFreeBet, { params: { id: '987654' } })).toMatchObject({
      refusal: 'award-not-found',
    });
  });

  it('is refused once it was used, and restoring once it would be over', async () => {
    const event = await kit.sportsbook.buildEvent();
    const legs = await kit.sportsbook.priceLegs([[event, '1x2', '1', 2_000]]);
    const used = await kit.award(bettor);
    const { id: bet, code } = (await kit.place(bettor, used, { legs })).result.bet;
    expect(await kit.boss.call(cancelFreeBet, { params: { id: used } })).toMatchObject({ refusal: 'state-changed' });
    const [row] = (await kit.boss.call(listStaffFreeBets, { params: { id: bettor.id } })).result.free_bets;
    expect(row).toMatchObject({ id: used, status: 'used', bet, bet_code: code });
    const [seen] = (await kit.boss.call(listStaffBets, { query: { player: bettor.id } })).result.bets;
    expect(seen).toMatchObject({ paid_with: 'free-bet', stake: '10.00' });
    const short = await kit.award(bettor, { valid_until: until(MINUTE_MS) });
    await kit.boss.call(cancelFreeBet, { params: { id: short } });
    kit.sportsbook.testServer.clock.advance(MINUTE_MS);
    expect(await kit.boss.call(restoreFreeBet, { params: { id: short } })).toMatchObject({ refusal: 'state-changed' });
  });
});

describe('data that a player receives', () => {
  it('names the first to expire first, and one whose time ran out as expired before anybody swept it', async () => {
    const later = await kit.award(bettor, { valid_until: until(3 * DAY_MS) });
    const sooner = await kit.award(bettor, { valid_until: until(DAY_MS) });
    const gone = await kit.award(bettor, { valid_until: until(MINUTE_MS) });
    kit.sportsbook.testServer.clock.advance(MINUTE_MS);
    const { free_bets: reported } = (await bettor.call(listFreeBets)).result;
    expect(reported.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [sooner, 'awarded'],
      [later, 'awarded'],
      [gone, 'expired'],
    ]);
    expect((await bettor.call(readAccount)).result).toMatchObject({ paid_with: 'main', bonus_terms: null });
  });
});
