import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  addFavourite,
  launchGame,
  listCasinoHistory,
  listFavourites,
  listGames,
  providerApis,
  readArt,
  readBlocklist,
  readBlocks,
  readCatalogue,
  readLivePlayers,
  removeFavourite,
  signOut,
} from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterEach(() => kit.sandbox.parts.faults.clear());
afterAll(() => kit.close());

describe('the catalogue', () => {
  it('holds at least 60 games of each provider, and only what the selection rules keep', async () => {
    const reply = await kit.testServer.visitor().call(listGames);
    const games = reply.result as { routeProvider: string; provider: string; gameName: string; imageUrl: string }[];
    const of = (name: string) => games.filter(({ routeProvider }) => routeProvider === name);
    expect(of('pragmaticrgs')).toHaveLength(72);
    expect(of('evolutionlive').length).toBeGreaterThanOrEqual(60);
    expect(of('slotegrator')).toHaveLength(65);
    expect(new Set(of('pragmaticrgs').map(({ provider }) => provider))).toEqual(new Set(['Pragmatic Play']));
    expect(games.some(({ gameName }) => /mobile|betradar/i.test(gameName))).toBe(false);
    expect(games.some(({ provider }) => /betradar|marea/i.test(provider))).toBe(false);
  });

  it('lists for a desktop and for a phone what runs there, of every provider', async () => {
    const visitor = kit.testServer.visitor();
    const namesOn = async (query: Record<string, string>) =>
      ((await visitor.call(listGames, { query })).result as { routeProvider: string }[]).map(
        ({ routeProvider }) => routeProvider,
      );
    const all = await namesOn({});
    const desktop = await namesOn({ platform: '1' });
    const phone = await namesOn({ platform: '2' });
    expect(new Set(desktop)).toEqual(new Set(all));
    expect(new Set(phone)).toEqual(new Set(all));
    // Every sixth game of Evoplay fits phones alone, every ninth desktops alone.
    const ofEvoplay = (names: readonly string[]) => names.filter((name) => name === 'evoplay').length;
    expect([ofEvoplay(all), ofEvoplay(desktop), ofEvoplay(phone)]).toEqual([156, 130, 147]);
  });

  it('answers on the paths of the specification in each provider’s own shape', async () => {
    const visitor = kit.testServer.visitor();
    const pragmatic = (await visitor.call(providerApis['pragmatic-rgs'].list)).result.game_list[0];
    expect(Object.keys(pragmatic)).toEqual(expect.arrayContaining(['id', 'name', 'provider', 'iconImageUrl']));
    const evolution = (await visitor.call(providerApis.evolution.list)).result[0];
    expect(Object.keys(evolution)).toEqual(
      expect.arrayContaining(['Trans', 'ImageURL', 'PageCode', 'System', 'MerchantName']),
    );
    const slotegrator = (await visitor.call(providerApis.slotegrator.list, { query: { project_name: 'ordago' } }))
      .result.items[0];
    expect(Object.keys(slotegrator)).toEqual(
      expect.arrayContaining(['uuid', 'provider', 'is_mobile', 'has_freespins']),
    );
  });

  it('is one file with a tag, and 304 for whoever has it; an unchanged list changes no tag', async () => {
    const visitor = kit.testServer.visitor();
    const file = await visitor.call(readCatalogue);
    expect(file.result).toMatchObject({ format: 'ordago-catalogue' });
    const etag = String(file.headers.etag);
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    expect(await visitor.call(readCatalogue, { headers: { 'if-none-match': etag } })).toMatchObject({ http: 304 });
    await kit.testServer.db.pool.query("update casino.game set tab = '{top}' where game_id = 'vs-jaguar-de-jade'");
    const changed = await visitor.call(readCatalogue, { headers: { 'if-none-match': etag } });
    expect(changed.http).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('goes out as small as brotli makes it, the same text for every caller', async () => {
    const plain = await kit.testServer.visitor().call(readCatalogue);
    const ask = async () =>
      kit.testServer.servers.get('player')?.inject({ url: readCatalogue.path, headers: { 'accept-encoding': 'br' } });
    let best = (await ask())?.rawPayload ?? Buffer.alloc(0);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const text = brotliDecompressSync(best).toString();
    const expected = brotliCompressSync(text, { params }).length;
    await expect
      .poll(
        async () => {
          best = (await ask())?.rawPayload ?? best;
          return best.length;
        },
        { timeout: 20_000 },
      )
      .toBe(expected);
    expect(JSON.parse(brotliDecompressSync(best).toString()).format).toBe(plain.result.format);
  });

  it('has another tag in another database, though the count of its versions began anew', async () => {
    const visitor = kit.testServer.visitor();
    const { pool } = kit.testServer.db;
    const etag = String((await visitor.call(readCatalogue)).headers.etag);
    const { rows } = await pool.query<{ edition: string; version: string }>(
      'select edition, version from casino.catalogue',
    );
    expect(etag).toBe(`"casino-${rows[0]?.edition}-${rows[0]?.version}"`);
    // As after a reset: the same version, under an edition that was drawn anew by the column's own default.
    await pool.query('update casino.catalogue set edition = default');
    expect(await visitor.call(readCatalogue, { headers: { 'if-none-match': etag } })).toMatchObject({ http: 200 });
  });

  it('declares a return only where the provider does', async () => {
    const games = (await kit.testServer.visitor().call(listGames)).result as { routeProvider: string; rtp?: string }[];
    const silent = [
      'evolutionlive',
      'evoplay',
      'ezugi',
      'slotegrator',
      'jacktop',
      'vivogaming',
      'universalrace',
      'xpg',
      'pgsoft',
      'popokgaming',
      'popokgaminglive',
      'pragmaticlive',
      'tvbet',
    ];
    for (const { routeProvider, rtp } of games) {
      if (silent.includes(routeProvider)) expect(rtp).toBeUndefined();
      else expect(rtp).toMatch(/^(89|9\d)\.\d{2}$/);
    }
  });

  it('draws a picture for a game without one, for ever; an unknown one is not found', async () => {
    const visitor = kit.testServer.visitor();
    const [game] = (await visitor.call(listGames)).result as { imageUrl: string }[];
    const file = decodeURIComponent(game?.imageUrl.replace('/art/', '') ?? '');
    const art = await visitor.call(readArt, { params: { file } });
    expect(art.http).toBe(200);
    expect(art.headers).toMatchObject({ 'content-type': expect.stringContaining('svg') });
    expect(art.headers['cache-control']).toContain('immutable');
    // Staff see it from another site.
    expect(art.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await visitor.call(readArt, { params: { file: `x${file}` } })).http).toBe(404);
  });

  it('keeps a provider’s games when its list cannot be had, counts rows of another shape, and reports it', async () => {
    await kit.sandbox.parts.faults.add({ target: 'pragmatic-rgs', kind: 'garbage', rate: 1, left: 1 });
    const result = await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    // Our own game server does not run beside this fixture, so it gives no list either.
    expect(result.failed).toEqual(['originals', 'pragmatic-rgs']);
    const { rows } = await kit.testServer.db.pool.query("select * from casino.provider where name = 'pragmatic-rgs'");
    expect(rows).toMatchObject([{ rows_kept: 72, failure: 'not a game list' }]);
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
  });

  it('counts players from sessions', async () => {
    const who = await kit.player();
    const { id } = await kit.open(who, 'slotegrator', 7);
    expect((await kit.testServer.visitor().call(readLivePlayers)).result.games[id]).toBe('1');
  });
});

describe('opening a game', () => {
  it('asks a guest to sign in', async () => {
    const [game] = (await kit.testServer.visitor().call(listGames)).result as { id: string }[];
    const reply = await kit.testServer.visitor().call(launchGame, { body: { game_id: game?.id } });
    expect(reply.refusal).toBe('sign-in-to-play');
    expect((await kit.testServer.visitor().call(launchGame, { body: { game_id: '1' } })).refusal).toBe(
      'game-not-found',
    );
  });

  it('answers on the paths of the specification', async () => {
    const who = await kit.player();
    const games = (await who.call(listGames)).result as { routeProvider: string; gameId: string }[];
    const idOfFirst = (name: string) => games.find(({ routeProvider }) => routeProvider === name)?.gameId ?? '';
    const pragmatic = { game_id: idOfFirst('pragmaticrgs'), device_type: '2', play_mode: '1' };
    expect((await who.call(providerApis['pragmatic-rgs'].open, { query: pragmatic })).result).toMatch(
      /^http:\/\/games\./,
    );
    const evolution = { page_id: idOfFirst('evolutionlive'), language: 'pt-PT' };
    expect((await who.call(providerApis.evolution.open, { query: evolution })).result.launch_url).toContain('lang=pt');
    const slotegrator = { game_uuid: idOfFirst('slotegrator'), language: 'es-es', return_url: 'http://x' };
    expect((await who.call(providerApis.slotegrator.open, { query: slotegrator })).result.url).toContain('code=');
  });

  it('lets a guest practise where the game has it: play money, no session, no wallet call', async () => {
    const guest = kit.testServer.visitor();
    const games = (await guest.call(listGames)).result as { id: string; gameId: string; routeProvider: string }[];
    const of = (name: string) => games.find(({ routeProvider }) => routeProvider === name);
    const opened = await guest.call(launchGame, { body: { game_id: of('pragmaticrgs')?.id, demo: true } });
    expect(opened.result.session).toBeNull();
    const token = await kit.enter(opened.result.url);
    const session = await kit.as(token).get('');
    expect(session.body).toMatchObject({ isDemo: true, currency: 'FUN', balance: '1000.00' });
    const round = (await kit.spin(token, 'practice-01', '100.00')).body;
    expect(round.state).toBe('settled');
    expect(Number(round.balance)).toBeCloseTo(900 + Number(round.payout), 5);
    const spent = await kit.post('/console/rounds', { provider: 'pragmatic-rgs', session: token, stake: '1000.00' });
    expect(spent.body.state).toBe(Number(round.balance) < 1_000 ? 'refused' : 'settled');
    expect((await kit.testServer.db.pool.query("select from casino.round where currency = 'FUN'")).rowCount).toBe(0);
    const path = { game_id: of('pragmaticrgs')?.gameId ?? '', play_mode: '0' };
    expect((await guest.call(providerApis['pragmatic-rgs'].open, { query: path })).result).toContain('code=');
    const none = await guest.call(launchGame, { body: { game_id: of('evolutionlive')?.id, demo: true } });
    expect(none.refusal).toBe('demo-not-available');
  });

  it('shows staff what failed at a provider, and that it works again', async () => {
    const who = await kit.player();
    const [game] = ((await who.call(listGames)).result as { id: string; routeProvider: string }[]).filter(
      ({ routeProvider }) => routeProvider === 'evolutionlive',
    );
    await kit.sandbox.parts.faults.add({ target: 'evolution', kind: 'garbage', rate: 1, left: 1 });
    expect((await who.call(launchGame, { body: { game_id: game?.id } })).refusal).toBe('provider-error');
    const { rows } = await kit.testServer.db.pool.query("select * from casino.provider where name = 'evolution'");
    expect(rows[0]).toMatchObject({ failure: null, last_failure: 'launch: no entry' });
    expect(rows[0].failed_at).not.toBeNull();
  });

  it('refuses what is blocked for the player, and names it', async () => {
    const who = await kit.player();
    const { id } = await kit.open(who, 'evolution');
    await kit.testServer.db.pool.query(
      "insert into casino.block (player, provider, at) values ($1, 'evolution', now())",
      [who.id],
    );
    await kit.testServer.db.pool.query(
      "insert into casino.block (player, casino_type, at) values ($1, 'virtual', now())",
      [who.id],
    );
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('provider-blocked');
    expect((await who.call(readBlocks)).result).toEqual({
      providers: ['evolutionlive'],
      casinoTypes: ['virtual'],
      parts: ['virtual', 'horses'],
      isCasinoBlocked: false,
      seesHidden: false,
    });
    expect((await who.call(readBlocklist)).result).toEqual(['evolutionlive']);
    expect((await kit.testServer.visitor().call(readBlocklist)).result).toEqual([]);
  });

  it('opens no replacement that is blocked as well', async () => {
    const who = await kit.player();
    const closed = await kit.open(who, 'evolution', 3);
    const open = await kit.open(who, 'slotegrator', 3);
    const pool = kit.testServer.db.pool;
    await pool.query('update casino.game set replacement = $2 where id = $1', [closed.id, open.id]);
    await pool.query("insert into casino.block (player, provider, at) values ($1, 'evolution', now())", [who.id]);
    const { result } = await who.call(launchGame, { body: { game_id: closed.id } });
    expect(result.url).toContain('code=');
    expect(result.replacement).toMatchObject({ id: open.id, gameId: open.gameId, routeProvider: 'slotegrator' });
    await pool.query("insert into casino.block (player, provider, at) values ($1, 'slotegrator', now())", [who.id]);
    expect((await who.call(launchGame, { body: { game_id: closed.id } })).refusal).toBe('provider-blocked');
  });

  it('opens the variant for the device of a game that its provider keeps twice, and both play as the one game', async () => {
    const who = await kit.player();
    const { rows } = await kit.testServer.db.pool.query<{ id: string; game_id: string; mobile_game_id: string }>(
      "select id, game_id, mobile_game_id from casino.game where provider = 'slotegrator' and mobile_game_id is not null order by id",
    );
    // Every fifth of 65; nobody lists a variant by itself.
    expect(rows).toHaveLength(13);
    const [game = { id: '', game_id: '', mobile_game_id: '' }] = rows;
    const listed = (await who.call(listGames, { query: { routeProvider: 'slotegrator' } })).result as {
      gameId: string;
    }[];
    expect(listed.map(({ gameId }) => gameId)).not.toContain(game.mobile_game_id);
    const opened = async (platform: number) => {
      const { url } = (await who.call(launchGame, { body: { game_id: game.id, platform } })).result;
      const session = await kit.enter(url);
      const found = await kit.sandbox.parts.pool.query(
        "select game from play_session where token_hash = sha256(convert_to($1, 'UTF8'))",
        [session],
      );
      return { session, game: found.rows[0]?.game };
    };
    expect((await opened(1)).game).toBe(game.game_id);
    const phone = await opened(2);
    expect(phone.game).toBe(game.mobile_game_id);
    expect((await kit.spin(phone.session, 'attempt-0001', '2.00')).body.state).toBe('settled');
    const { list } = (await who.call(listCasinoHistory)).result;
    const names = await kit.testServer.db.pool.query('select name from casino.game where id = $1', [game.id]);
    expect(list).toMatchObject([{ game_name: names.rows[0].name, bet_amount: '2.00' }]);
  });

  it('refuses when the provider fails', async () => {
    const who = await kit.player();
    const { id } = await kit.open(who, 'slotegrator', 5);
    await kit.sandbox.parts.faults.add({ target: 'slotegrator', kind: 'error', rate: 1, left: 1 });
    expect((await who.call(launchGame, { body: { game_id: id } })).refusal).toBe('provider-error');
  });

  it('ends with the sign-in that opened it: stakes are refused, wins are paid', async () => {
    const who = await kit.player();
    const { gameId: game } = await kit.open(who, 'slotegrator', 9);
    const call = (rest: object) =>
      kit.post('/console/callbacks/slotegrator', { player: who.username, game, round: 'out-1', ...rest });
    await call({ action: 'bet', transaction: 'out-bet-1', amount: '10.00' });
    await who.call(signOut);
    const late = await call({ action: 'bet', transaction: 'out-bet-2', amount: '10.00' });
    expect(late.text).toContain('game-session-expired');
    expect((await call({ action: 'win', transaction: 'out-win-1', amount: '4.00' })).text).toContain('94.00');
  });

  it('ends the earlier session of the same game, and no other', async () => {
    const who = await kit.player();
    const first = await kit.open(who, 'slotegrator', 1);
    const elsewhere = await kit.open(who, 'slotegrator', 2);
    const second = await kit.open(who, 'slotegrator', 1);
    expect((await kit.spin(first.token, 'attempt-0001')).body.state).toBe('refused');
    expect((await kit.spin(elsewhere.token, 'attempt-0001')).body.state).toBe('settled');
    expect((await kit.spin(second.token, 'attempt-0001')).body.state).toBe('settled');
  });
});

describe('favourites', () => {
  it('are kept once, listed by their key, and forgotten', async () => {
    const who = await kit.player();
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
    const who = await kit.player();
    await kit.testServer.db.pool.query(
      `with many as (
         insert into casino.game (provider, game_id, name, studio, casino_type, raw, is_active, added_at, changed_at)
         select 'slotegrator', 'many-' || n, 'Muchos', 'DLV', 'slots', '{}', false, now(), now()
         from generate_series(1, 500) n on conflict do nothing returning id)
       insert into casino.favourite select $1, id, now() from many`,
      [who.id],
    );
    const [game] = (await who.call(listGames)).result as { id: string }[];
    expect((await who.call(addFavourite, { body: { slot: game?.id } })).refusal).toBe('favourites-full');
    expect((await kit.testServer.visitor().call(listFavourites)).refusal).toBe('sign-in-for-favourites');
  });
});
