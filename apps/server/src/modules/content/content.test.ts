import {
  amountNumber,
  RATE_CURRENCIES,
  readBettingSettings,
  readSiteSettings,
  setCurrencyStakes,
  signIn,
  staffSignIn,
  stringifyWire,
} from '@ordago/contracts';
import { currency } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, TEST_PASSWORD, type TestServer } from '../../../test-support/server/index.ts';
import { setDemoRates } from '../../composition/demo-rates.ts';
import { seedDemo } from '../../composition/demo-seed.ts';
import type { StakeLimits } from '../../modules/sportsbook/index.ts';
import { GUEST } from '../../platform/http/actor.ts';
import { createContent, DEFAULT_SETTINGS } from './index.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await createTestServer();
  await seedDemo(testServer.modules, testServer.clock.now());
});
afterAll(() => testServer.close());

describe('the site settings', () => {
  it('publish what the server itself enforces, in the shape of their contract', async () => {
    const reply = await testServer.visitor().call(readSiteSettings);
    expect(reply.status).toBe(0);
    expect(readSiteSettings.answer.safeParse(reply.result).error?.issues ?? []).toEqual([]);
    expect(reply.result).toMatchObject({
      lang: 'es',
      theme: 'dark',
      currencies: ['TRY', 'USD'],
      adult_age: '18',
      username: { min: '3', max: '14' },
      password_settings: { player: { active: true, min_length: '8' } },
      limits: {
        payment: { top_up: { min: expect.stringMatching(/^[1-9]/) } },
        bets: { min: expect.stringMatching(/^0\.[0-9]*[1-9]|^[1-9]/) },
        // The settings of a new installation: none has the most odds of a free bet.
        freebet: { min_single_coef: '2.00', max_single_coef: '-1', min_express_coef: '2.00' },
        bonus: { max_bonus_percent: '10000', max_bet_count: '0', min_coef: '1.80' },
      },
      deposit_level_settings: {
        bronze: { from: '1000.00', to: '5000.00' },
        diamond: { from: '100000.00', to: '125000.00' },
      },
    });
    expect(reply.result.currencies).not.toContain('FUN');
  });

  it('state limits in the currency of the reader, by which the same stake is taken or refused', async () => {
    const { sportsbook, payments } = testServer.modules;
    for (const [username, code] of [
      ['demo', 'USD'],
      ['ana', 'TRY'],
      ['luis', 'MXN'],
      [null, null],
    ] as const) {
      const reader = testServer.visitor();
      if (username) await reader.call(signIn, { body: { username, password: TEST_PASSWORD } });
      const { limits } = (await reader.call(readSiteSettings)).result;
      // A guest reads the default of the site, the first currency of a sign-up.
      const own = currency(code ?? 'TRY');
      const stakes = await sportsbook.limitsIn(own);
      const topUp = await payments.limitIn('deposit', own);
      expect(limits).toMatchObject({
        currency: own,
        bets: { min: amountNumber(stakes?.stakeMin ?? 0n).value, max: amountNumber(stakes?.stakeMax ?? 0n).value },
        payment: { top_up: { min: amountNumber(topUp?.min ?? 0n).value, max: amountNumber(topUp?.max ?? 0n).value } },
      });
    }
  });

  it('have a rate for all ten currencies: what staff set, and none that nobody did', async () => {
    const rates = async () => (await testServer.visitor().call(readSiteSettings)).result.inbet_kf;
    const codes = ['USD', 'RUB', 'BYR', 'UAH', 'KZT', 'AZN', 'FUN', 'TMT', 'TRY', 'EUR'];
    const nothing = Object.fromEntries(codes.map((code) => [code, code === 'USD' ? '1' : null]));
    expect(await rates()).toEqual(nothing);
    const boss = testServer.visitor();
    await boss.call(staffSignIn, { body: { username: 'super', password: TEST_PASSWORD } });
    const set = async (code: string, rate: string | null | undefined) => {
      const stakes = { min: '1.00', default: '10.00', max: '500.00', payout_max: '5000.00', liability_max: '25000.00' };
      const body = { ...stakes, legal_payout_max: null, per_usd: rate };
      expect((await boss.call(setCurrencyStakes, { params: { currency: code }, body })).http).toBe(200);
    };
    // Of the specification's currencies those as well in which nobody could bet until now.
    const given = Object.fromEntries(
      codes.filter((code) => code !== 'USD').map((code, at) => [code, `${at + 2}.2500`]),
    );
    for (const [code, rate] of Object.entries(given)) await set(code, rate);
    expect(await rates()).toEqual({ ...nothing, ...given });
    // Other figures of a currency leave its rate as it is, and a rate that is taken away is shown no more.
    await set('TRY', given.TRY ?? null);
    await set('EUR', null);
    expect(await rates()).toEqual({ ...nothing, ...given, EUR: null });
    // A rate that nobody writes stays as it is, one of the installation as well; one that is written counts, also where it is the same.
    await set('TRY', undefined);
    await set('BRL', undefined);
    const asKept = async (code: string) =>
      (await boss.call(readBettingSettings)).result.currencies.find(
        (row: { currency: string }) => row.currency === code,
      );
    expect(await rates()).toEqual({ ...nothing, ...given, EUR: null });
    expect(await asKept('BRL')).toMatchObject({ per_usd: '5.0000', is_rate_set: false });
    await set('BRL', '5');
    expect(await asKept('BRL')).toMatchObject({ per_usd: '5.0000', is_rate_set: true });
  });

  it("have a rate for all ten currencies in a demo, by the call of the back office and marked as the demo's", async () => {
    const demo = await createTestServer();
    const { modules, clock, db } = demo;
    const read = async () => (await demo.visitor().call(readSiteSettings)).result.inbet_kf;
    await setDemoRates(modules, clock.now());
    const first = await read();
    expect(Object.keys(first)).toEqual([...RATE_CURRENCIES]);
    for (const rate of Object.values(first)) expect(rate).toMatch(/^(?!0+\.?0*$)\d+(\.\d+)?$/);
    const lines =
      "select actor, details ->> 'is_demo' as demo from audit.record where action = 'sportsbook.stakes-set'";
    const audit = async () => (await db.pool.query(lines)).rows;
    expect(await audit()).toEqual(Array.from({ length: 9 }, () => ({ actor: 'system', demo: 'true' })));
    // A rate that staff have set is theirs: another start changes nothing.
    await modules.sportsbook.setStakes(
      { ...((await modules.sportsbook.limitsIn(currency('EUR'))) as StakeLimits), perUsd: '0.9' },
      { staff: 'demo', now: clock.now() },
    );
    await setDemoRates(modules, clock.now());
    expect(await read()).toEqual({ ...first, EUR: '0.9000' });
    await demo.close();
  });

  it('show the limits of the modules that enforce them', async () => {
    const limits = async () => ({ bets: { default: 100_000n, min: 10_000n, max: 50_000_000n } });
    const [route] = createContent({ settings: DEFAULT_SETTINGS, sportsbookUrl: 'http://sports.localhost', limits })
      .module.routes;
    const answer = await route?.handle({ actor: GUEST } as never);
    expect(JSON.parse(stringifyWire(answer)).limits.bets).toEqual({ default: 1, min: 0.1, max: 500 });
  });
});
