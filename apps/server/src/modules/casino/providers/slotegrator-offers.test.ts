import { staffSignIn, validateProvider } from '@ordago/contracts';
import { type GameId, idOf } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

const CHIEF = { username: 'casino_chief', password: 'Ordago-2026' };
let kit: CasinoTestKit;
let chief: Pick<CasinoPlayer, 'call'>;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  const { identity } = kit.testServer.modules;
  await identity.hireStaff({ ...CHIEF, level: 3, parent: null }, { by: 'system', now: kit.testServer.clock.now() });
  chief = kit.testServer.visitor();
  await chief.call(staffSignIn, { body: CHIEF });
});
afterEach(async () => {
  const readings = await kit.testServer.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0).map(({ name }) => name)).toEqual([]);
});
afterAll(() => kit.close());

const validate = (provider = 'slotegrator') => chief.call(validateProvider, { body: { provider } });

describe('the self-validation of Slotegrator', () => {
  it('shows nothing while nobody has one of its games open', async () => {
    const { result } = await validate();
    expect(result).toMatchObject({ is_valid: false, steps: [{ name: 'session', is_ok: false }] });
  });

  it('tries our wallet calls on the newest session, all of them well, and costs its player nothing', async () => {
    const who = await kit.player('100.00');
    await kit.open(who, 'slotegrator', 3);
    const { result } = await validate();
    expect(result.steps.filter(({ is_ok }: { is_ok: boolean }) => !is_ok)).toEqual([]);
    expect(result).toMatchObject({ provider: 'slotegrator', is_valid: true });
    expect(result.steps.length).toBeGreaterThan(9);
    expect(await kit.mainOf(who)).toBe('100.00');
  });

  it('names the fault: a player who may not stake', async () => {
    const who = await kit.player('100.00');
    await kit.open(who, 'slotegrator', 4);
    await kit.testServer.modules.players.ban(who.id, kit.testServer.clock.now());
    const { result } = await validate();
    expect(result.is_valid).toBe(false);
    expect(result.steps.find(({ name }: { name: string }) => name === 'bet')).toMatchObject({
      is_ok: false,
      answer: expect.stringContaining('user-banned'),
    });
  });

  it('is nothing that another provider has', async () => {
    expect((await validate('ezugi')).refusal).toBe('provider-not-configured');
    expect((await validate('nobody')).refusal).toBe('provider-not-configured');
  });
});

describe('free spins of Slotegrator', () => {
  const api = () => kit.testServer.modules.casino.freeRounds;
  const HOUR_MS = 3_600_000;
  const gift = (who: CasinoPlayer, game: string, key: string) => ({
    key,
    game: idOf<GameId>(game),
    player: who.id,
    count: 10,
    stake: 100_000n,
    from: kit.testServer.clock.now(),
    until: (kit.testServer.clock.now() + HOUR_MS) as ReturnType<typeof kit.testServer.clock.now>,
  });
  const play = (key: string) => kit.post(`/console/free-spins/${key}/play`, {});

  it('are given once however often they are, played at the game, and what they win is paid once as such', async () => {
    const who = await kit.player('100.00');
    const { id: game } = await kit.open(who, 'slotegrator', 6);
    const asked = gift(who, game, 'gift-1');
    const one = await api().give(asked);
    const again = await api().give(asked);
    expect(one).toEqual({ status: 'active', count: 10, left: 10, won: 0n });
    expect(again).toEqual(one);
    expect(await api().give({ ...asked, count: 11 })).toMatchObject({ name: 'provider-error' });
    const { body } = await play('gift-1');
    expect(body.state).toBe('settled');
    expect((await play('gift-1')).http).toBe(409);
    const won = (await api().read('slotegrator', 'gift-1')) as { won: bigint };
    expect(won).toMatchObject({ status: 'finished', left: 0 });
    expect(body.won).toBe(`${won.won / 100_000n}.${String((won.won % 100_000n) / 1_000n).padStart(2, '0')}`);
    const { rows } = await kit.testServer.db.pool.query(
      `select t.win_type, t.payout::text, (select max(code) from ledger.entry e where e.op_id = t.op) as code
       from casino.round_transaction t join casino.round r on r.id = t.round where r.player = $1`,
      [who.id],
    );
    const code = won.won > 0n ? 1519 : null;
    expect(rows).toEqual([{ win_type: 'free-round', payout: won.won.toString(), code }]);
    const cents = 10_000n + won.won / 1_000n;
    expect(await kit.mainOf(who)).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
  });

  it('are taken back while they are not played', async () => {
    const who = await kit.player('100.00');
    const { id: game } = await kit.open(who, 'slotegrator', 7);
    await api().give(gift(who, game, 'gift-2'));
    expect(await api().cancel('slotegrator', 'gift-2')).toMatchObject({ status: 'cancelled', left: 10 });
    expect((await play('gift-2')).http).toBe(409);
    expect(await kit.mainOf(who)).toBe('100.00');
  });

  it('are over when their time is', async () => {
    const who = await kit.player('100.00');
    const { id: game } = await kit.open(who, 'slotegrator', 8);
    const asked = gift(who, game, 'gift-3');
    await api().give({ ...asked, until: (asked.from + 60_000) as typeof asked.from });
    kit.testServer.clock.advance(61_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
    expect(await api().read('slotegrator', 'gift-3')).toMatchObject({ status: 'expired' });
    expect((await play('gift-3')).http).toBe(409);
  });

  it('are given by providers that have them, at games that are there', async () => {
    const who = await kit.player();
    const { rows } = await kit.testServer.db.pool.query(
      "select id::text from casino.game where provider = 'ezugi' limit 1",
    );
    expect(await api().give(gift(who, rows[0].id, 'gift-4'))).toMatchObject({ name: 'provider-not-configured' });
    expect(await api().give(gift(who, '999999', 'gift-5'))).toMatchObject({ name: 'game-not-found' });
    expect(await api().read('slotegrator', 'unknown')).toMatchObject({ name: 'provider-error' });
  });
});
