import {
  addFavourite,
  createFavouriteFolder,
  deleteFavouriteFolder,
  FOLDERS_MAX,
  listFavouriteFolders,
  listFavourites,
  listGames,
  moveFavourite,
  removeFavourite,
  renameFavouriteFolder,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
let games: readonly string[];
beforeAll(async () => {
  kit = await createCasinoTestKit();
  const listed = (await kit.testServer.visitor().call(listGames)).result as { id: string }[];
  games = listed.slice(0, 3).map(({ id }) => id);
});
afterAll(() => kit.close());

const first = 0;
const second = 1;
const third = 2;
const gameAt = (place: number) => games[place] ?? '';
const create = (who: CasinoPlayer, name: string) => who.call(createFavouriteFolder, { body: { name } });
const move = (who: CasinoPlayer, game: string, folder: string | null) =>
  who.call(moveFavourite, { body: { id: game, folder } });
const listOf = async (who: CasinoPlayer) =>
  (await who.call(listFavouriteFolders)).result.folders.map(({ name, games }: { name: string; games: string[] }) => ({
    name,
    games,
  }));
async function keep(who: CasinoPlayer, ...kept: string[]): Promise<void> {
  for (const slot of kept) await who.call(addFavourite, { body: { slot } });
}

describe('folders of favourites', () => {
  it('are made, filled, renamed and deleted; their games stay favourites', async () => {
    const who = await kit.player();
    await keep(who, gameAt(first), gameAt(second), gameAt(third));
    expect(await listOf(who)).toEqual([]);
    const night = (await create(who, '  De   noche ')).result;
    expect(night).toMatchObject({ name: 'De   noche' });
    const { id: calm } = (await create(who, 'Calma')).result;
    expect((await move(who, gameAt(first), night.id)).result).toEqual({ folder: night.id });
    expect((await move(who, gameAt(second), night.id)).result).toEqual({ folder: night.id });
    await move(who, gameAt(second), calm);
    expect(await listOf(who)).toEqual([
      { name: 'Calma', games: [gameAt(second)] },
      { name: 'De   noche', games: [gameAt(first)] },
    ]);
    await move(who, gameAt(second), null);
    const renamed = await who.call(renameFavouriteFolder, { params: { id: calm }, body: { name: 'Al azar' } });
    expect(renamed.result).toEqual({ id: calm, name: 'Al azar' });
    expect(await listOf(who)).toMatchObject([{ name: 'Al azar', games: [] }, { games: [gameAt(first)] }]);
    const remove = () => who.call(deleteFavouriteFolder, { params: { id: night.id } });
    expect((await remove()).result).toEqual({ removed: true });
    expect((await remove()).result).toEqual({ removed: false });
    expect(await listOf(who)).toEqual([{ name: 'Al azar', games: [] }]);
    expect(Object.keys((await who.call(listFavourites)).result.favorite_slots)).toHaveLength(3);
  });

  it('forget a game that is no favourite any more, and do not remember it when it comes back', async () => {
    const who = await kit.player();
    await keep(who, gameAt(first));
    const { id } = (await create(who, 'Casa')).result;
    await move(who, gameAt(first), id);
    await who.call(removeFavourite, { body: { id: gameAt(first) } });
    expect(await listOf(who)).toEqual([{ name: 'Casa', games: [] }]);
    await keep(who, gameAt(first));
    expect(await listOf(who)).toEqual([{ name: 'Casa', games: [] }]);
  });

  it('of others are unknown: neither filled, renamed nor deleted', async () => {
    const who = await kit.player();
    const other = await kit.player();
    await keep(other, gameAt(first));
    const { id } = (await create(who, 'Mía')).result;
    expect((await move(other, gameAt(first), id)).refusal).toBe('folder-not-found');
    const renamed = await other.call(renameFavouriteFolder, { params: { id }, body: { name: 'Suya' } });
    expect(renamed.refusal).toBe('folder-not-found');
    expect((await other.call(deleteFavouriteFolder, { params: { id } })).result).toEqual({ removed: false });
    expect(await listOf(who)).toEqual([{ name: 'Mía', games: [] }]);
  });

  it('take no game that is no favourite', async () => {
    const who = await kit.player();
    const { id } = (await create(who, 'Vacía')).result;
    expect((await move(who, gameAt(first), id)).refusal).toBe('favourite-not-found');
  });

  it.each(['Café', 'cafe', 'CAFÉ!'])('have names that differ: %s beside Café', async (name) => {
    const who = await kit.player();
    const { id } = (await create(who, 'Café')).result;
    expect((await create(who, name)).refusal).toBe('folder-name-taken');
    const { id: other } = (await create(who, 'Té')).result;
    const renamed = await who.call(renameFavouriteFolder, { params: { id: other }, body: { name } });
    expect(renamed.refusal).toBe('folder-name-taken');
    expect((await who.call(renameFavouriteFolder, { params: { id }, body: { name } })).result).toEqual({ id, name });
  });

  it('may be named by signs alone, and refuse no name, a long one and control characters', async () => {
    const who = await kit.player();
    expect((await create(who, '★')).refusal).toBe('');
    expect((await create(who, '♥')).refusal).toBe('');
    for (const name of ['', '   ', 'x'.repeat(41), 'a\u202eb']) {
      expect((await create(who, name)).refusal).toBe('validation-failed');
    }
  });

  it('stop at 20, also when many are made at once', async () => {
    const who = await kit.player();
    const made = await Promise.all(Array.from({ length: FOLDERS_MAX + 5 }, (_, i) => create(who, `F${i}`)));
    const refused = made.filter(({ refusal }) => refusal !== '');
    expect(refused.map(({ refusal }) => refusal)).toEqual(Array(5).fill('folders-full'));
    expect(await listOf(who)).toHaveLength(FOLDERS_MAX);
  });

  it('need a sign-in', async () => {
    expect((await kit.testServer.visitor().call(listFavouriteFolders)).refusal).toBe('sign-in-for-favourites');
  });
});
