import { listGames } from '@ordago/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIMULATORS } from '../../../../../sandbox/src/game-providers/simulators.ts';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';

/** Providers whose lists have no field for a picture, sportsbooks of partners among them. */
const WITHOUT_FIELD = ['betconstruct', 'digitain', 'gr8', 'pragmatic-live', 'universal-race', 'xpg'];
/** Games of each provider whose pictures are drawn here. */
const GAMES_EACH = 3;
/** Default budget of a picture (`GAME_PICTURE_KB_MAX`). */
const PICTURE_BYTES_MAX = 60 * 1024;

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

interface Row {
  readonly provider: string;
  readonly gameId: string;
  readonly address: string | null;
}
const listed = async (): Promise<readonly Row[]> =>
  (
    await kit.testServer.db.pool.query<Row>(
      `select provider, game_id as "gameId", image_url as address from casino.game where is_active and provider <> 'house'`,
    )
  ).rows;

it('every provider whose list has a field for a picture sends one with each of its games', async () => {
  const rows = await listed();
  const without = new Set(rows.filter(({ address }) => address === null).map(({ provider }) => provider));
  expect([...without].sort()).toEqual(WITHOUT_FIELD);
  const providers = new Set(rows.map(({ provider }) => provider));
  expect(Object.keys(SIMULATORS).filter((name) => !providers.has(name))).toEqual([]);
});

it('every one is a drawing that the provider serves, and most fit the budget', { timeout: 120_000 }, async () => {
  const seen = new Map<string, number>();
  const sizes: number[] = [];
  for (const { provider, address } of await listed()) {
    const count = seen.get(provider) ?? 0;
    seen.set(provider, count + 1);
    if (address === null || count >= GAMES_EACH) continue;
    const picture = await kit.sandbox.app.inject({ method: 'GET', url: new URL(address).pathname });
    expect([address, picture.statusCode, picture.headers['content-type']]).toEqual([address, 200, 'image/svg+xml']);
    expect(picture.payload).toMatch(/^<svg /);
    sizes.push(picture.rawPayload.length);
  }
  const fitting = sizes.filter((bytes) => bytes <= PICTURE_BYTES_MAX);
  // A few are too heavy, as some of any provider are: our own drawing is shown instead.
  expect(fitting.length).toBeGreaterThan(sizes.length * 0.9);
});

it('the lobby shows those that the operator has weighed', { timeout: 120_000 }, async () => {
  await kit.testServer.modules.casino.jobs.find(({ name }) => name === 'casino.weigh-pictures')?.run({});
  const { rows: weighed } = await kit.testServer.db.pool.query(
    'select g.provider, p.address, p.verdict from casino.picture p join casino.game g on g.id = p.game',
  );
  expect(weighed.length).toBeGreaterThan(100);
  expect(weighed.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
  const games = (await kit.testServer.visitor().call(listGames)).result as { id: string; imageUrl: string }[];
  const shown = games.filter(({ imageUrl }) => /\/(pictures|habanero)\//.test(imageUrl));
  expect(shown.length).toBeGreaterThan(0);
});

it('a picture of a game that nobody has is none', async () => {
  for (const url of ['/pictures/amatic/none.svg', '/pictures/none/am-1.svg', '/habanero/img/none.svg'])
    expect((await kit.sandbox.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});
