import { createHash, randomBytes } from 'node:crypto';
import { listProviders, readLaunchPage, readMetrics, staffSignIn } from '@ordago/contracts';
import { DAY_MS, instant } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { createTestServer, type TestServer } from '../../../../test-support/server/index.ts';
import { jacktop } from '../../../adapters/game-providers/jacktop/adapter.ts';
import { vivo } from '../../../adapters/game-providers/vivo/adapter.ts';
import { createCatalogueRepository } from '../catalogue/repository/catalogue.repository.ts';
import { createSyncCatalogue } from '../catalogue/use-cases/sync-catalogue.ts';
import { createProvidersRepository } from './repository/providers.repository.ts';

const MINUTE_MS = 60_000;
const CHIEF = { username: 'casino_chief', password: 'Ordago-2026' };
const TOKEN = 'a token of this test';
let testServer: TestServer;
beforeAll(async () => {
  // Nothing listens there: every provider is out of reach.
  testServer = await createTestServer({ env: { SANDBOX_ORIGIN: 'http://127.0.0.1:9', METRICS_TOKEN: TOKEN } });
  await testServer.modules.casino.syncCatalogue(testServer.clock.now());
  await testServer.modules.identity.hireStaff(
    { ...CHIEF, level: 3, parent: null },
    { by: 'system', now: testServer.clock.now() },
  );
});
afterAll(() => testServer.close());

describe('the health of a provider', () => {
  it('shows staff of level 3 why its list could not be had, and when', async () => {
    const chief = testServer.visitor();
    expect((await chief.call(staffSignIn, { body: CHIEF })).status).toBe(0);
    const rows = (await chief.call(listProviders)).result as { name: string }[];
    expect(rows.find(({ name }) => name === 'ezugi')).toMatchObject({
      route_provider: 'ezugi',
      games: '0',
      rows_unusable: '0',
      first_fault: null,
      synced_at: null,
      failure: expect.stringMatching(/.+/),
      last_failure: expect.stringMatching(/.+/),
      failed_at: new Date(testServer.clock.now()).toISOString(),
    });
    expect((await testServer.visitor().call(listProviders)).http).toBe(401);
  });

  it('is measured: lists by outcome, and callbacks by verdict', async () => {
    await testServer.servers.get('player')?.inject({ method: 'POST', url: '/callbacks/ezugi/debit', payload: '{}' });
    const metrics = await testServer.servers
      .get('player')
      ?.inject({ url: readMetrics.path, headers: { authorization: `Bearer ${TOKEN}` } });
    expect(metrics?.payload).toContain(
      'ordago_provider_call_seconds_count{provider="ezugi",call="list",outcome="unreachable"} 1',
    );
    expect(metrics?.payload).toContain(
      'ordago_provider_callback_seconds_count{provider="ezugi",action="unknown",verdict="unproven"} 1',
    );
  });
});

describe('rows of another shape', () => {
  it('are counted in the health of their provider and logged, and the usable ones are listed', async () => {
    const table = { table_id: '1', application: 'roulette', table_name: 'Ruleta Coro', image: '' };
    const tables = [table, { ...table, table_id: '2', image: 'javascript:x' }, { ...table, table_name: null }];
    const { provider } = wireTo('vivo', vivo, { tables });
    const { pool } = testServer.db;
    const warned: unknown[][] = [];
    const log = { warn: (...reported: unknown[]) => void warned.push(reported), info: () => undefined };
    const stores = { catalogue: createCatalogueRepository(pool), health: createProvidersRepository(pool) };
    const rules = { enhancedRtpMin: 9_700, newDays: 30 };
    const synced = await createSyncCatalogue({ providers: [provider], ...stores, rules, log })(testServer.clock.now());
    vi.restoreAllMocks();
    expect(synced).toEqual({ touched: { vivo: 2 }, failed: [] });
    const firstFault = expect.stringMatching(/^row 1, image: /);
    expect(warned).toEqual([[{ provider: 'vivo', mismatched: 2, firstFault }, 'rows of another shape in a game list']]);
    const { rows: health } = await pool.query("select * from casino.provider where name = 'vivo'");
    expect(health).toMatchObject([{ rows_unusable: 2, first_fault: firstFault, failure: null }]);
    const { rows } = await pool.query(
      "select game_id from casino.game where provider = 'vivo' and is_active order by 1",
    );
    expect(rows.map(({ game_id }) => game_id)).toEqual(['1', '2']);
  });
});

describe('a game that a provider adds', () => {
  it('is new for the stated time; what the provider came with never is, nor what comes back', async () => {
    const { pool } = testServer.db;
    const log = { warn: () => undefined, info: () => undefined };
    const parts = { catalogue: createCatalogueRepository(pool), health: createProvidersRepository(pool), log };
    const start = testServer.clock.now();
    const newAfter = async (days: number, ids: readonly string[]) => {
      const rows = ids.map((code) => ({ category: 'live', code, img: '', name: `Salón ${code}` }));
      const { provider } = wireTo('jacktop', jacktop, rows);
      const rules = { enhancedRtpMin: 9_700, newDays: 30 };
      await createSyncCatalogue({ providers: [provider], ...parts, rules })(instant(start + days * DAY_MS));
      vi.restoreAllMocks();
      const version = await parts.catalogue.version();
      const games = (await parts.catalogue.activeGames()).filter(({ provider: name }) => name === 'jacktop');
      const isNew = ({ tab }: { tab: readonly string[] }) => tab.includes('new') && tab.includes('newreleases');
      return { version, ids: games.filter(isNew).map(({ gameId }) => gameId) };
    };
    expect((await newAfter(0, ['1', '2'])).ids).toEqual([]);
    expect((await newAfter(0.5, ['1', '2', 'late'])).ids).toEqual([]);
    expect((await newAfter(2, ['1', 'late', '3'])).ids).toEqual(['3']);
    const before = await newAfter(31.9, ['1', '2', 'late', '3']);
    expect(before.ids).toEqual(['3']);
    const after = await newAfter(32, ['1', '2', 'late', '3']);
    expect(after.ids).toEqual([]);
    expect(after.version).not.toBe(before.version);
    expect((await newAfter(40, ['1', '2', 'late', '3', '4'])).ids).toEqual(['4']);
  });
});

describe('a provider’s page', () => {
  it('is shown for a minute, in an origin of its own', async () => {
    const key = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(key).digest();
    const now = testServer.clock.now();
    await testServer.db.pool.query('insert into casino.launch_page values ($1, $2, $3)', [
      hash,
      '<script>game()</script>',
      new Date(now + MINUTE_MS),
    ]);
    const page = await testServer.visitor().call(readLaunchPage, { params: { key } });
    expect(page.http).toBe(200);
    expect(String(page.headers['content-type'])).toContain('text/html');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('allow-top-navigation');
    testServer.clock.advance(MINUTE_MS);
    expect((await testServer.visitor().call(readLaunchPage, { params: { key } })).http).toBe(404);
    expect((await testServer.visitor().call(readLaunchPage, { params: { key: 'x' } })).http).toBeLessThan(500);
  });
});
