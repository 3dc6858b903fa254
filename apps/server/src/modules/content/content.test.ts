import { readSiteSettings, stringifyWire } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/index.ts';
import { createContent, DEFAULT_SETTINGS } from './index.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await createTestServer();
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

  it('show the limits of the modules that enforce them', async () => {
    const limits = async () => ({ bets: { default: 100_000n, min: 10_000n, max: 50_000_000n } });
    const [route] = createContent({ settings: DEFAULT_SETTINGS, sportsbookUrl: 'http://sports.localhost', limits })
      .module.routes;
    const answer = await route?.handle({} as never);
    expect(JSON.parse(stringifyWire(answer)).limits.bets).toEqual({ default: 1, min: 0.1, max: 500 });
  });
});
