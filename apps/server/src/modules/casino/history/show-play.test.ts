import {
  launchGame,
  listDailyWinnings,
  listGames,
  listRecentGames,
  listSlotsBetHistory,
  listTrendingGames,
  listWinnings,
  readWinningsVisibility,
  setWinningsVisibility,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

let count = 0;

/** Lets time pass, at the operator and at its providers. */
function pass(ms: number): void {
  kit.testServer.clock.advance(ms);
  kit.sandbox.parts.clock.set(kit.testServer.clock.now());
}

/** Plays one round of a game with that result. (Default: of Slotegrator) */
async function play(
  who: CasinoPlayer,
  game: string,
  amounts: { amount: string; win: string },
  provider = 'slotegrator',
): Promise<string> {
  count += 1;
  const ids = { round: `w-${count}`, transaction: `w-${count}` };
  const call = { action: 'betwin', player: who.username, game, ...ids, ...amounts };
  expect((await kit.post(`/console/callbacks/${provider}`, call)).http).toBe(200);
  // Answers may be ten seconds old.
  pass(10_000);
  return ids.transaction;
}

interface Winning {
  readonly user_name: string;
  readonly game: string;
  readonly multiple: string;
  readonly amount: string;
}

const winnings = async () =>
  (await kit.testServer.visitor().call(listWinnings)).result as { top: Winning[]; latest: Winning[] };

describe('winnings', () => {
  it('are those of real rounds: none before anybody won, the highest multiple first, the latest first', async () => {
    expect(await winnings()).toEqual({ top: [], latest: [], high: [] });
    const who = await kit.player();
    const { gameId } = await kit.open(who, 'slotegrator', 21);
    await play(who, gameId, { amount: '1.00', win: '0' });
    expect(await winnings()).toEqual({ top: [], latest: [], high: [] });
    await play(who, gameId, { amount: '1.00', win: '30.00' });
    await play(who, gameId, { amount: '10.00', win: '40.00' });
    const { top, latest } = await winnings();
    expect(top.map(({ multiple }) => multiple)).toEqual(['30.00', '4.00']);
    expect(latest.map(({ amount }) => amount)).toEqual(['40.00', '30.00']);
    expect((await kit.testServer.visitor().call(listDailyWinnings)).result).toEqual(top);
  });

  it('name nobody', async () => {
    const text = JSON.stringify(await winnings());
    expect(text).toContain('b•••');
    expect(text).not.toContain('bettor_');
  });

  it('leave out what was taken back, and what is older than a day', async () => {
    const who = await kit.player();
    const { gameId } = await kit.open(who, 'slotegrator', 22);
    const key = await play(who, gameId, { amount: '1.00', win: '90.00' });
    expect((await winnings()).top[0]?.multiple).toBe('90.00');
    await kit.testServer.db.pool.query(
      'update casino.round set live_count = 0 where id = (select round from casino.round_transaction where key = $1)',
      [key],
    );
    pass(10_000);
    expect((await winnings()).top[0]?.multiple).toBe('30.00');
    pass(24 * 3_600_000);
    expect(await winnings()).toEqual({ top: [], latest: [], high: [] });
  });
});

describe('a player who stays out of the winnings', () => {
  it('is in none of the lists from then on, keeps their history, and may come back', async () => {
    pass(24 * 3_600_000);
    const who = await kit.player();
    const other = await kit.player();
    const { gameId } = await kit.open(who, 'slotegrator', 23);
    await play(who, gameId, { amount: '1.00', win: '70.00' });
    const { gameId: second } = await kit.open(other, 'slotegrator', 24);
    await play(other, second, { amount: '1.00', win: '20.00' });
    const shown = async () => {
      const { top, latest } = await winnings();
      expect((await kit.testServer.visitor().call(listDailyWinnings)).result).toEqual(top);
      expect(new Set(latest.map(({ amount }) => amount))).toEqual(new Set(top.map(({ amount }) => amount)));
      return top.map(({ amount }) => amount);
    };
    const choose = (isShown: boolean) => who.call(setWinningsVisibility, { body: { shown: isShown } });

    expect((await who.call(readWinningsVisibility)).result).toEqual({ shown: true });
    expect(await shown()).toEqual(['70.00', '20.00']);
    expect((await choose(false)).result).toEqual({ shown: false });
    expect(await shown()).toEqual(['20.00']);
    await play(who, gameId, { amount: '1.00', win: '80.00' });
    expect(await shown()).toEqual(['20.00']);
    expect((await who.call(readWinningsVisibility)).result).toEqual({ shown: false });
    expect((await other.call(readWinningsVisibility)).result).toEqual({ shown: true });
    const { data } = (await who.call(listSlotsBetHistory, { body: {} })).result as { data: { payout: string }[] };
    expect(data.map(({ payout }) => payout)).toEqual(['80.00', '70.00']);
    await choose(true);
    expect(await shown()).toEqual(['80.00', '70.00', '20.00']);
  });

  it('is nobody without an account', async () => {
    expect((await kit.testServer.visitor().call(readWinningsVisibility)).refusal).toBe('unauthorized');
    const asked = await kit.testServer.visitor().call(setWinningsVisibility, { body: { shown: false } });
    expect(asked.refusal).toBe('unauthorized');
  });
});

describe('high rollers', () => {
  const high = async () => ((await winnings()) as unknown as { high: (Winning & { bet: string })[] }).high;

  it('are the largest stakes really placed in the last day, won or not, and nobody below the floor', async () => {
    pass(24 * 3_600_000);
    expect(await high()).toEqual([]);
    const who = await kit.player('50000.00');
    const other = await kit.player('50000.00');
    const { gameId } = await kit.open(who, 'slotegrator', 25);
    const { gameId: second } = await kit.open(other, 'slotegrator', 26);
    await play(who, gameId, { amount: '4999.99', win: '0' });
    expect(await high()).toEqual([]);
    await play(who, gameId, { amount: '5000.00', win: '0' });
    await play(other, second, { amount: '9000.00', win: '18000.00' });
    const rows = await high();
    expect(rows.map(({ bet, amount, multiple }) => [bet, amount, multiple])).toEqual([
      ['9000.00', '18000.00', '2.00'],
      ['5000.00', '0.00', '0.00'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('bettor_');
    // A rolled-back bet does not count, and a hidden player is in no list.
    await kit.testServer.db.pool.query('update casino.round set live_count = 0 where stake = 500000000');
    pass(10_000);
    expect((await high()).map(({ bet }) => bet)).toEqual(['9000.00']);
    await other.call(setWinningsVisibility, { body: { shown: false } });
    expect(await high()).toEqual([]);
    await other.call(setWinningsVisibility, { body: { shown: true } });
    expect(await high()).toHaveLength(1);
    pass(24 * 3_600_000);
    expect(await high()).toEqual([]);
  });

  it('of two currencies are compared by the floors of theirs; a currency without one has none', async () => {
    const who = await kit.player('50000.00');
    const { gameId } = await kit.open(who, 'slotegrator', 27);
    await play(who, gameId, { amount: '6000.00', win: '0' });
    await kit.testServer.db.pool.query(
      `insert into casino.round (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout, live_count,
         first_op, balance_before, balance_after, opened_at, updated_at)
       select provider, 'dollars', player, game, 'USD', wallet, false, 50000000, 0, 1, first_op, 0, 0, opened_at, updated_at
       from casino.round order by id desc limit 1`,
    );
    pass(10_000);
    expect((await high()).map(({ bet }) => bet)).toEqual(['500.00', '6000.00']);
    await kit.testServer.db.pool.query("delete from casino.high_roller_floor where currency = 'USD'");
    pass(10_000);
    expect((await high()).map(({ bet }) => bet)).toEqual(['6000.00']);
  });
});

describe('games of a hidden provider', () => {
  const HIDDEN = 'pragmaticf';

  it('are in no list of winnings or high stakes, and are no trend', async () => {
    pass(24 * 3_600_000);
    const players = [await kit.player('50000.00'), await kit.player('50000.00')];
    for (const who of players) {
      const { gameId } = await kit.open(who, HIDDEN);
      await play(who, gameId, { amount: '6000.00', win: '9000.00' }, HIDDEN);
    }
    const sql = 'select count(*)::int as rounds from casino.round where provider = $1 and payout > stake';
    expect((await kit.testServer.db.pool.query(sql, [HIDDEN])).rows).toEqual([{ rounds: 2 }]);
    pass(60_000);
    expect(await winnings()).toEqual({ top: [], latest: [], high: [] });
    expect((await kit.testServer.visitor().call(listTrendingGames)).result.games).toEqual([]);
  });
});

describe('recent games', () => {
  it('are the player’s own, each once, the newest first; a guest has none', async () => {
    const who = await kit.player();
    expect((await who.call(listRecentGames)).result).toEqual([]);
    const games = (await who.call(listGames, { query: { routeProvider: 'slotegrator' } })).result as { id: string }[];
    const [first, second] = games.map(({ id }) => id);
    for (const id of [first, second, first]) await who.call(launchGame, { body: { game_id: id } });
    expect((await who.call(listRecentGames)).result).toEqual([first, second]);
    const other = await kit.player();
    expect((await other.call(listRecentGames)).result).toEqual([]);
    expect((await kit.testServer.visitor().call(listRecentGames)).refusal).toBe('unauthorized');
  });
});

describe('trending games', () => {
  const trending = async () => (await kit.testServer.visitor().call(listTrendingGames)).result;

  it('are what several players opened in the last day, the most first; what one opens alone is none', async () => {
    pass(24 * 3_600_000);
    expect(await trending()).toEqual({ hours: '24', trend: 'most-opened', games: [] });
    const players = [await kit.player(), await kit.player(), await kit.player()] as const;
    const games = (await players[0].call(listGames, { query: { routeProvider: 'slotegrator' } })).result as {
      id: string;
    }[];
    const [few = '', many = '', alone = ''] = games.map(({ id }) => id);
    const open = async (who: CasinoPlayer, id: string) =>
      expect((await who.call(launchGame, { body: { game_id: id } })).result).toMatchObject({ replacement: null });
    for (const who of players) await open(who, many);
    for (const who of players.slice(0, 2)) await open(who, few);
    for (let i = 0; i < 4; i += 1) await open(players[0], alone);
    // Answers may be a minute old.
    expect(await trending()).toEqual({ hours: '24', trend: 'most-opened', games: [] });
    pass(60_000);
    const expected = [
      { game_id: many, players: '3' },
      { game_id: few, players: '2' },
    ];
    expect(await trending()).toEqual({ hours: '24', trend: 'growing', games: expected });
    pass(24 * 3_600_000);
    expect(await trending()).toEqual({ hours: '24', trend: 'most-opened', games: [] });
    // The same as yesterday is more than the mean of a week that had nothing else; for seven days the same is no growth.
    const everyDay = async () => {
      for (const who of players) await open(who, many);
      pass(24 * 3_600_000);
    };
    for (let day = 0; day < 7; day += 1) await everyDay();
    for (const who of players) await open(who, many);
    for (const who of players.slice(0, 2)) await open(who, few);
    pass(60_000);
    expect(await trending()).toEqual({
      hours: '24',
      trend: 'growing',
      games: [{ game_id: few, players: '2' }],
    });
  });
});
