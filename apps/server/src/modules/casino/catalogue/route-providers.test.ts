import { openCatalogue } from '@ordago/catalogue-search';
import { addFavourite, listGames, providerApis, readCatalogue } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';
import { createHiddenRoutes } from './domain/hidden-route.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

interface Row {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly routeProvider: string;
}

const gamesOf = async (query: Record<string, string>) =>
  (await kit.testServer.visitor().call(listGames, { query })).result as Row[];

describe('a list by route provider', () => {
  it.each([
    'rubyplay',
    'microgaming',
    'spinomenal',
    'pgsoft',
    'popokgaming',
    'popokgaminglive',
    'pragmaticlive',
    'tvbet',
  ])('of %s holds its games alone', async (routeProvider) => {
    const games = await gamesOf({ routeProvider });
    expect(games.length).toBeGreaterThan(10);
    expect(new Set(games.map((game) => game.routeProvider))).toEqual(new Set([routeProvider]));
  });

  it('of an unknown key answers that the provider is not found in the configuration', async () => {
    const answer = await kit.testServer.visitor().call(listGames, { query: { routeProvider: 'nosuchprovider' } });
    expect(answer.refusal).toBe('provider-not-configured');
  });

  it.each(['betradar', 'digitain', 'betconstruct', 'gr8', 'konami'])('of %s is empty', async (routeProvider) =>
    expect(await gamesOf({ routeProvider })).toEqual([]),
  );

  it('of favorite is the player’s own, and nobody’s for a guest', async () => {
    const who = await kit.player();
    const [game] = await gamesOf({ routeProvider: 'rubyplay' });
    await who.call(addFavourite, { body: { slot: game?.id } });
    const favourites = (await who.call(listGames, { query: { routeProvider: 'favorite' } })).result as Row[];
    expect(favourites.map(({ id }) => id)).toEqual([game?.id]);
    expect(await gamesOf({ routeProvider: 'favorite' })).toEqual([]);
  });

  it('leaves pragmaticf out, and so does the lobby’s file; a signed link brings it, marked as hidden', async () => {
    expect(await gamesOf({ routeProvider: 'pragmaticf' })).toEqual([]);
    expect((await gamesOf({})).filter(({ routeProvider }) => routeProvider === 'pragmaticf')).toEqual([]);
    const { rows } = await kit.testServer.db.pool.query(
      "select id from casino.game where provider = 'pragmaticf' and is_active",
    );
    expect(rows.length).toBeGreaterThan(0);
    const { config, clock } = kit.testServer;
    const signed = createHiddenRoutes(config.secretOf('token')).sign(clock.now()).value;
    const file = async (hiddenRoute: string, headers = {}) => {
      const server = kit.testServer.servers.get('player');
      const reply = await server?.inject({ url: readCatalogue.path, query: { hiddenRoute }, headers });
      return { http: reply?.statusCode, text: reply?.payload ?? '', etag: String(reply?.headers.etag) };
    };
    const idsIn = (text: string) => {
      const games = rows.map(({ id }) => id);
      const shown = openCatalogue(text)?.query({ withHidden: true, routeProviders: ['pragmaticf'] }).games ?? [];
      return games.filter((id) => shown.some((game) => game.id === id && game.isHidden));
    };
    const plain = await file('');
    const forged = await file(`${signed}0`);
    const whole = await file(signed);
    for (const { text } of [plain, forged]) expect(text).not.toContain('pragmaticf');
    expect(idsIn(whole.text)).toEqual(rows.map(({ id }) => id));
    expect([forged.etag, whole.etag]).toEqual([plain.etag, plain.etag.replace(/"$/, '-hidden"')]);
    expect((await file(signed, { 'if-none-match': plain.etag })).http).toBe(200);
    expect((await file(signed, { 'if-none-match': whole.etag })).http).toBe(304);
  });

  it('of one platform leaves out what runs on the other alone', async () => {
    const names = async (platform: 1 | 2) =>
      (await gamesOf({ routeProvider: 'pragmaticlive', platform: String(platform) })).map(({ gameName }) => gameName);
    const desktop = await names(1);
    const mobile = await names(2);
    const has = (list: readonly string[], word: string) => list.some((name) => name.includes(word));
    expect([has(desktop, 'Gran Salón'), has(desktop, 'Bolsillo')]).toEqual([true, false]);
    expect([has(mobile, 'Gran Salón'), has(mobile, 'Bolsillo')]).toEqual([false, true]);
    for (const word of ['Vestíbulo', 'Instalada'])
      expect([...desktop, ...mobile].some((name) => name.includes(word))).toBe(false);
  });

  it('reaches two thousand games in all', async () => expect((await gamesOf({})).length).toBeGreaterThanOrEqual(2_000));
});

describe('the paths of the specification', () => {
  it('part what PopOK lists into slots, live tables and mini games', async () => {
    const { slots, liveCasino, miniGames } = (await kit.testServer.visitor().call(providerApis.popok.list)).result;
    expect([slots.length, liveCasino.length, miniGames.length]).toEqual([120, 40, 24]);
  });

  it.each([
    [{ partner_name: 'ordago' }, 86],
    [{ platform: 'WEB' }, 78],
    [{ platform: 'MOBILE' }, 70],
  ])('list Pragmatic’s tables for %j: %d', async (query, count) => {
    const tables = (await kit.testServer.visitor().call(providerApis['pragmatic-live'].list, { query })).result;
    expect(tables).toHaveLength(count);
  });

  it('open any game of PopOK and any draw of TVBET when they name none', async () => {
    const who = await kit.player();
    const popok = (await who.call(providerApis.popok.open, { query: {} })).result;
    expect(popok).toEqual({ token: expect.stringMatching(/^\d+\../), provider_partner_id: '271', platform: '1' });
    expect(Object.keys((await who.call(providerApis.tvbet.open, { query: {} })).result)).toEqual(['token']);
  });

  it('do not open what the selection leaves out', async () => {
    const who = await kit.player();
    const live = { game_id: '1301' };
    expect((await who.call(providerApis['pragmatic-live'].open, { query: live })).refusal).toBe('game-not-found');
  });
});
