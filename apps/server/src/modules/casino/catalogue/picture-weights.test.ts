import { listGames, listProviders, staffSignIn } from '@ordago/contracts';
import { DAY_MS, MINUTE_MS } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { createTestServer, type TestServer } from '../../../../test-support/server/index.ts';
import { jacktop } from '../../../adapters/game-providers/jacktop/adapter.ts';
import { createProvidersRepository } from '../providers/repository/providers.repository.ts';
import type { Weighing } from './domain/picture.ts';
import { createCatalogueRepository } from './repository/catalogue.repository.ts';
import { createPicturesRepository } from './repository/pictures.repository.ts';
import { createSyncCatalogue } from './use-cases/sync-catalogue.ts';
import { createWeighPictures } from './use-cases/weigh-pictures.ts';

const BYTES_MAX = 1_000;
const CHIEF = { username: 'picture_chief', password: 'Ordago-2026' };
const OURS = expect.stringMatching(/^\/art\//);
const ORIGIN = 'https://cdn.example';
const LOG = { warn: () => undefined, info: () => undefined };
let testServer: TestServer;
let catalogue: ReturnType<typeof createCatalogueRepository>;
/** Sizes of pictures, by path; a missing one cannot be fetched. */
const weights = new Map<string, number>();

beforeAll(async () => {
  testServer = await createTestServer({ env: { SANDBOX_ORIGIN: 'http://127.0.0.1:9', GAME_PROVIDERS: 'jacktop' } });
  catalogue = createCatalogueRepository(testServer.db.pool);
  await testServer.modules.identity.hireStaff(
    { ...CHIEF, level: 3, parent: null },
    { by: 'system', now: testServer.clock.now() },
  );
});
afterAll(() => testServer.close());

/** The provider lists these games, each with the path of its picture. */
async function list(pictures: Readonly<Record<string, string>>): Promise<void> {
  const rows = Object.entries(pictures).map(([code, img]) => ({ category: 'live', code, img, name: `Salón ${code}` }));
  const { provider } = wireTo('jacktop', jacktop, rows);
  const stores = { catalogue, health: createProvidersRepository(testServer.db.pool) };
  const rules = { enhancedRtpMin: 9_700, newDays: 30 };
  await createSyncCatalogue({ providers: [provider], ...stores, rules, log: LOG })(testServer.clock.now());
  vi.restoreAllMocks();
}

/** One run of the job; answers what it asked for, and how many at once. */
async function weigh(bytesMax = BYTES_MAX): Promise<{ asked: string[]; atOnceMax: number }> {
  const asked: string[] = [];
  let atOnce = 0;
  let atOnceMax = 0;
  const scales = {
    weigh: async (address: string): Promise<Weighing> => {
      asked.push(address.replace(ORIGIN, ''));
      atOnce += 1;
      atOnceMax = Math.max(atOnceMax, atOnce);
      await new Promise((done) => setImmediate(done));
      atOnce -= 1;
      const weight = weights.get(address.replace(ORIGIN, ''));
      if (weight === undefined) return { verdict: 'unreachable', reason: 'HTTP 404' };
      return { verdict: weight <= bytesMax ? 'fits' : 'too-heavy', weight };
    },
  };
  const pictures = createPicturesRepository(testServer.db.pool);
  await createWeighPictures({ pictures, scales, bytesMax, log: LOG })(testServer.clock.now());
  return { asked: asked.sort(), atOnceMax };
}

/** The picture of each game as the lobby shows it. */
async function shown(): Promise<Record<string, string>> {
  const games = (await testServer.visitor().call(listGames)).result as { gameId: string; imageUrl: string }[];
  return Object.fromEntries(games.map(({ gameId, imageUrl }) => [gameId, imageUrl]));
}

describe('the picture of a provider', () => {
  it('is shown once it is weighed and fits; until then, over the budget or out of reach our drawing replaces it', async () => {
    weights.set('/light.png', 1_000).set('/heavy.png', 1_001);
    await list({ light: '/light.png', heavy: '/heavy.png', gone: '/gone.png', none: '' });
    expect(await shown()).toEqual({ light: OURS, heavy: OURS, gone: OURS, none: OURS });
    const before = await catalogue.version();
    expect((await weigh()).asked).toEqual(['/gone.png', '/heavy.png', '/light.png']);
    expect(await shown()).toEqual({ light: `${ORIGIN}/light.png`, heavy: OURS, gone: OURS, none: OURS });
    expect(await catalogue.version()).not.toBe(before);
  });

  it('is counted for staff where it is not shown', async () => {
    const chief = testServer.visitor();
    expect((await chief.call(staffSignIn, { body: CHIEF })).status).toBe(0);
    const rows = (await chief.call(listProviders)).result as { name: string }[];
    expect(rows.find(({ name }) => name === 'jacktop')).toMatchObject({
      games: '4',
      pictures_too_heavy: '1',
      pictures_unreachable: '1',
    });
  });

  it('is asked for again only where it did not fit, after a day; the same end changes no version', async () => {
    const before = await catalogue.version();
    testServer.clock.advance(DAY_MS - MINUTE_MS);
    expect((await weigh()).asked).toEqual([]);
    testServer.clock.advance(MINUTE_MS);
    expect((await weigh()).asked).toEqual(['/gone.png', '/heavy.png']);
    expect(await catalogue.version()).toBe(before);
    weights.set('/gone.png', 10);
    testServer.clock.advance(DAY_MS);
    await weigh();
    expect(await shown()).toMatchObject({ gone: `${ORIGIN}/gone.png`, heavy: OURS });
    expect(await catalogue.version()).not.toBe(before);
  });

  it('is weighed anew at another address, and not shown in between', async () => {
    weights.set('/light-2.png', 5_000).set('/heavy-2.png', 5);
    await list({ light: '/light-2.png', heavy: '/heavy-2.png', gone: '/gone.png', none: '' });
    expect(await shown()).toMatchObject({ light: OURS, heavy: OURS, gone: `${ORIGIN}/gone.png` });
    expect((await weigh()).asked).toEqual(['/heavy-2.png', '/light-2.png']);
    expect(await shown()).toMatchObject({ light: OURS, heavy: `${ORIGIN}/heavy-2.png` });
  });

  it('is weighed anew against another budget', async () => {
    const before = await catalogue.version();
    expect((await weigh(6_000)).asked).toEqual(['/gone.png', '/heavy-2.png', '/light-2.png']);
    expect(await shown()).toMatchObject({ light: `${ORIGIN}/light-2.png` });
    expect(await catalogue.version()).not.toBe(before);
    expect((await weigh(6_000)).asked).toEqual([]);
  });

  it('waits for the next run behind two hundred others, four at a time', async () => {
    const many = Object.fromEntries(Array.from({ length: 203 }, (_, n) => [`many-${n}`, `/many/${n}.png`]));
    await list(many);
    const first = await weigh();
    const second = await weigh();
    expect([first.asked.length, second.asked.length, first.atOnceMax]).toEqual([200, 3, 4]);
    expect(new Set([...first.asked, ...second.asked]).size).toBe(203);
  });
});
