import {
  findBettingTargets,
  listBetLimits,
  listBettingChanges,
  listBettingRules,
  listCashOutTerms,
  listExposures,
  readAccount,
  readBettingSettings,
  readPlayerExposure,
  removeCurrencyStakes,
  setBetLimit,
  setBettingRule,
  setBettingSettings,
  setCashOutTerms,
  setCurrencyStakes,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
let bettor: Bettor;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
  bettor = await kit.buildBettor();
  event = await kit.buildEvent();
});
afterAll(() => kit.close());

const lastAct = async () => {
  const sql = 'select action, subject, details from audit.record order by seq desc limit 1';
  return (await kit.testServer.db.pool.query(sql)).rows[0];
};
const acts = async () => (await kit.testServer.db.pool.query('select count(*)::int as n from audit.record')).rows[0]?.n;
const limit = (change: object = {}) => ({
  kind: 'bet-total',
  line: 'usual',
  scope: 'event',
  target: event.id,
  currency: 'USD',
  amount: '20.00',
  ...change,
});
const slip = (stake: string) => ({ stake, legs: [event.leg('1x2', '1')] });

describe('the betting rules of staff', () => {
  it('sets a limit that holds at once, changes it and lifts it, each with a line in the audit', async () => {
    expect((await boss.call(setBetLimit, { body: limit() })).result).toEqual({ amount: '20.00' });
    expect(await lastAct()).toMatchObject({
      action: 'sportsbook.limit-set',
      details: { scope: 'event', target: event.id, amount: '20.00' },
    });
    expect(await bettor.place(slip('21.00'))).toMatchObject({ refusal: 'limit-bet-total-usual-event' });
    await boss.call(setBetLimit, { body: limit({ amount: '15.00' }) });
    const listed = await boss.call(listBetLimits, { query: { scope: 'event' } });
    expect(listed.result).toMatchObject({ count: '1', limits: [{ code: '640', amount: '15.00', target: event.id }] });
    expect(listed.result.limits[0].name).toContain(' – ');
    expect((await boss.call(setBetLimit, { body: limit({ amount: null }) })).http).toBe(200);
    expect((await bettor.place(slip('21.00'))).http).toBe(200);
    const before = await acts();
    expect(await boss.call(setBetLimit, { body: limit({ amount: null }) })).toMatchObject({ refusal: 'state-changed' });
    expect(await acts()).toBe(before);
  });

  it.each([
    ['an event that nobody has', { target: '987654' }, 'betting-target-not-found'],
    ['a league that nobody has', { scope: 'tourney', target: '987654' }, 'betting-target-not-found'],
    ['a player who does not exist', { scope: 'user', target: '987654' }, 'user-not-found'],
    ['a sport that is not offered', { scope: 'sport', target: 'curling' }, 'betting-target-not-found'],
    ['a target for the bet itself', { scope: 'bet', target: '1' }, 'validation-failed'],
    ['a currency that is not bet in', { currency: 'ZZZ' }, 'betting-currency-not-taken'],
    ['nothing as an amount', { amount: '0.00' }, 'amount-invalid'],
    ['a kind that does not exist', { kind: 'max-fun' }, 'validation-failed'],
  ])('refuses %s', async (_title, change, refusal) => {
    const before = await acts();
    expect(await boss.call(setBetLimit, { body: limit(change) })).toMatchObject({ refusal });
    expect(await acts()).toBe(before);
  });

  it('bars a player and lets them bet again', async () => {
    const rule = { rule: 'barred', scope: 'user', target: bettor.id };
    expect((await boss.call(setBettingRule, { body: { ...rule, holds: true } })).result).toEqual({ holds: true });
    expect(await lastAct()).toMatchObject({ action: 'sportsbook.rule-set', subject: `player:${bettor.id}` });
    expect((await boss.call(listBettingRules)).result.rules).toMatchObject([{ ...rule, name: 'bettor_00001' }]);
    expect(await bettor.place(slip('1.00'))).toMatchObject({ refusal: 'bet-blocked-by-bookmaker' });
    expect(await boss.call(setBettingRule, { body: { ...rule, holds: true } })).toMatchObject({
      refusal: 'state-changed',
    });
    await boss.call(setBettingRule, { body: { ...rule, holds: false } });
    expect((await bettor.place(slip('1.00'))).http).toBe(200);
    const wrong = { rule: 'express-only', scope: 'user', target: bettor.id, holds: true };
    expect(await boss.call(setBettingRule, { body: wrong })).toMatchObject({ refusal: 'validation-failed' });
  });

  it('sets what holds for all bets', async () => {
    const { settings } = (await boss.call(readBettingSettings)).result;
    expect(settings).toMatchObject({ live_delay_s: '5', express_odds_max: '1000.00', same_bet_max: null });
    const stopped = { ...settings, bets_stopped: true, same_bet_max: '3' };
    expect((await boss.call(setBettingSettings, { body: stopped })).result.settings).toMatchObject({
      bets_stopped: true,
    });
    expect(await lastAct()).toMatchObject({ action: 'sportsbook.settings-set', details: { bets_stopped: true } });
    expect(await bettor.place(slip('1.00'))).toMatchObject({ refusal: 'bets-stopped' });
    const below = ['free_single_odds_min', 'free_single_odds_max', 'free_express_odds_min'].map((one) => ({
      [one]: '1.999',
    }));
    const other = [{ express_odds_max: '1.00' }, { live_delay_s: '61' }, { bonus_odds_min: '0.5' }];
    for (const wrong of [...other, { bonus_odds_min: '1.799' }, ...below]) {
      expect(await boss.call(setBettingSettings, { body: { ...settings, ...wrong } })).toMatchObject({
        refusal: 'validation-failed',
      });
    }
    expect((await boss.call(setBettingSettings, { body: settings })).http).toBe(200);
  });

  it('sets the stakes of a currency, which players see', async () => {
    const { currencies } = (await boss.call(readBettingSettings)).result;
    const usd = currencies.find(({ currency }: { currency: string }) => currency === 'USD');
    expect(usd).toMatchObject({ min: '1.00', max: '5000.00', legal_payout_max: null, per_usd: '1.0000' });
    const { currency: _, ...body } = { ...usd, min: '2.00', default: '20.00', max: '400.00' };
    const params = { currency: 'USD' };
    expect((await boss.call(setCurrencyStakes, { params, body })).http).toBe(200);
    expect(await lastAct()).toMatchObject({ action: 'sportsbook.stakes-set', details: { currency: 'USD' } });
    expect((await bettor.call(readAccount)).result.stake).toEqual({ min: '2.00', default: '20.00', max: '400.00' });
    expect(await bettor.place(slip('1.99'))).toMatchObject({ refusal: 'stake-below-minimum' });
    const wrong = await boss.call(setCurrencyStakes, { params, body: { ...body, max: '10.00' } });
    expect(wrong).toMatchObject({ refusal: 'validation-failed', params: { field: 'max' } });
  });
});

describe('the overview of betting', () => {
  it('distinguishes limits of each of their scope from those of one', async () => {
    await boss.call(setBetLimit, { body: limit({ target: null, amount: '900.00' }) });
    await boss.call(setBetLimit, { body: limit({ amount: '800.00' }) });
    const amounts = async (of: string) =>
      (await boss.call(listBetLimits, { query: { of } })).result.limits.map(({ amount }: { amount: string }) => amount);
    expect(await amounts('each')).toEqual(['900.00']);
    expect(await amounts('one')).toEqual(['800.00']);
    expect(await amounts('all')).toEqual(['800.00', '900.00']);
  });

  it('shows who changed what, from what to what, and what can be taken back', async () => {
    const [newest, older] = (await boss.call(listBettingChanges, { query: { act: 'limit' } })).result.changes;
    expect(newest).toMatchObject({
      act: 'limit',
      by: 'the_super',
      is_undoable: true,
      fields: [{ name: 'amount', before: null, after: '800.00' }],
      about: { kind: 'bet-total', line: 'usual', scope: 'event', target: event.id, currency: 'USD' },
    });
    expect(newest.name).toContain(' – ');
    expect(older).toMatchObject({ is_undoable: true, fields: [{ before: null, after: '900.00' }] });
    await boss.call(setBetLimit, { body: limit({ amount: '850.00' }) });
    const after = (await boss.call(listBettingChanges, { query: { act: 'limit' } })).result.changes;
    expect(after[0]).toMatchObject({ is_undoable: true, fields: [{ before: '800.00', after: '850.00' }] });
    // A setting that was changed again is not undone: that would undo the later change.
    expect(after[1]).toMatchObject({ id: newest.id, is_undoable: false });
    const [stakes] = (await boss.call(listBettingChanges, { query: { act: 'stakes' } })).result.changes;
    // No line of the audit holds the values before the first change.
    expect(stakes).toMatchObject({ about: { currency: 'USD' }, is_undoable: false });
    expect(stakes.fields).toContainEqual({ name: 'max', before: null, after: '400.00' });
    const [settings] = (await boss.call(listBettingChanges, { query: { act: 'settings' } })).result.changes;
    expect(settings.fields).toContainEqual({ name: 'bets_stopped', before: 'true', after: 'false' });
  });

  it('shows what the operator can lose on an event, and what a player has open', async () => {
    const player = await kit.buildBettor();
    const match = await kit.buildEvent();
    expect((await player.place({ stake: '10.00', legs: [match.leg('1x2', '1')] })).http).toBe(200);
    const { rows } = await kit.testServer.db.pool.query(
      'select (potential_payout - stake)::text as profit, potential_payout::text as potential from sportsbook.bet where player = $1',
      [player.id],
    );
    const text = (units: string) =>
      `${BigInt(units) / 100_000n}.${String((BigInt(units) / 1_000n) % 100n).padStart(2, '0')}`;
    const { exposures } = (await boss.call(listExposures, { query: { event: match.id } })).result;
    expect(exposures).toMatchObject([
      { event: match.id, bets: '1', currency: 'USD', open_profit: text(rows[0].profit), is_barred: false },
    ]);
    await boss.call(setBettingRule, { body: { rule: 'barred', scope: 'event', target: match.id, holds: true } });
    expect((await boss.call(listExposures, { query: { event: match.id } })).result.exposures[0].is_barred).toBe(true);
    expect((await boss.call(readPlayerExposure, { params: { id: player.id } })).result.lines).toEqual([
      { line: 'usual', currency: 'USD', bets: '1', stakes: '10.00', potential: text(rows[0].potential) },
    ]);
  });

  it.each([
    ['event', () => event.id, () => event.id],
    ['user', () => 'BETTOR_00001', () => bettor.id],
    ['sport', () => 'foot', () => 'football'],
  ])('finds a target of the scope %s by its id or a part of its name', async (scope, search, target) => {
    const { targets } = (await boss.call(findBettingTargets, { query: { scope, search: search() } })).result;
    expect(targets.map((found: { target: string }) => found.target)).toContain(target());
    const none = await boss.call(findBettingTargets, { query: { scope, search: 'nobody is called %_ so' } });
    expect(none.result.targets).toEqual([]);
  });
});

describe('the terms of cash-outs', () => {
  const terms = { is_offered: true, margin_bps: 800, closing_seconds: 30 };

  it('are set for one sport and taken back, each with a line in the audit', async () => {
    expect((await boss.call(listCashOutTerms)).result).toMatchObject({
      terms: [{ sport: '*', is_offered: true, margin_bps: '500', closing_seconds: '10' }],
      sports: ['football'],
    });
    expect((await boss.call(setCashOutTerms, { body: { sport: 'football', terms } })).http).toBe(200);
    expect(await lastAct()).toMatchObject({
      action: 'sportsbook.cash-out-set',
      details: { sport: 'football', margin_bps: 800 },
    });
    expect((await boss.call(listCashOutTerms)).result.terms).toHaveLength(2);
    expect((await boss.call(setCashOutTerms, { body: { sport: 'football', terms: null } })).http).toBe(200);
    const [change] = (await boss.call(listBettingChanges, { query: { act: 'cash-out' } })).result.changes;
    expect(change.fields).toContainEqual({ name: 'margin_bps', before: '800', after: null });
    const before = await acts();
    expect(await boss.call(setCashOutTerms, { body: { sport: 'football', terms: null } })).toMatchObject({
      refusal: 'state-changed',
    });
    expect(await acts()).toBe(before);
  });

  it.each([
    ['a sport that is not offered', { sport: 'curling', terms }, 'betting-target-not-found'],
    ['no terms for all sports', { sport: '*', terms: null }, 'validation-failed'],
    ['a margin above the whole', { sport: '*', terms: { ...terms, margin_bps: 10_001 } }, 'validation-failed'],
    [
      'a closing of more than an hour',
      { sport: '*', terms: { ...terms, closing_seconds: 3_601 } },
      'validation-failed',
    ],
    ['a sport that is no key', { sport: "foot'ball", terms }, 'validation-failed'],
  ])('refuse %s', async (_title, body, refusal) => {
    const before = await acts();
    expect(await boss.call(setCashOutTerms, { body })).toMatchObject({ refusal });
    expect(await acts()).toBe(before);
  });
});

describe('the rate of a currency', () => {
  const listed = async (): Promise<Record<string, unknown>[]> =>
    (await boss.call(readBettingSettings)).result.currencies;
  const rowOf = async (currency: string) => (await listed()).find((row) => row.currency === currency);
  const save = async ({ currency, ...body }: Record<string, unknown>) =>
    (await boss.call(setCurrencyStakes, { params: { currency: String(currency) }, body })).http;

  it.each([null, '0.9000'])('that staff set first is taken back to that of before: %s', async (rate) => {
    const known = { ...(await rowOf('EUR')), per_usd: rate, is_rate_set: false };
    expect(await save(known)).toBe(200);
    expect(await rowOf('EUR')).toEqual(known);
    expect(await save({ ...known, per_usd: '0.95', is_rate_set: undefined })).toBe(200);
    expect(await rowOf('EUR')).toMatchObject({ per_usd: '0.9500', is_rate_set: true });
    expect(await save(known)).toBe(200);
    expect(await rowOf('EUR')).toEqual(known);
    expect(await lastAct()).toMatchObject({ action: 'sportsbook.stakes-set', details: { perUsd: rate } });
  });

  it('goes with a currency that is removed again, which leaves its line in the audit', async () => {
    const before = await listed();
    const params = { currency: 'KZT' };
    expect(await save({ ...(await rowOf('USD')), currency: 'KZT', per_usd: '520.5', is_rate_set: true })).toBe(200);
    expect(await rowOf('KZT')).toMatchObject({ per_usd: '520.5000', is_rate_set: true });
    expect((await boss.call(removeCurrencyStakes, { params })).http).toBe(200);
    expect(await listed()).toEqual(before);
    const [newest] = (await boss.call(listBettingChanges, { query: { act: 'stakes' } })).result.changes;
    expect(newest.about).toEqual({ currency: 'KZT' });
    expect(newest.fields).toContainEqual({ name: 'per_usd', before: '520.5000', after: null });
    expect(await boss.call(removeCurrencyStakes, { params })).toMatchObject({ refusal: 'betting-currency-not-taken' });
  });

  it('stays with a currency in which somebody has bet', async () => {
    const reply = await boss.call(removeCurrencyStakes, { params: { currency: 'USD' } });
    expect(reply).toMatchObject({ refusal: 'state-changed' });
    expect(await rowOf('USD')).toBeDefined();
  });
});
