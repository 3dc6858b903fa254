import { CATEGORIES, type CatalogueGame, type CatalogueQuery, openCatalogue } from '@ordago/catalogue-search';
import { addFavourite, readCatalogue } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOriginalsTestKit,
  type OriginalsTestKit,
} from '../../../../../originals/test-support/originals-test-kit.ts';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
  type SandboxReply,
} from '../../../../test-support/casino/casino-test-kit.ts';
import type { TestServer } from '../../../../test-support/server/index.ts';

/** The games of one server of games: found as a player's lobby finds them, opened as a player opens them. */
interface House {
  readonly testServer: TestServer;
  readonly player: CasinoPlayer;
  /** Providers whose games it serves: those that need no list are in every catalogue. */
  readonly routeProviders: readonly string[];
  /** Opens a game and asks the server of games what is to be played. */
  open(game: CatalogueGame): Promise<SandboxReply>;
}

let sandbox: CasinoTestKit;
let originals: OriginalsTestKit;
let houses: readonly House[];
beforeAll(async () => {
  sandbox = await createCasinoTestKit();
  originals = await createOriginalsTestKit();
  const bettor = await sandbox.player();
  const ours = await originals.player();
  houses = [
    {
      testServer: originals.testServer,
      player: ours,
      routeProviders: ['originals'],
      open: async ({ gameId }) => originals.as(await originals.open(ours, gameId)).get(''),
    },
    {
      testServer: sandbox.testServer,
      player: bettor,
      routeProviders: [],
      open: async (game) =>
        sandbox.as((await sandbox.open(bettor, await providerOf(sandbox, game), game.gameId)).token).get(''),
    },
  ];
});
afterAll(async () => {
  await sandbox.close();
  await originals.close();
});

async function providerOf({ testServer }: CasinoTestKit, { id }: CatalogueGame): Promise<string> {
  const { rows } = await testServer.db.pool.query<{ provider: string }>(
    'select provider from casino.game where id = $1',
    [id],
  );
  return rows[0]?.provider ?? '';
}

async function gamesOf(
  { testServer, routeProviders }: House,
  query: CatalogueQuery,
): Promise<readonly CatalogueGame[]> {
  const reply = await testServer.servers.get('player')?.inject({ url: readCatalogue.path });
  return openCatalogue(reply?.body ?? '')?.query({ routeProviders, ...query }).games ?? [];
}

describe('every category of the specification', () => {
  it.each(CATEGORIES.filter((name) => name !== 'favorite'))('%s has a game that opens', async (category) => {
    const opened: unknown[] = [];
    for (const house of houses) {
      const [game] = await gamesOf(house, { categories: [category], limit: 1 });
      if (game !== undefined) opened.push((await house.open(game)).http);
    }
    expect(opened.length).toBeGreaterThan(0);
    expect(new Set(opened)).toEqual(new Set([200]));
  });

  it('favorite has a game that opens once the player kept one', async () => {
    const [house] = houses;
    const [game] = house ? await gamesOf(house, { limit: 1 }) : [];
    if (house === undefined || game === undefined) throw new Error('no game');
    expect((await house.player.call(addFavourite, { body: { slot: game.id } })).status).toBe(0);
    const favourites = new Set([game.id]);
    const [kept] = await gamesOf(house, { categories: ['favorite'], favourites, limit: 1 });
    expect(kept?.id).toBe(game.id);
    expect((await house.open(game)).http).toBe(200);
  });
});
