import {
  addFavourite,
  launchGame,
  listCasinoHistory,
  listEvolutionGames,
  listFavourites,
  listGames,
  listPragmaticRgsGames,
  listSlotegratorGames,
  listSlotsBetHistory,
  openEvolutionFrame,
  openPragmaticRgsGame,
  openSlotegratorGame,
  readArt,
  readBlocklist,
  readBlocks,
  readCatalogue,
  readLivePlayers,
  removeFavourite,
  signOut,
} from '@ordago/contracts';
import { type CasinoStage, createCasinoStage } from '@ordago/testing/casino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let stage: CasinoStage;
beforeAll(async () => {
  stage = await createCasinoStage();
});
afterEach(() => stage.sandbox.parts.faults.clear());
afterAll(() => stage.close());

describe('the catalogue', () => {
  it('holds at least 60 games of each provider, and only what the selection rules keep', async () => {
    const reply = await stage.house.visitor().call(listGames);
    const games = reply.result as { routeProvider: string; provider: string; gameName: string; imageUrl: string }[];
    const of = (name: string) => games.filter(({ routeProvider }) => routeProvider === name);
    expect(of('pragmaticrgs')).toHaveLength(60);
    expect(of('evolutionlive').length).toBeGreaterThanOrEqual(60);
    expect(of('slotegrator')).toHaveLength(65);
    expect(new Set(of('pragmaticrgs').map(({ provider }) => provider))).toEqual(new Set(['Pragmatic Play']));
    expect(games.some(({ gameName }) => /mobile|betradar|marea/i.test(gameName))).toBe(false);
  });

  it('answers on the paths of the specification in each provider’s own shape', async () => {
    const visitor = stage.house.visitor();
    const pragmatic = (await visitor.call(listPragmaticRgsGames)).result.game_list[0];
    expect(Object.keys(pragmatic)).toEqual(expect.arrayContaining(['id', 'name', 'provider', 'iconImageUrl']));
    const evolution = (await visitor.call(listEvolutionGames)).result[0];
    expect(Object.keys(evolution)).toEqual(
      expect.arrayContaining(['Trans', 'ImageURL', 'PageCode', 'System', 'MerchantName']),
    );
    const slotegrator = (await visitor.call(listSlotegratorGames, { query: { project_name: 'ordago' } })).result
      .items[0];
    expect(Object.keys(slotegrator)).toEqual(
      expect.arrayContaining(['uuid', 'provider', 'is_mobile', 'has_freespins']),
    );
  });

  it('is one file with a tag, and 304 for whoever has it; an unchanged list changes no tag', async () => {
    const visitor = stage.house.visitor();
    const file = await visitor.call(readCatalogue);
    expect(file.result).toMatchObject({ format: 'ordago-catalogue' });
    const etag = String(file.headers.etag);
    await stage.house.modules.casino.syncCatalogue(stage.house.clock.now());
    expect(await visitor.call(readCatalogue, { headers: { 'if-none-match': etag } })).toMatchObject({ http: 304 });
    await stage.house.db.pool.query("update casino.game set tab = '{top}' where game_id = 'vs-jaguar-de-jade'");
    const changed = await visitor.call(readCatalogue, { headers: { 'if-none-match': etag } });
    expect(changed.http).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('declares a return only where the provider does', async () => {
    const games = (await stage.house.visitor().call(listGames)).result as { routeProvider: string; rtp?: string }[];
    for (const { routeProvider, rtp } of games) {
      if (routeProvider === 'pragmaticrgs') expect(rtp).toMatch(/^9\d\.\d{2}$/);
      else expect(rtp).toBeUndefined();
    }
  });

  it('draws a picture for a game without one, for ever; an unknown one is not found', async () => {
    const visitor = stage.house.visitor();
    const [game] = (await visitor.call(listGames)).result as { imageUrl: string }[];
    const file = decodeURIComponent(game?.imageUrl.replace('/art/', '') ?? '');
    const art = await visitor.call(readArt, { params: { file } });
    expect(art.http).toBe(200);
    expect(art.headers).toMatchObject({ 'content-type': expect.stringContaining('svg') });
    expect(art.headers['cache-control']).toContain('immutable');
    expect((await visitor.call(readArt, { params: { file: `x${file}` } })).http).toBe(404);
  });

  it('keeps a provider’s games when its list cannot be had, counts rows of another shape, and says so', async () => {
    await stage.sandbox.parts.faults.add({ target: 'pragmatic-rgs', kind: 'garbage', rate: 1, left: 1 });
    const result = await stage.house.modules.casino.syncCatalogue(stage.house.clock.now());
    expect(result.failed).toEqual(['pragmatic-rgs']);
    const { rows } = await stage.house.db.pool.query('select * from casino.provider order by name');
    expect(rows[1]).toMatchObject({ name: 'pragmatic-rgs', rows_kept: 60, failure: 'not a game list' });
    await stage.house.modules.casino.syncCatalogue(stage.house.clock.now());
  });

  it('counts players from sessions', async () => {
    const who = await stage.player();
    const { id } = await stage.open(who, 'slotegrator', 7);
    expect((await stage.house.visitor().call(readLivePlayers)).result.games[id]).toBe('1');
  });
});

describe('opening a game', () => {
  it('asks a guest to sign in', async () => {
    const [game] = (await stage.house.visitor().call(listGames)).result as { id: string }[];
    const reply = await stage.house.visitor().call(launchGame, { body: { game_id: game?.id } });
    expect(reply.refusal).toBe('sign-in-to-play');
    expect((await stage.house.visitor().call(launchGame, { body: { game_id: '1' } })).refusal).toBe('game-not-found');
  });

  it('answers on the paths of the specification', async () => {
    const who = await stage.player();
    const games = (await who.call(listGames)).result as { routeProvider: string; gameId: string }[];
    const idOfFirst = (name: string) => games.find(({ routeProvider }) => routeProvider === name)?.gameId ?? '';
    const pragmatic = { game_id: idOfFirst('pragmaticrgs'), device_type: '2', play_mode: '1' };
    expect((await who.call(openPragmaticRgsGame, { query: pragmatic })).result).toMatch(/^http:\/\/games\./);
    const evolution = { page_id: idOfFirst('evolutionlive'), language: 'pt-PT' };
    expect((await who.call(openEvolutionFrame, { query: evolution })).result.launch_url).toContain('lang=pt');
    const slotegrator = { game_uuid: idOfFirst('slotegrator'), language: 'es-es', return_url: 'http://x' };
    expect((await who.call(openSlotegratorGame, { query: slotegrator })).result.url).toContain('session=');
  });

  it('refuses what is blocked for the player, and says what is', async () => {
    const who = await stage.player();
    const { id } = await stage.open(who, 'evolution');
    await stage.house.db.pool.query("insert into casino.block (player, provider, at) values ($1, 'evolution', now())", [
      who.id,
    ]);
    await stage.house.db.pool.query(
      "insert into casino.block (player, casino_type, at) values ($1, 'virtual', now())",
      [who.id],
    );
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('provider-blocked');
    expect((await who.call(readBlocks)).result).toEqual({ providers: ['evolutionlive'], casinoTypes: ['virtual'] });
    expect((await who.call(readBlocklist)).result).toEqual(['evolutionlive']);
    expect((await stage.house.visitor().call(readBlocklist)).result).toEqual([]);
  });

  it('opens no replacement that is blocked as well', async () => {
    const who = await stage.player();
    const closed = await stage.open(who, 'evolution', 3);
    const open = await stage.open(who, 'slotegrator', 3);
    const pool = stage.house.db.pool;
    await pool.query('update casino.game set replacement = $2 where id = $1', [closed.id, open.id]);
    await pool.query("insert into casino.block (player, provider, at) values ($1, 'evolution', now())", [who.id]);
    expect((await who.call(launchGame, { body: { game_id: closed.id } })).result.url).toContain('session=');
    await pool.query("insert into casino.block (player, provider, at) values ($1, 'slotegrator', now())", [who.id]);
    expect((await who.call(launchGame, { body: { game_id: closed.id } })).refusal).toBe('provider-blocked');
  });

  it('says when the provider fails', async () => {
    const who = await stage.player();
    const { id } = await stage.open(who, 'slotegrator', 5);
    await stage.sandbox.parts.faults.add({ target: 'slotegrator', kind: 'error', rate: 1, left: 1 });
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('provider-error');
  });

  it('ends with the sign-in that opened it: stakes are refused, wins are paid', async () => {
    const who = await stage.player();
    const { gameId: game } = await stage.open(who, 'slotegrator', 9);
    const call = (rest: object) =>
      stage.post('/console/callbacks/slotegrator', { player: who.username, game, round: 'out-1', ...rest });
    await call({ action: 'bet', transaction: 'out-bet-1', amount: '10.00' });
    await who.call(signOut);
    const late = await call({ action: 'bet', transaction: 'out-bet-2', amount: '10.00' });
    expect(late.text).toContain('game-session-expired');
    expect((await call({ action: 'win', transaction: 'out-win-1', amount: '4.00' })).text).toContain('94.00');
  });

  it('ends the earlier session of the same game, and no other', async () => {
    const who = await stage.player();
    const first = await stage.open(who, 'slotegrator', 1);
    const elsewhere = await stage.open(who, 'slotegrator', 2);
    const second = await stage.open(who, 'slotegrator', 1);
    expect((await stage.spin(first.token, 'press-0001')).body.state).toBe('refused');
    expect((await stage.spin(elsewhere.token, 'press-0001')).body.state).toBe('settled');
    expect((await stage.spin(second.token, 'press-0001')).body.state).toBe('settled');
  });
});

describe('the histories', () => {
  it('filter, count, and clamp the page to the last one', async () => {
    const who = await stage.player();
    const { gameId } = await stage.open(who, 'slotegrator');
    const bet = (n: number, win: string) =>
      stage.post('/console/callbacks/slotegrator', {
        ...{ action: 'betwin', player: who.username, game: gameId, amount: '1.00', win },
        ...{ round: `h-${who.id}-${n}`, transaction: `h-${who.id}-${n}` },
      });
    for (let n = 0; n < 12; n += 1) await bet(n, n % 3 === 0 ? '2.50' : '0');
    const list = async (query: Record<string, string>) => (await who.call(listCasinoHistory, { query })).result;
    expect(await list({ page: '99' })).toMatchObject({ pageCount: '2', page: '1', list: [{}, {}] });
    expect((await list({ result: '1' })).list).toHaveLength(4);
    expect((await list({ result: '2' })).list).toHaveLength(8);
    expect((await list({ category: 'live-casino' })).list).toHaveLength(0);
    expect((await list({ balance: 'bonusBalance' })).list).toHaveLength(0);
    expect((await list({ provider: 'slotegrator', count: '100' })).list).toHaveLength(12);
    const slots = (await who.call(listSlotsBetHistory, { body: { page: 1 } })).result;
    expect(slots).toMatchObject({ count: '12' });
    expect(slots.data.at(-1)).toMatchObject({
      bet_amount: '1.00',
      multiplier: '2.50',
      payout: '2.50',
      amount: '1.50',
      status: '1',
    });
  });

  it('show a player their own rounds alone', async () => {
    const [one, other] = [await stage.player(), await stage.player()];
    await stage.spin((await stage.open(one, 'slotegrator')).token, 'press-0001');
    expect((await other.call(listCasinoHistory)).result.list).toEqual([]);
    expect((await stage.house.visitor().call(listCasinoHistory)).refusal).toBe('unauthorized');
  });
});

describe('favourites', () => {
  it('are kept once, listed by their key, and forgotten', async () => {
    const who = await stage.player();
    const [game] = (await who.call(listGames)).result as {
      id: string;
      gameId: string;
      provider: string;
      gameName: string;
    }[];
    const key = [game?.id, game?.gameId, game?.provider, game?.gameName].join('|');
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await who.call(addFavourite, { body: { slot: game?.id } })).result).toEqual({ key });
    }
    const kept = (await who.call(listFavourites)).result.favorite_slots;
    expect(Object.keys(kept)).toEqual([key]);
    expect(kept[key].tab).toContain('favorite');
    expect((await who.call(removeFavourite, { body: { id: key } })).result).toEqual({ removed: true });
    expect((await who.call(listFavourites)).result.favorite_slots).toEqual({});
  });

  it('stop at 500, and need a sign-in', async () => {
    const who = await stage.player();
    await stage.house.db.pool.query(
      `with many as (
         insert into casino.game (provider, game_id, name, studio, casino_type, raw, is_active, added_at, changed_at)
         select 'slotegrator', 'many-' || n, 'Muchos', 'DLV', 'slots', '{}', false, now(), now()
         from generate_series(1, 500) n on conflict do nothing returning id)
       insert into casino.favourite select $1, id, now() from many`,
      [who.id],
    );
    const [game] = (await who.call(listGames)).result as { id: string }[];
    expect((await who.call(addFavourite, { body: { slot: game?.id } })).refusal).toBe('favourites-full');
    expect((await stage.house.visitor().call(listFavourites)).refusal).toBe('sign-in-for-favourites');
  });
});
