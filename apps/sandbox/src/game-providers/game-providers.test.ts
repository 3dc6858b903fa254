import { randomUUID } from 'node:crypto';
import { launchGame, listCasinoHistory } from '@ordago/contracts';
import { encodeForm, signSlotegrator } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../server/test-support/casino/casino-test-kit.ts';
import { SIMULATORS } from './simulators.ts';
import { SLOTEGRATOR_GAMES } from './slotegrator/simulator.ts';
import { slugOf } from './words.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterEach(() => kit.sandbox.parts.faults.clear());
afterAll(() => kit.close());

/** Draws that take their time have a test of their own. */
const AT_ONCE = Object.keys(SIMULATORS).filter((name) => name !== 'tvbet');

describe.each(AT_ONCE)('playing at %s', (provider) => {
  it('plays rounds whose money, history and books agree', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, provider);
    const session = await kit.as(token).get('');
    expect(session.body).toMatchObject({ provider, currency: 'TRY', balance: '100.00' });
    let balance = 100_00n;
    for (let submission = 0; submission < 5; submission += 1) {
      const { body } = await kit.spin(token, `attempt-000${submission}`);
      expect(body.state).toBe('settled');
      balance += BigInt(body.payout.replace('.', '')) - 100n;
      expect(await kit.mainOf(who)).toBe(body.balance);
      expect(body.balance.replace('.', '')).toBe(String(balance));
    }
    const history = (await who.call(listCasinoHistory)).result;
    expect(history.list).toHaveLength(5);
    expect(history.list[0].balance_after).toBe(await kit.mainOf(who));
    expect(history.list[4].balance_before).toBe('100.00');
  });

  it('plays one round however often the button’s key arrives', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, provider);
    const submissions = await Promise.all([1, 2, 3].map(() => kit.spin(token, 'one-attempt-1')));
    expect(new Set(submissions.map(({ body }) => body.round)).size).toBe(1);
    expect((await who.call(listCasinoHistory)).result.list).toHaveLength(1);
  });

  it('refuses a stake that the player does not have, and shows nothing', async () => {
    const who = await kit.player('0.50');
    const { token } = await kit.open(who, provider);
    expect((await kit.spin(token, 'attempt-0001')).body).toMatchObject({
      state: 'refused',
      outcome: null,
      payout: '0.00',
    });
    expect(await kit.mainOf(who)).toBe('0.50');
  });

  it('takes a bet back that nobody answered, and pays a win until it is acknowledged', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, provider);
    await kit.as(token).get('');
    await kit.sandbox.parts.faults.add({ target: provider, kind: 'timeout', rate: 1, left: 1 });
    expect((await kit.spin(token, 'lost-attempt')).body.state).toBe('cancelled');
    expect(await kit.mainOf(who)).toBe('100.00');
    await kit.sandbox.parts.faults.add({ target: provider, kind: 'duplicate', rate: 1, left: 4 });
    const twice = (await kit.spin(token, 'twice-attempt')).body;
    expect(twice.state).toBe('settled');
    expect(await kit.mainOf(who)).toBe(twice.balance);
  });

  it('sends any call that the console asks for, and hands back the server’s answer', async () => {
    const who = await kit.player();
    const { gameId, session } = await kit.open(who, provider);
    const call = (rest: object) =>
      kit.post(`/console/callbacks/${provider}`, { player: who.username, game: gameId, ...rest });
    const ids = (n: string) => ({ round: `${provider}-${who.id}-r${n}`, transaction: `${provider}-${who.id}-t${n}` });
    const bet = await call({ action: 'bet', session, ...ids('1'), amount: '10.00' });
    expect([bet.http, bet.body.http]).toEqual([200, 200]);
    expect(bet.text).toContain('90.00');
    const win = await call({ action: 'win', ...ids('1'), transaction: `${who.id}-w1`, amount: '2.50' });
    expect(win.text).toContain('92.50');
    for (const tamper of ['signature', 'timestamp', 'body']) {
      await call({ action: 'bet', ...ids(`x${tamper}`), amount: '10.00', tamper });
    }
    expect(await kit.mainOf(who)).toBe('92.50');
    await call({ action: 'betwin', ...ids('2'), amount: '5.00', win: '7.00' });
    expect(await kit.mainOf(who)).toBe('94.50');
    await call({
      action: 'rollback',
      ...ids('3'),
      transaction: `${who.id}-c3`,
      target: ids('3').transaction,
      amount: '1.00',
    });
    await call({ action: 'bet', ...ids('3'), amount: '1.00' });
    expect(await kit.mainOf(who)).toBe('94.50');
    expect((await call({ action: 'shrug' })).http).toBe(400);
  });

  it('plays a round for the console', async () => {
    const who = await kit.player();
    const { gameId, session } = await kit.open(who, provider);
    const round = await kit.post('/console/rounds', { provider, gameId, session, stake: '2.00' });
    expect(round.body).toMatchObject({ state: 'settled', stake: '2.00' });
    expect(await kit.mainOf(who)).toBe(round.body.balance);
  });
});

describe('the books of all of them', () => {
  it('hold every invariant, after rounds, rollbacks and calls of every provider', async () => {
    // A breach stays in the books: read once, it is found whichever provider made it.
    expect((await kit.testServer.modules.ledger.invariants()).filter(({ violations }) => violations > 0)).toEqual([]);
  });
});

describe('the roulette table', () => {
  it('pays chips by the wheel’s number and takes none that lies nowhere', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'evolution', 'ruleta-sevilla');
    const bets = Array.from({ length: 37 }, (_, number) => ({ place: `number-${number}`, stake: '0.10' }));
    const { body } = await kit.spin(token, 'all-numbers', '3.70', { bets });
    expect(body).toMatchObject({ state: 'settled', payout: '3.60' });
    expect((await kit.spin(token, 'nowhere-01', '1.00', { bets: [{ place: 'number-37', stake: '1.00' }] })).http).toBe(
      400,
    );
    expect((await kit.spin(token, 'wrong-sum-1', '2.00', { bets: [{ place: 'red', stake: '1.00' }] })).http).toBe(400);
  });
});

describe('what is peculiar to a provider', () => {
  it('Habanero announces that it tries again, and the money moves once', async () => {
    const who = await kit.player();
    const { gameId } = await kit.open(who, 'habanero');
    const call = (rest: object) =>
      kit.post('/console/callbacks/habanero', { player: who.username, game: gameId, round: `hb-${who.id}`, ...rest });
    const bet = { action: 'bet', transaction: `hb-${who.id}-b`, amount: '10.00' };
    const win = { action: 'win', transaction: `hb-${who.id}-w`, amount: '4.00' };
    for (const attempt of [0, 1, 2]) expect((await call({ ...bet, attempt })).text).toContain('90.00');
    for (const attempt of [0, 1, 2]) expect((await call({ ...win, attempt })).text).toContain('94.00');
    expect(await kit.mainOf(who)).toBe('94.00');
  });

  it.each([
    ['DLV', 'TRY', undefined, 422],
    ['DLV', 'TRY', 'true', 200],
    ['DLV', 'USD', undefined, 200],
    ['KA Gaming', 'TRY', undefined, 422],
    ['Tomhorn', 'TRY', undefined, 200],
  ])('Slotegrator opens a game of %s in %s (substitute: %s) with %d', async (studio, currency, substitute, http) => {
    const fields = {
      game_uuid: SLOTEGRATOR_GAMES.find((game) => game.studio === studio)?.id ?? '',
      player_id: '42',
      player_name: 'lucia',
      currency,
      session_id: `s-${slugOf(studio)}`,
      language: 'es',
      ...(substitute === undefined ? {} : { is_currency_substitute: substitute }),
    };
    const { clock, settings } = kit.sandbox.parts;
    const key = settings.secretOf('slotegrator');
    const proof = signSlotegrator(fields, { merchant: 'ordago', key, nonce: randomUUID(), now: clock.now() });
    const headers = { ...proof, 'content-type': 'application/x-www-form-urlencoded' };
    const call = { method: 'POST', url: '/slotegrator/games/init', headers, payload: encodeForm(fields) } as const;
    expect((await kit.sandbox.app.inject(call)).statusCode).toBe(http);
  });

  it('opens a game of few currencies to a player of another, whose wallet keeps its own', async () => {
    const who = await kit.player();
    const dlv = SLOTEGRATOR_GAMES.find(({ studio }) => studio === 'DLV');
    const { token } = await kit.open(who, 'slotegrator', dlv?.id ?? '');
    expect((await kit.as(token).get('')).body).toMatchObject({ currency: 'TRY' });
  });

  it('Vivo shows the limits of its table and takes nothing outside of them', async () => {
    const who = await kit.player();
    const { gameId, token } = await kit.open(who, 'vivo');
    const { stakes } = (await kit.as(token).get('')).body;
    expect(['0.50', '1.00']).toContain(stakes.min);
    expect(stakes.steps).not.toContain('0.10');
    expect((await kit.spin(token, 'below-it-1', '0.40')).body).toEqual({ error: 'stake-outside-limits' });
    // The operator judges it again, whatever the provider lets through.
    const bet = { action: 'bet', player: who.username, game: gameId, amount: '0.40' };
    expect((await kit.post('/console/callbacks/vivo', bet)).text).toContain('512');
    expect(await kit.mainOf(who)).toBe('100.00');
  });

  it('Jacktop’s link opens its table once, for our client id and a token of ours', async () => {
    const who = await kit.player();
    const { rows } = await kit.testServer.db.pool.query(
      "select id from casino.game where provider = 'jacktop' limit 1",
    );
    const reply = await who.call(launchGame, { body: { game_id: String(rows[0].id) } });
    const go = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
    const foreign = reply.result.url.replace('client_id=ordago', 'client_id=another');
    expect(await go(foreign)).toBe(404);
    expect(await go(reply.result.url.replace(/token=[^&]+/, 'token=1.made-up'))).toBe(403);
    expect(await go(reply.result.url)).toBe(302);
    expect(await go(reply.result.url)).toBe(403);
  });

  it('Upgaming’s page is in a document without origin and leads on to the game', async () => {
    const who = await kit.player();
    const { rows } = await kit.testServer.db.pool.query(
      "select id from casino.game where provider = 'upgaming' limit 1",
    );
    const reply = await who.call(launchGame, { body: { game_id: String(rows[0].id) } });
    const page = await kit.testServer.servers.get('player')?.inject(new URL(reply.result.url).pathname);
    expect(page?.headers['content-security-policy']).toMatch(/^sandbox allow-scripts(?!.*allow-same-origin)/);
    expect(page?.payload).toContain('http-equiv="refresh"');
  });

  it('Outcomebets’ stake and win are one movement: too little money for the stake moves nothing of either', async () => {
    const who = await kit.player('1.00');
    await kit.open(who, 'outcomebets');
    const both = { action: 'betwin', player: who.username, amount: '1.01', win: '50.00' };
    expect((await kit.post('/console/callbacks/outcomebets', both)).text).toContain('ErrNotEnoughMoneyCode');
    expect(await kit.mainOf(who)).toBe('1.00');
    expect((await kit.post('/console/callbacks/outcomebets', { ...both, amount: '1.00' })).text).toContain('50.00');
  });
});
