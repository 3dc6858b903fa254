import { launchGame, readCatalogue } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';
import type { LaunchAttempt, LaunchCheck } from '../index.ts';

/** Refusal of a module above the casino; none, until a test sets one. */
let reported: ReturnType<LaunchCheck> extends Promise<infer Answer> ? Answer : never = null;
let asked: LaunchAttempt[] = [];
const check: LaunchCheck = async (attempt) => {
  asked.push(attempt);
  return reported;
};

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit({ launchChecks: [async () => null, check] });
});
afterEach(() => {
  reported = null;
  asked = [];
});
afterAll(() => kit.close());

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await kit.testServer.db.pool.query(sql, [...values])).rows;
const someGame = async () =>
  (await query("select id::text from casino.game where provider = 'slotegrator' and is_active order by id limit 1"))[0]
    .id;
const launch = (who: CasinoPlayer, game: string) => who.call(launchGame, { body: { game_id: game } });

describe('a check of another module', () => {
  it('is asked about the player and the game, and stops the launch with its own reason', async () => {
    const who = await kit.player();
    const game = await someGame();
    reported = refuse('time-out-active', { until: '2026-12-01T00:00:00Z' });
    const refused = await launch(who, game);
    expect(refused.refusal).toBe('time-out-active');
    expect(refused.message).not.toBe('');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ isDemo: false, game: { id: game }, at: kit.testServer.clock.now() });
    expect(asked[0]?.player).toMatchObject({ id: who.id, account: { username: who.username, currency: 'TRY' } });
    expect(await query('select from casino.session where player = $1', [who.id])).toEqual([]);
    reported = null;
    expect((await launch(who, game)).result.replacement).toBeNull();
  });

  it('comes after what the casino knows of the player, and before what it knows of the game', async () => {
    const who = await kit.player();
    const game = await someGame();
    reported = refuse('kyc-required');
    await query("insert into casino.block (player, provider, at) values ($1, 'slotegrator', now())", [who.id]);
    expect((await launch(who, game)).refusal).toBe('kyc-required');
    reported = null;
    expect((await launch(who, game)).refusal).toBe('provider-blocked');
    await query('update players.player set casino_blocked_at = now() where id = $1', [who.id]);
    reported = refuse('kyc-required');
    asked = [];
    expect((await launch(who, game)).refusal).toBe('casino-blocked');
    const guest = await kit.testServer.visitor().call(launchGame, { body: { game_id: game } });
    expect(guest.refusal).toBe('sign-in-to-play');
    expect(asked).toEqual([]);
  });

  it('is asked about the replacement where the game is closed', async () => {
    const who = await kit.player();
    const [closed, open] = await query(
      "select id::text from casino.game where provider = 'slotegrator' and is_active order by id desc limit 2",
    );
    await query('update casino.game set is_active = false, replacement = $2 where id = $1', [closed.id, open.id]);
    expect((await launch(who, closed.id)).result.replacement).toMatchObject({ id: open.id });
    expect(asked.map(({ game }) => game.id)).toEqual([open.id]);
  });
});

describe('a launch by the address of a game', () => {
  const byAddress = (who: Pick<CasinoPlayer, 'call'>, gameId: string, routeProvider = 'amatic') =>
    who.call(launchGame, { body: { game: { route_provider: routeProvider, game_id: gameId } } });

  it('opens the game, or the replacement of one that its provider took off the list', async () => {
    const who = await kit.player();
    const [gone, open] = await query(
      "select id::text, game_id from casino.game where provider = 'amatic' and is_active order by id limit 2",
    );
    expect((await byAddress(who, gone.game_id)).result.replacement).toBeNull();
    await query('update casino.game set is_active = false where id = $1', [gone.id]);
    expect((await byAddress(who, gone.game_id)).refusal).toBe('game-blocked');
    await query('update casino.game set replacement = $2 where id = $1', [gone.id, open.id]);
    expect((await byAddress(who, gone.game_id)).result.replacement).toMatchObject({
      id: open.id,
      routeProvider: 'amatic',
      gameId: open.game_id,
    });
  });

  it('knows no game that there is not, no hidden one and no other provider', async () => {
    const who = await kit.player();
    const [hidden] = await query("select game_id from casino.game where provider = 'pragmaticf' and is_active limit 1");
    expect((await byAddress(who, 'no-such-game')).refusal).toBe('game-not-found');
    expect((await byAddress(who, hidden.game_id, 'pragmaticf')).refusal).toBe('game-not-found');
    expect((await byAddress(who, 'any', 'nosuchprovider')).refusal).toBe('provider-not-configured');
  });

  it('names one game, in one way', async () => {
    const who = await kit.player();
    const id = await someGame();
    const game = { route_provider: 'amatic', game_id: 'any' };
    for (const body of [{}, { game_id: id, game }]) {
      expect((await who.call(launchGame, { body })).refusal).toBe('validation-failed');
    }
  });
});

describe('a live table with hours', () => {
  it('is in the catalogue when it is closed too, with its dealer and its hours; its launch answers when it opens', async () => {
    const who = await kit.player();
    const [table] = await query(
      "select id::text, details -> 'table' as facts from casino.game where provider = 'ezugi' and details #> '{table,hours}' is not null order by game_id limit 1",
    );
    const { dealer, hours } = table.facts;
    const at = (hour: string) => kit.testServer.clock.set(`2026-01-20T${hour}:00Z`);
    const go = () => {
      kit.sandbox.parts.clock.set(kit.testServer.clock.now());
      return launch(who, table.id);
    };
    at(hours.until);
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    expect((await query('select is_active from casino.game where id = $1', [table.id]))[0].is_active).toBe(true);
    const text = JSON.stringify((await kit.testServer.visitor().call(readCatalogue)).result);
    expect(text).toContain(JSON.stringify({ hours, dealer }));
    const closed = await go();
    expect(closed.refusal).toBe('table-closed');
    expect(closed.params.until).toMatch(new RegExp(`^2026-01-2[01]T${hours.from}:00`));
    at(hours.from);
    expect((await go()).status).toBe(0);
  });
});

describe('sessions of one player at one game', () => {
  it('come down to one, the newest, when many launches come at once', async () => {
    const who = await kit.player();
    const game = await someGame();
    const opened = await Promise.all(Array.from({ length: 6 }, () => launch(who, game)));
    const sessions = opened.map(({ result }) => BigInt(result.session)).sort((a, b) => (a < b ? -1 : 1));
    const alive = await query('select id from casino.session s where player = $1 and casino.is_alive(s, $2)', [
      who.id,
      new Date(kit.testServer.clock.now()),
    ]);
    expect(alive.map(({ id }) => BigInt(id))).toEqual([sessions.at(-1)]);
  });

  it('take no stake any more once a newer one is open, and are still paid what they are owed', async () => {
    const who = await kit.player();
    const { gameId } = await kit.open(who, 'slotegrator', 5);
    const call = (action: string, transaction: string, amount: string) =>
      kit.post('/console/callbacks/slotegrator', {
        action,
        player: who.username,
        game: gameId,
        round: 'first',
        transaction,
        amount,
      });
    const [first] = await query('select ref_hash from casino.session where player = $1', [who.id]);
    expect((await call('bet', 'a', '10.00')).text).toContain('90.00');
    const second = await kit.open(who, 'slotegrator', 5);
    const rows = await query(
      'select id::text, closed_at, close_reason from casino.session where player = $1 order by id',
      [who.id],
    );
    expect(rows).toMatchObject([{ close_reason: 'replaced' }, { id: second.session, closed_at: null }]);
    const refusal = await query('select (casino.check_bet($1, $2, $3)).name', [
      {
        session: first.ref_hash.toString('hex'),
        provider: 'slotegrator',
        game: second.id,
        round: 'r',
        roams: false,
      },
      who.id,
      new Date(kit.testServer.clock.now()),
    ]);
    expect(refusal).toEqual([{ name: 'game-session-expired' }]);
    expect((await call('win', 'b', '25.00')).text).toContain('115.00');
  });
});
